import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { ClosingReminders } from '#features/period-marks/public.tsx'
import { useQuarter } from '#platform/quarter.ts'
import { linkTo, useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { journalGroups } from './reads.ts'

/** Groups whose journals the caller may open (R-2.4-01). */
export default function GroupsPage() {
  const [{ search = '' }, change] = useFilters()
  const asked = useDeferredValue(search)
  const quarter = useDeferredValue(useQuarter())
  const { data: groups } = useSuspenseQuery(journalGroups(asked, quarter))

  return (
    <Screen title={text('journal.groups')}>
      <Suspense>
        <ClosingReminders />
      </Suspense>
      <SearchField
        label={text('journal.search-group')}
        value={search}
        max={50}
        onChange={(words) => change({ search: words || undefined })}
      />
      <DataTable
        caption={text('journal.groups')}
        asCards
        rowLinks
        rows={groups}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'label',
            title: text('journal.group'),
            cell: ({ id, label }) => (
              <Link href={linkTo('/control/journal/groups/:groupId', { groupId: id })}>{label}</Link>
            ),
          },
          { key: 'lead', title: text('journal.lead'), cell: ({ lead }) => lead ?? '—' },
          { key: 'students', title: text('journal.students'), align: 'end', cell: ({ students }) => students },
          { key: 'plans', title: text('journal.plans'), align: 'end', cell: ({ plans }) => plans },
        ]}
        empty={
          asked ? (
            <EmptyList title={text('journal.no-group-found')} text={text('journal.no-group-found-hint')} />
          ) : (
            <EmptyList title={text('journal.no-groups')} text={text('journal.no-groups-hint')} />
          )
        }
      />
    </Screen>
  )
}
