import { useQuery } from '@tanstack/react-query'
import { saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usesOf } from '../../reads.ts'

/** The published versions of a document, and the copies that were made of it. */
export function UsesDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(usesOf(uuid))

  return (
    <Dialog title={text('content.used')} width={700} onClose={onClose}>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <>
          <h3>{text('content.versions')}</h3>
          <DataTable
            caption={text('content.versions')}
            rows={data.versions}
            rowKey={(version) => version.uuid}
            columns={[
              { key: 'number', title: text('content.version'), align: 'center', cell: ({ number }) => number },
              { key: 'title', title: text('content.title'), cell: ({ title }) => title },
              { key: 'points', title: text('content.points'), align: 'center', cell: ({ maxScore }) => maxScore },
              { key: 'at', title: text('content.published-at'), cell: ({ at }) => momentText(at) },
            ]}
            empty={<EmptyList title={text('content.no-versions')} />}
          />
          <h3>{text('content.copies')}</h3>
          <DataTable
            caption={text('content.copies')}
            rows={data.copies}
            rowKey={(copy) => copy.uuid}
            columns={[
              { key: 'title', title: text('content.title'), cell: ({ title }) => title },
              { key: 'owner', title: text('content.owner'), cell: ({ owner }) => owner },
              { key: 'at', title: text('content.copied-at'), cell: ({ at }) => momentText(at) },
            ]}
            empty={<EmptyList title={text('content.no-copies')} />}
          />
        </>
      )}
    </Dialog>
  )
}
