import type { Unfilled } from '@qalam/contract/home/api.ts'
import IconPrint from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useQuarter } from '#platform/quarter.ts'
import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { Toolbar } from '#ui/table/Toolbar.tsx'
import styles from './Home.module.css'
import { named } from './named.ts'
import { unfilled, unfilledIn } from './reads.ts'

const usual = '-unmarked'

/** Journals with lessons that were held and not filled, most of them first; narrowed by class and teacher. */
export default function UnfilledPage() {
  const quarter = useQuarter()
  const [filters, change] = useFilters()
  const asked = unfilledIn(filters)
  const { data: first } = useSuspenseQuery(unfilled(quarter, { page: 1 }))
  const { data = first } = useQuery({ ...unfilled(quarter, asked), placeholderData: keepPreviousData })
  const sort = asked.sort ?? usual
  const isNarrowed = asked.groupId !== undefined || asked.teacherId !== undefined

  return (
    <Screen
      title={text('home.unfilled')}
      lead={text('home.unfilled-lead')}
      actions={
        <Button icon={<IconPrint aria-hidden />} className={styles.wide} onClick={() => window.print()}>
          {text('common.print')}
        </Button>
      }
    >
      <Toolbar>
        <SearchSelect
          label={text('home.group')}
          bare
          placeholder={text('home.every-group')}
          value={asked.groupId ?? null}
          onChange={(group) => change({ group: group ?? undefined, page: undefined })}
          choices={data.groups.map(({ id, label }) => ({ value: id, label }))}
        />
        <SearchSelect
          label={text('home.teacher')}
          bare
          placeholder={text('home.every-teacher')}
          value={asked.teacherId ?? null}
          onChange={(teacher) => change({ teacher: teacher ?? undefined, page: undefined })}
          choices={data.teachers.map(({ id, label }) => ({ value: id, label }))}
        />
      </Toolbar>
      <DataTable
        caption={text('home.unfilled')}
        asCards
        rowLinks
        rows={data.rows}
        rowKey={({ calendarPlanUuid }) => calendarPlanUuid}
        columns={columns()}
        sort={{ key: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }}
        onSort={({ key, direction }) => change({ sort: direction === 'desc' ? `-${key}` : key, page: undefined })}
        empty={
          isNarrowed ? (
            <EmptyList
              title={text('home.unfilled-none-here')}
              action={
                <Button onClick={() => change({ group: undefined, teacher: undefined, page: undefined })}>
                  {text('home.clear-filters')}
                </Button>
              }
            />
          ) : (
            <EmptyList title={text('home.unfilled-none')} text={text('home.unfilled-none-hint')} />
          )
        }
      />
      <Pager
        page={data.page}
        pages={Math.ceil(data.total / data.pageSize)}
        onPage={(page) => change({ page: page === 1 ? undefined : page })}
      />
    </Screen>
  )
}

const columns = (): Column<Unfilled>[] => [
  { key: 'group', title: text('home.group'), sortable: true, cell: ({ group }) => group.label },
  { key: 'subject', title: text('home.subject'), cell: (row) => <Journal row={row} /> },
  { key: 'teacher', title: text('home.teacher'), sortable: true, cell: ({ teacher }) => teacher.label },
  { key: 'held', title: text('home.held'), align: 'end', cell: ({ held }) => held },
  {
    key: 'unmarked',
    title: text('home.unmarked'),
    align: 'end',
    sortable: true,
    cell: ({ unmarked }) => <strong>{unmarked}</strong>,
  },
  {
    key: 'unconducted',
    title: text('home.unconducted'),
    align: 'end',
    sortable: true,
    cell: ({ unconducted }) => unconducted,
  },
]

const Journal = ({ row: { group, subject, subgroup, calendarPlanUuid } }: { row: Unfilled }) => (
  <Link
    href={linkTo('/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/quarter', {
      groupId: group.id,
      calendarPlanUuid,
      subjectId: subject.id,
    })}
  >
    {[named(subject.name), subgroup && text('journal.subgroup', { label: subgroup })].filter(Boolean).join(' · ')}
  </Link>
)
