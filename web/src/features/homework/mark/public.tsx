import { homeworkAnswered, homeworkChanged } from '@qalam/contract/homework/events.ts'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { waiting } from './reads.ts'

/** How much homework waits to be done or scored, beside the entry of the menu. */
export function WaitingMark() {
  const { role } = useUser()
  return role === 'parent' ? null : <Count />
}

function Count() {
  const { data } = useQuery(waiting)
  useLive(homeworkChanged, () => [waiting], [waiting])
  useLive(homeworkAnswered, () => [waiting])
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <Badge tone="accent">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{text('homework.waiting-count', { count })}</span>
    </Badge>
  )
}
