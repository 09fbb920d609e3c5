export { RosterButton } from './RosterButton.tsx'
