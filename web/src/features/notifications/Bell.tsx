import { familiesNotified, peopleNotified } from '@qalam/contract/notifications/events.ts'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import styles from './Notifications.module.css'
import { everyNotice, unreadNotices } from './reads.ts'

/** How many notices wait, on every page; leads to them. */
export function Bell() {
  const { data } = useQuery(unreadNotices)
  useLive(peopleNotified, () => everyNotice, everyNotice)
  useLive(familiesNotified, () => everyNotice)
  const count = data?.count ?? 0
  const shown = count > 99 ? '99+' : String(count)
  const label = count > 0 ? text('notifications.bell', { count: shown }) : text('notifications.bell-none')

  return (
    <Link href="/notifications" className={styles.bell} aria-label={label} title={label}>
      <IconBell aria-hidden size={20} />
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {shown}
        </span>
      )}
    </Link>
  )
}
