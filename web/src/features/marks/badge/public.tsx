// A door of its own: who only shows a mark loads neither the boards on which marks are written nor their words.
export { MarkBadge } from './MarkBadge.tsx'
