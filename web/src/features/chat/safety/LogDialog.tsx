import { chat } from '@qalam/contract/chat/api.ts'
import { useQuery } from '@tanstack/react-query'
import { call, saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Safety.module.css'

/** What was written in an opened talk. Each look is logged, so it is asked for once and kept nowhere. */
export function LogDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['log of a talk', uuid],
    queryFn: () => call(chat.opened, { params: { uuid }, body: {} }, { silent: true }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  return (
    <Dialog title={text('chat.log-title')} width={700} onClose={onClose}>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={4} columns={3} />}
      {data?.rows.length === 0 && <EmptyList title={text('chat.log-none')} />}
      <ol className={styles.log}>
        {data?.rows.map((row) => (
          <li key={`${row.seq} ${row.act} ${row.at}`}>
            <span className={styles.muted}>
              {momentText(row.at)} · {row.author} · {text(`chat.act-${row.act}`)}
              {row.by !== row.author && ` (${row.by})`}
            </span>
            <p>{row.text || text('chat.files-mark')}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
