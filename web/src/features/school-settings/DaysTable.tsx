import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { SchoolDays } from '@qalam/contract/school-settings/api.ts'
import { dayLong } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'

type Line = { key: string; from: string; until: string; name: string; kind: string; mayRemove: boolean }

/** All days off and working days, in order. What the school said of a single day may be taken back. */
export const DaysTable = ({ days, onRemove }: { days: SchoolDays; onRemove: (day: string) => void }) => (
  <DataTable
    caption={text('school-settings.days-title')}
    asCards
    rows={linesOf(days)}
    rowKey={({ key }) => key}
    columns={columns(onRemove)}
    empty={<EmptyList title={text('school-settings.no-days')} />}
  />
)

const linesOf = ({ off, working }: SchoolDays): Line[] =>
  [
    ...off.map(({ startsOn, endsOn, name, kind, parallels }): Line => {
      const classes = parallels && text('school-settings.for-parallels', { parallels: parallels.join(', ') })
      return {
        key: `off ${startsOn} ${endsOn} ${parallels}`,
        from: startsOn,
        until: endsOn,
        name: named(name),
        kind: [text(`day-off.${kind}`), classes].filter(Boolean).join(', '),
        mayRemove: kind === 'own' && startsOn === endsOn,
      }
    }),
    ...working.map(({ day, name }): Line => ({
      key: `working ${day}`,
      from: day,
      until: day,
      name: named(name),
      kind: text('school-settings.working-kind'),
      mayRemove: true,
    })),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))

const columns = (onRemove: (day: string) => void): Column<Line>[] => [
  {
    key: 'days',
    title: text('school-settings.day'),
    cell: ({ from, until }) => (from === until ? dayLong(from) : `${dottedOf(from)}–${dottedOf(until)}`),
  },
  { key: 'name', title: text('school-settings.day-name'), cell: ({ name }) => name },
  { key: 'kind', title: text('school-settings.day-kind'), cell: ({ kind }) => kind },
  {
    key: 'remove',
    title: text('school-settings.remove-day'),
    bare: true,
    align: 'end',
    cell: ({ from, mayRemove }) =>
      mayRemove && (
        <Button
          size="small"
          aria-label={text('school-settings.remove-day-of', { date: dottedOf(from) })}
          onClick={() => onRemove(from)}
        >
          {text('school-settings.remove-day')}
        </Button>
      ),
  },
]
