import type { OpenTalk, Talk } from '@qalam/contract/chat/shapes.ts'
import { text } from '#platform/text.ts'

/** What a talk is called. */
export function titleOf({ kind, title }: Pick<Talk | OpenTalk, 'kind' | 'title'>): string {
  if (kind === 'announcement') return text('chat.staff-talk')
  if (kind === 'class') return text('chat.class-of', { label: title ?? '' })
  return title ?? ''
}
