import { substitution } from '@qalam/contract/substitution/api.ts'
import type { ReplacedHours } from '@qalam/contract/substitution/shapes.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { dayDigits, listText, monthOf, today } from '#platform/dates.ts'
import { useTable } from '#platform/table.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { SubstitutionTabs } from './SubstitutionTabs.tsx'

/** Lessons of a month that were given instead of others, as the accounts need them. */
export default function ReportPage() {
  const table = useTable(substitution.report, { usual: 'teacher', file: substitution.reportFile })
  const month = (
    <SelectField
      bare
      label={text('substitution.month')}
      value={table.asked.month ?? today().slice(0, 7)}
      onChange={(value) => table.onFilter({ month: value ?? undefined })}
      choices={lastMonths()}
    />
  )

  return (
    <Screen title={text('substitution.report')} lead={text('substitution.report-lead')}>
      <SubstitutionTabs active="report" />
      <ListTable
        table={table}
        caption={text('substitution.report')}
        columns={columns()}
        searchLabel={text('substitution.teacher')}
        filters={month}
        empty={<EmptyList title={text('substitution.none-replaced')} />}
      />
    </Screen>
  )
}

/** This month, the next one, and the ten before: a school year. */
function lastMonths(): { value: string; label: string }[] {
  const start = (day: string) => `${day.slice(0, 7)}-01`
  const months = [start(addDays(start(today()), 32))]
  while (months.length < 12) months.push(start(addDays(months.at(-1) ?? today(), -1)))
  return months.map((day) => ({ value: day.slice(0, 7), label: monthOf(day) }))
}

const columns = (): Column<ReplacedHours>[] => [
  { key: 'teacher', title: text('substitution.teacher'), sortable: true, cell: ({ teacher }) => teacher.name },
  {
    key: 'subject',
    title: text('substitution.subject'),
    sortable: true,
    cell: ({ subject }) => subject[currentLanguage()],
  },
  { key: 'group', title: text('substitution.group'), sortable: true, cell: ({ group }) => group },
  { key: 'instead', title: text('substitution.instead'), cell: ({ instead }) => instead.name },
  { key: 'order', title: text('substitution.order'), cell: ({ order }) => order || '—' },
  { key: 'days', title: text('substitution.days'), cell: ({ days }) => listText(days.map(dayDigits)) },
  { key: 'planned', title: text('substitution.planned'), align: 'center', cell: ({ planned }) => planned },
  { key: 'conducted', title: text('substitution.conducted'), align: 'center', cell: ({ conducted }) => conducted },
]
