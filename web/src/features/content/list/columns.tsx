import { type ContentRow, content } from '@qalam/contract/content/api.ts'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { builderAddress, readingAddress } from '../addresses.ts'
import { everyList } from '../reads.ts'

export type OpenContentDialog = { kind: 'create' } | { kind: 'copy' | 'delete' | 'used'; row: ContentRow }

type Options = { isLecture: boolean; isMine: boolean; open: (what: OpenContentDialog) => void }

export function columns({ isLecture, isMine, open }: Options): Column<ContentRow>[] {
  const kind: Column<ContentRow> = {
    key: 'kind',
    title: text('content.kind'),
    cell: (row) => text(`content.kind-${row.kind}`),
  }
  const owner: Column<ContentRow> = {
    key: 'owner',
    title: text('content.owner'),
    cell: ({ owner: whose }) => whose.name,
  }
  return [
    { key: 'title', title: text('content.title'), sortable: true, cell: (row) => <Title row={row} /> },
    ...(isLecture ? [] : [kind]),
    { key: 'subject', title: text('content.subject'), cell: ({ subject }) => (subject ? named(subject.name) : '—') },
    { key: 'parallel', title: text('content.parallel'), align: 'center', cell: ({ parallel }) => parallel ?? '—' },
    {
      key: 'language',
      title: text('content.language'),
      cell: ({ language }) => text(`content.in-${language}`),
    },
    ...(isMine ? [] : [owner]),
    { key: 'state', title: text('content.state'), cell: (row) => <State row={row} /> },
    {
      key: 'updatedAt',
      title: text('content.changed'),
      sortable: true,
      cell: ({ updatedAt }) => momentText(updatedAt),
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

const Title = ({ row }: { row: ContentRow }) => (
  <Link href={row.can.edit ? builderAddress(row.kind, row.id) : readingAddress(row.kind, row.id)}>{row.title}</Link>
)

const tones = { draft: 'neutral', published: 'success', changed: 'warning', archived: 'neutral' } as const

const State = ({ row }: { row: ContentRow }) => (
  <>
    <Badge tone={tones[row.state]}>
      {text(`content.state-${row.state}`)}
      {row.number > 0 && ` · ${row.number}`}
    </Badge>{' '}
    {row.can.edit && row.shared && <Badge tone="accent">{text('content.shared')}</Badge>}
  </>
)

function Acts({ row, open }: { row: ContentRow; open: (what: OpenContentDialog) => void }) {
  const share = useCommand(content.share, { refresh: everyList })
  const archive = useCommand(content.archive, { refresh: everyList })
  const params = { uuid: row.id }
  const isArchived = row.state === 'archived'
  const say = (key: 'content.put-away' | 'content.taken-back' | 'content.is-shared' | 'content.not-shared') => ({
    onSuccess: () => tellSuccess(text(key)),
  })
  const own = [
    {
      label: text(row.shared ? 'content.unshare' : 'content.share'),
      onSelect: () =>
        share.mutate(
          { params, body: { shared: !row.shared } },
          say(row.shared ? 'content.not-shared' : 'content.is-shared'),
        ),
    },
    {
      label: text(isArchived ? 'content.take-back' : 'content.archive'),
      onSelect: () =>
        archive.mutate(
          { params, body: { archived: !isArchived } },
          say(isArchived ? 'content.taken-back' : 'content.put-away'),
        ),
    },
    ...(row.can.remove
      ? [{ label: text('common.delete'), danger: true, onSelect: () => open({ kind: 'delete', row }) }]
      : []),
  ]

  return (
    <Menu
      face="dots"
      align="end"
      label={text('content.acts-of', { title: row.title })}
      items={[
        ...(row.can.edit ? [{ label: text('common.edit'), href: builderAddress(row.kind, row.id) }] : []),
        { label: text('content.preview'), href: readingAddress(row.kind, row.id) },
        { label: text('content.copy'), onSelect: () => open({ kind: 'copy', row }) },
        { label: text('content.used'), onSelect: () => open({ kind: 'used', row }) },
        ...(row.can.edit ? own : []),
      ]}
    />
  )
}
