import { attendance, type Missed } from '@qalam/contract/attendance/api.ts'
import { useQuery } from '@tanstack/react-query'
import { today } from '#platform/dates.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import styles from './Attendance.module.css'
import { AttendanceTabs } from './AttendanceTabs.tsx'
import { attendanceDay } from './reads.ts'

/** Lessons and whole days that students missed from one day to another. */
export default function ReportPage() {
  const table = useTable(attendance.report, { usual: 'group', file: attendance.reportFile })
  const { data } = useQuery(attendanceDay({}))
  const { from = `${today().slice(0, 7)}-01`, to = today(), groupId } = table.asked
  const filters = (
    <>
      <SelectField
        label={text('attendance.group')}
        value={groupId ?? null}
        placeholder={text('attendance.every-group')}
        onChange={(id) => table.onFilter({ groupId: id ?? undefined })}
        choices={(data?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      <DateField
        label={text('attendance.from')}
        clearable={false}
        value={from}
        max={to}
        onChange={(day) => table.onFilter({ from: day ?? undefined })}
      />
      <DateField
        label={text('attendance.to')}
        clearable={false}
        value={to}
        min={from}
        onChange={(day) => table.onFilter({ to: day ?? undefined })}
      />
    </>
  )

  return (
    <Screen title={text('attendance.report')} lead={text('attendance.report-lead')}>
      <div className={styles.page}>
        <AttendanceTabs active="report" />
        <ListTable
          table={table}
          caption={text('attendance.report')}
          columns={columns()}
          searchLabel={text('attendance.search')}
          filters={filters}
          empty={<EmptyList title={text('attendance.no-missed')} />}
        />
      </div>
    </Screen>
  )
}

const counts = ['lessons', 'absent', 'excused', 'ill', 'late', 'days'] as const

const columns = (): Column<Missed>[] => [
  { key: 'name', title: text('attendance.student'), sortable: true, cell: ({ fullName }) => fullName },
  { key: 'group', title: text('attendance.group'), sortable: true, cell: ({ group }) => group },
  ...counts.map((key): Column<Missed> => ({
    key,
    title: text(`attendance.${key}`),
    sortable: key !== 'lessons',
    align: 'end',
    cell: (row) => row[key],
  })),
]
