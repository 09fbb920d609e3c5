import { dayOfInstant, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { type SchoolRow, schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { useState } from 'react'
import { linkTo } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { NewSchoolDialog } from './dialogs/NewSchoolDialog.tsx'
import { SchoolFilters } from './SchoolFilters.tsx'
import { nameIn, untilWords } from './words.ts'

/** All schools of the platform. */
export default function SchoolsPage() {
  const table = useTable(schoolRegistry.list, { usual: 'name', file: schoolRegistry.file })
  const [adding, setAdding] = useState(false)

  return (
    <Screen
      title={text('school-registry.title')}
      lead={text('school-registry.lead')}
      actions={
        <Button kind="main" onClick={() => setAdding(true)}>
          {text('school-registry.add')}
        </Button>
      }
    >
      <ListTable
        table={table}
        caption={text('school-registry.title')}
        columns={columns()}
        searchLabel={text('school-registry.search')}
        filters={<SchoolFilters asked={table.asked} onFilter={table.onFilter} />}
        empty={<EmptyList title={text('school-registry.none')} text={text('school-registry.none-hint')} />}
      />
      {adding && <NewSchoolDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

const columns = (): Column<SchoolRow>[] => [
  {
    key: 'name',
    title: text('school-registry.name'),
    sortable: true,
    cell: ({ id, name }) => <Link href={linkTo('/platform/schools/:schoolId', { schoolId: id })}>{nameIn(name)}</Link>,
  },
  { key: 'bin', title: text('school-registry.bin'), cell: ({ bin }) => bin },
  { key: 'region', title: text('school-registry.region'), cell: ({ region }) => nameIn(region) },
  { key: 'heads', title: text('school-registry.heads'), cell: ({ heads }) => heads.join(', ') || '—' },
  { key: 'students', title: text('school-registry.students'), align: 'end', cell: ({ students }) => students },
  { key: 'staff', title: text('school-registry.staff'), align: 'end', cell: ({ staff }) => staff },
  { key: 'subscribedUntil', title: text('school-registry.subscription'), cell: untilWords },
  {
    key: 'blockedAt',
    title: text('school-registry.state'),
    cell: ({ blockedAt }) => (
      <Badge tone={blockedAt ? 'danger' : 'success'}>
        {text(blockedAt ? 'school-registry.state-blocked' : 'school-registry.state-open')}
      </Badge>
    ),
  },
  {
    key: 'createdAt',
    title: text('school-registry.created'),
    sortable: true,
    cell: ({ createdAt }) => dottedOf(dayOfInstant(createdAt)),
  },
]
