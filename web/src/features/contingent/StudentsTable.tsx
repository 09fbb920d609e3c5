import { contingent, type Student } from '@qalam/contract/contingent/api.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { type ReactNode, useState } from 'react'
import { SheetsDialog } from '#features/personnel/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { Avatar } from '#ui/page/Avatar.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { everything } from './reads.ts'
import { StudentFilters } from './StudentFilters.tsx'

type Fixed = { archive?: 'yes' | undefined; groupId?: number }

/** A list of students: of the school, of its archive, or of one group. */
export function StudentsTable({ fixed, empty }: { fixed: Fixed; empty: ReactNode }) {
  const table = useTable(contingent.list, { usual: 'group', file: contingent.file, fixed })
  const [printing, setPrinting] = useState(false)
  useLive(peopleChanged, () => everything, everything)
  const mayPrint = table.data?.can.manage === true && fixed.archive === undefined
  const ofGroup = fixed.groupId !== undefined

  return (
    <>
      <ListTable
        table={table}
        caption={text(fixed.archive ? 'contingent.archive-title' : 'contingent.title')}
        columns={columns().filter(({ key }) => !ofGroup || key !== 'group')}
        searchLabel={text('contingent.search')}
        filters={<StudentFilters asked={table.asked} onFilter={table.onFilter} ofGroup={ofGroup} />}
        rowName={mayPrint ? ({ name }) => name : undefined}
        bulk={
          <Button size="small" onClick={() => setPrinting(true)}>
            {text('person.sheets')}
          </Button>
        }
        empty={empty}
      />
      {printing && (
        <SheetsDialog ofStudents userIds={[...table.chosen].map(Number)} onClose={() => setPrinting(false)} />
      )}
    </>
  )
}

function columns(): Column<Student>[] {
  return [
    {
      key: 'name',
      title: text('contingent.name'),
      sortable: true,
      cell: ({ id, name, photo }) => (
        <>
          {photo && <Avatar id={id} name={name} src={photo} size={24} />}{' '}
          <Link href={linkTo('/backoffice/contingent/:userId', { userId: id })}>{name}</Link>
        </>
      ),
    },
    { key: 'group', title: text('contingent.group'), sortable: true, cell: ({ group }) => group?.label ?? '—' },
    { key: 'sex', title: text('contingent.sex'), cell: ({ sex }) => text(`contingent.sex-${sex}`) },
    {
      key: 'bornDate',
      title: text('contingent.born'),
      sortable: true,
      cell: ({ bornDate }) => (bornDate ? dottedOf(bornDate) : '—'),
    },
    { key: 'iin', title: text('contingent.iin'), cell: ({ iin }) => iin ?? '—' },
    { key: 'login', title: text('contingent.login'), sortable: true, cell: ({ login }) => login ?? '—' },
    { key: 'parents', title: text('contingent.parents'), align: 'center', cell: ({ parents }) => parents },
    { key: 'state', title: text('contingent.state'), cell: state },
  ]
}

const state = ({ isBlocked, isInStatistic }: Student) => (
  <>
    {!isBlocked && isInStatistic && '—'}
    {isBlocked && <Badge tone="danger">{text('contingent.blocked')}</Badge>}
    {!isInStatistic && <Badge>{text('contingent.statistic-no')}</Badge>}
  </>
)
