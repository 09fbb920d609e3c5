import type { QuestionRow } from '@qalam/contract/question-bank/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { builderAddress } from '#features/content/builder/public.tsx'
import { saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Link } from '#ui/page/Link.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import styles from './Bank.module.css'
import { historyOf } from './reads.ts'
import { VersionDialog } from './VersionDialog.tsx'

/** The versions of a question, and the documents it stands in. */
export function HistoryDialog({ row, onClose }: { row: QuestionRow; onClose: () => void }) {
  const { data, error, refetch } = useQuery(historyOf(row.id))
  const [shown, setShown] = useState<number | null>(null)
  if (shown !== null)
    return <VersionDialog uuid={row.id} number={shown} onBack={() => setShown(null)} onClose={onClose} />

  return (
    <Dialog title={text('bank.history')} width={700} onClose={onClose}>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          <h3>{text('content.used')}</h3>
          <DataTable
            caption={text('content.used')}
            rows={data.uses}
            rowKey={({ uuid }) => uuid}
            columns={[
              {
                key: 'title',
                title: text('content.title'),
                cell: ({ kind, uuid, title }) => <Link href={builderAddress(kind, uuid)}>{title}</Link>,
              },
              { key: 'kind', title: text('content.kind'), cell: ({ kind }) => text(`content.kind-${kind}`) },
              { key: 'owner', title: text('content.owner'), cell: ({ owner }) => owner },
            ]}
            empty={<EmptyList title={text('bank.no-uses')} />}
          />
          <h3>{text('content.versions')}</h3>
          <DataTable
            caption={text('content.versions')}
            rows={data.versions}
            rowKey={({ number }) => number}
            columns={[
              { key: 'number', title: text('content.version'), align: 'center', cell: ({ number }) => number },
              {
                key: 'prompt',
                title: text('bank.prompt'),
                cell: ({ number, prompt }) => (
                  <button type="button" className={styles.open} onClick={() => setShown(number)}>
                    {prompt}
                  </button>
                ),
              },
              { key: 'by', title: text('bank.by'), cell: ({ by }) => by },
              { key: 'at', title: text('content.changed'), cell: ({ at }) => momentText(at) },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}
