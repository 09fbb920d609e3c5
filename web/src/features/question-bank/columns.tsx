import { type QuestionRow, questionBank } from '@qalam/contract/question-bank/api.ts'
import { everyQuestion } from '#features/content/builder/public.tsx'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import styles from './Bank.module.css'

export type OpenQuestionDialog = { kind: 'type' | 'import' } | { kind: 'edit' | 'history'; row: QuestionRow }
type Options = { isMine: boolean; open: (what: OpenQuestionDialog) => void }

export function columns({ isMine, open }: Options): Column<QuestionRow>[] {
  const owner: Column<QuestionRow> = {
    key: 'owner',
    title: text('content.owner'),
    cell: ({ owner: whose }) => whose.name,
  }
  return [
    {
      key: 'prompt',
      title: text('bank.prompt'),
      sortable: true,
      cell: (row) => (
        <span className={styles.prompt}>
          <button type="button" className={styles.open} onClick={() => open({ kind: 'edit', row })}>
            {row.prompt}
          </button>
          <StateBadge row={row} />
        </span>
      ),
    },
    { key: 'type', title: text('bank.type'), cell: ({ type }) => text(`content.type-${type}`) },
    { key: 'subject', title: text('content.subject'), cell: placeOf },
    { key: 'objectives', title: text('bank.objectives'), cell: ({ objectives }) => objectives.join(', ') || '—' },
    {
      key: 'difficulty',
      title: text('bank.difficulty'),
      cell: ({ difficulty }) => text(`bank.difficulty-${difficulty}`),
    },
    { key: 'points', title: text('content.points'), align: 'center', cell: ({ points }) => points },
    { key: 'used', title: text('bank.used'), align: 'center', cell: ({ used }) => used },
    ...(isMine ? [] : [owner]),
    {
      key: 'updatedAt',
      title: text('content.changed'),
      sortable: true,
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    {
      key: 'acts',
      title: text('content.acts'),
      bare: true,
      align: 'end',
      cell: (row) => <Acts row={row} open={open} />,
    },
  ]
}

/** The subject and the class. */
const placeOf = ({ subject, parallel }: QuestionRow): string =>
  [subject && named(subject.name), parallel].filter((part) => part !== null).join(', ') || '—'

/** Whether the school has it too, or nobody any more; a table of a school's window has no room for a column of it. */
function StateBadge({ row: { shared, archived } }: { row: QuestionRow }) {
  if (archived) return <Badge>{text('content.state-archived')}</Badge>
  return shared ? <Badge tone="accent">{text('content.shared')}</Badge> : null
}

/** The day on one line; where there is no room the time goes below it. */
function When({ at }: { at: string }) {
  const [day = '', time = ''] = momentText(at).split(', ')
  return (
    <>
      <span className={styles.when}>{day},</span> <span className={styles.when}>{time}</span>
    </>
  )
}

function Acts({ row, open }: { row: QuestionRow; open: Options['open'] }) {
  const share = useCommand(questionBank.share, { refresh: everyQuestion })
  const archive = useCommand(questionBank.archive, { refresh: everyQuestion })
  const params = { uuid: row.id }
  const own = [
    {
      label: text(row.shared ? 'content.unshare' : 'content.share'),
      onSelect: () =>
        share.mutate(
          { params, body: { shared: !row.shared } },
          { onSuccess: () => tellSuccess(text(row.shared ? 'content.not-shared' : 'content.is-shared')) },
        ),
    },
    {
      label: text(row.archived ? 'content.take-back' : 'content.archive'),
      onSelect: () =>
        archive.mutate(
          { params, body: { archived: !row.archived } },
          { onSuccess: () => tellSuccess(text(row.archived ? 'content.taken-back' : 'content.put-away')) },
        ),
    },
  ]
  return (
    <Menu
      face="dots"
      align="end"
      label={text('content.acts-of', { title: row.prompt })}
      items={[
        { label: text(row.can.edit ? 'common.edit' : 'content.preview'), onSelect: () => open({ kind: 'edit', row }) },
        { label: text('bank.history'), onSelect: () => open({ kind: 'history', row }) },
        ...(row.can.edit ? own : []),
      ]}
    />
  )
}
