import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { numbers } from '../reads.ts'
import { useChatLive } from '../useChatLive.ts'

/** How many messages are unread, beside the entry of the menu. */
export function UnreadMark() {
  const { data } = useQuery(numbers())
  useChatLive()
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <Badge tone="accent">
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
      <span className="sr-only">{text('chat.unread', { count: unread })}</span>
    </Badge>
  )
}
