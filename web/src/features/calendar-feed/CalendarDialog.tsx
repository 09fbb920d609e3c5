import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Calendar.module.css'
import { OneFeed } from './OneFeed.tsx'
import { feeds } from './reads.ts'

/** The secret addresses of the own lessons, or of those of each child. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(feeds)

  return (
    <Dialog title={text('calendar-feed.title')} width={540} onClose={onClose}>
      <p>{text('calendar-feed.lead')}</p>
      <p className={styles.note}>{text('calendar-feed.secret')}</p>
      {!data && <TableSkeleton />}
      <ul className={styles.feeds}>
        {data?.map((feed) => (
          <OneFeed key={feed.userId} feed={feed} />
        ))}
      </ul>
    </Dialog>
  )
}
