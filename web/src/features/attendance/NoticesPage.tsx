import { attendance } from '@qalam/contract/attendance/api.ts'
import { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import type { ComingNotice } from '@qalam/contract/attendance/notices.ts'
import { useQuery } from '@tanstack/react-query'
import { daysBetweenText, momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import styles from './Attendance.module.css'
import { AttendanceTabs } from './AttendanceTabs.tsx'
import { attendanceDay, everyComing } from './reads.ts'

/** The absences that families told of, today and later. */
export default function NoticesPage() {
  const table = useTable(attendance.coming, { usual: 'from' })
  const { data } = useQuery(attendanceDay({}))
  useLive(absenceNoticed, () => everyComing, everyComing)

  return (
    <Screen title={text('attendance.coming')} lead={text('attendance.coming-lead')}>
      <div className={styles.page}>
        <AttendanceTabs active="notices" />
        <ListTable
          table={table}
          caption={text('attendance.coming')}
          columns={columns()}
          searchLabel={text('attendance.search')}
          filters={
            <SelectField
              label={text('attendance.group')}
              value={table.asked.groupId ?? null}
              placeholder={text('attendance.every-group')}
              onChange={(id) => table.onFilter({ groupId: id ?? undefined })}
              choices={(data?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
            />
          }
          empty={<EmptyList title={text('attendance.coming-none')} />}
        />
      </div>
    </Screen>
  )
}

const columns = (): Column<ComingNotice>[] => [
  { key: 'name', title: text('attendance.student'), sortable: true, cell: ({ fullName }) => fullName },
  { key: 'group', title: text('attendance.group'), sortable: true, cell: ({ group }) => group },
  {
    key: 'from',
    title: text('attendance.notice-days'),
    sortable: true,
    cell: ({ from, until }) => daysBetweenText(from, until),
  },
  { key: 'kind', title: text('attendance.notice-kind'), cell: ({ kind }) => text(`attendance.notice-${kind}`) },
  { key: 'words', title: text('attendance.notice-words'), cell: ({ words }) => words || '—' },
  { key: 'by', title: text('attendance.notice-by'), cell: ({ by }) => by },
  { key: 'at', title: text('attendance.notice-at'), cell: ({ at }) => momentText(at) },
]
