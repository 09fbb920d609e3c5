export { SettingsTabs } from './SettingsTabs.tsx'
