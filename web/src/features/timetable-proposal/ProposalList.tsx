import type { ProposalSummary } from '@qalam/contract/timetable-proposal/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Link } from '#ui/page/Link.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

export function ProposalList({ proposals }: { proposals: readonly ProposalSummary[] }) {
  return (
    <Card title={text('timetable-proposal.list')}>
      <DataTable
        asCards
        rowLinks
        caption={text('timetable-proposal.list')}
        columns={columns()}
        rows={proposals}
        rowKey={({ uuid }) => uuid}
        empty={<EmptyList title={text('timetable-proposal.none')} />}
      />
    </Card>
  )
}

const columns = (): Column<ProposalSummary>[] => [
  {
    key: 'at',
    title: text('timetable-proposal.at'),
    cell: ({ uuid, at, applied }) => (
      <>
        <Link href={`/backoffice/timetable-proposal/${uuid}`}>{momentText(at)}</Link>{' '}
        {applied && <Badge tone="success">{text('timetable-proposal.applied')}</Badge>}
      </>
    ),
  },
  { key: 'by', title: text('timetable-proposal.by'), cell: ({ by }) => by },
  { key: 'lessons', title: text('timetable-proposal.lessons'), align: 'end', cell: ({ lessons }) => lessons },
  { key: 'unplaced', title: text('timetable-proposal.unplaced'), align: 'end', cell: ({ unplaced }) => unplaced },
]
