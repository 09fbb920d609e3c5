import type { Group } from '@qalam/contract/groups/group.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'

const label = (): Column<Group> => ({
  key: 'label',
  title: text('groups.label'),
  sortable: true,
  cell: ({ id, label }) => <Link href={linkTo('/v3/backoffice/groups/:groupId', { groupId: id })}>{label}</Link>,
})
const lang = (): Column<Group> => ({
  key: 'lang',
  title: text('groups.lang'),
  sortable: true,
  cell: ({ eduLang }) => text(`dictionaries.language.${eduLang}`),
})
const lead = (): Column<Group> => ({
  key: 'lead',
  title: text('groups.lead'),
  sortable: true,
  cell: ({ lead }) => lead?.name ?? '—',
})

export const columns = (): Column<Group>[] => [
  label(),
  lang(),
  lead(),
  {
    key: 'students',
    title: text('groups.students'),
    sortable: true,
    align: 'center',
    cell: ({ students }) => students,
  },
  {
    key: 'boys',
    title: text('groups.boys-girls'),
    align: 'center',
    cell: ({ boys, girls }) => `${boys} / ${girls}`,
  },
  {
    key: 'shift',
    title: text('groups.shift'),
    sortable: true,
    align: 'center',
    cell: ({ timeScheme }) => timeScheme?.shift ?? '—',
  },
  { key: 'scheme', title: text('groups.scheme'), cell: ({ timeScheme }) => timeScheme?.name ?? '—' },
  {
    key: 'statistic',
    title: text('groups.statistic'),
    cell: ({ isInStatistic }) =>
      isInStatistic === 1 ? text('groups.online') : <Badge>{text('groups.offline')}</Badge>,
  },
]

export const archiveColumns = (): Column<Group>[] => [
  label(),
  { key: 'year', title: text('groups.year'), cell: ({ year }) => `${year}/${String(year + 1).slice(2)}` },
  lang(),
  lead(),
  { key: 'archivedOn', title: text('groups.archived-on'), cell: ({ archivedOn }) => dottedOf(archivedOn ?? '') },
]

export const actsColumn = (acts: (group: Group) => MenuItem[]): Column<Group> => ({
  key: 'actions',
  title: text('groups.actions'),
  bare: true,
  align: 'end',
  cell: (group) => (
    <Menu face="dots" align="end" label={text('groups.actions-of', { label: group.label })} items={acts(group)} />
  ),
})
