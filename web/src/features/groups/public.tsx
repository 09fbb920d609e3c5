export { GroupsTabs } from './GroupsTabs.tsx'
