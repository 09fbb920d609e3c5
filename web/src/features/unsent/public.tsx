export { type Doubt, Doubts } from './Doubts.tsx'
export { HereBadge, QueueState } from './QueueState.tsx'
