import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { unreadNow } from './reads.ts'

/** How much news is unread, beside the entry of the menu. */
export function UnreadMark() {
  const { data } = useQuery(unreadNow)
  const unread = data?.count ?? 0
  if (unread === 0) return null
  return (
    <Badge tone="accent">
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{text('article.unread-count', { count: unread })}</span>
    </Badge>
  )
}
