export { CheckCard } from './CheckCard.tsx'
export { RosterButton } from './RosterButton.tsx'
