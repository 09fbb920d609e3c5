import type { CheckLine } from '@qalam/contract/live-lesson/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

type Props = { checks: readonly CheckLine[]; onOpen: (uuid: string) => void }

/** What the class was asked in this lesson, newest first. */
export const AskedBefore = ({ checks, onOpen }: Props) => (
  <DataTable
    caption={text('live.checks')}
    columns={columnsOf(onOpen)}
    rows={checks}
    rowKey={({ uuid }) => uuid}
    asCards
  />
)

const what = ({ kind }: CheckLine): string => text(`live.${kind}`)

const columnsOf = (onOpen: Props['onOpen']): Column<CheckLine>[] => [
  { key: 'what', title: text('live.what'), cell: what },
  { key: 'at', title: text('live.asked-at'), cell: ({ startedAt }) => momentText(startedAt) },
  {
    key: 'answered',
    title: text('live.answered'),
    align: 'center',
    cell: ({ counts }) => `${counts.answered} / ${counts.asked}`,
  },
  { key: 'no-answer', title: text('live.column-no-answer'), align: 'center', cell: ({ counts }) => counts.noAnswer },
  {
    key: 'not-reached',
    title: text('live.column-not-reached'),
    align: 'center',
    cell: ({ counts }) => counts.notReached,
  },
  {
    key: 'open',
    title: text('live.open'),
    bare: true,
    align: 'end',
    cell: (check) => (
      <>
        {check.running && <Badge tone="accent">{text('live.running')}</Badge>}{' '}
        <Button
          size="small"
          aria-label={text('live.open-check', { what: what(check), at: momentText(check.startedAt) })}
          onClick={() => onOpen(check.uuid)}
        >
          {text('live.open')}
        </Button>
      </>
    ),
  },
]
