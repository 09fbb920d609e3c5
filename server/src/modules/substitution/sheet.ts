import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { ReplacedHours } from '@qalam/contract/substitution/shapes.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'

type Line =
  { kind: 'hours'; hours: ReplacedHours } | { kind: 'total'; teacher: string; planned: number; conducted: number }

/** The hours with a total behind those of each teacher; they come in the order of teachers. */
export function linesOf(rows: readonly ReplacedHours[]): Line[] {
  return [...Map.groupBy(rows, ({ teacher }) => teacher.id).values()].flatMap((own): Line[] => [
    ...own.map((hours): Line => ({ kind: 'hours', hours })),
    {
      kind: 'total',
      teacher: own[0]?.teacher.name ?? '',
      planned: sum(own, 'planned'),
      conducted: sum(own, 'conducted'),
    },
  ])
}

const sum = (rows: readonly ReplacedHours[], of: 'planned' | 'conducted') => rows.reduce((all, row) => all + row[of], 0)

/** The replaced hours as a table of a file. */
export function sheetIn(language: Language): TableSheet<Line> {
  const only = (cell: (hours: ReplacedHours) => string) => (line: Line) =>
    line.kind === 'hours' ? cell(line.hours) : ''
  return {
    title: 'substitution.report',
    columns: {
      teacher: {
        title: 'substitution.teacher',
        cell: (line) =>
          line.kind === 'hours'
            ? line.hours.teacher.name
            : say(language, 'substitution.total-of', { name: line.teacher }),
      },
      subject: { title: 'substitution.subject', cell: only(({ subject }) => subject[language]) },
      group: { title: 'substitution.group', cell: only(({ group }) => group) },
      instead: { title: 'substitution.instead', cell: only(({ instead }) => instead.name) },
      reason: {
        title: 'substitution.reason',
        cell: only(({ reason }) => (reason ? say(language, `substitution.reason.${reason}`) : '')),
      },
      order: { title: 'substitution.order', cell: only(({ order }) => order) },
      orderDate: {
        title: 'substitution.order-date',
        cell: only(({ orderDate }) => (orderDate ? dottedOf(orderDate) : '')),
      },
      days: { title: 'substitution.days', cell: only(({ days }) => days.map(dottedOf).join(', ')) },
      planned: { title: 'substitution.planned', cell: (line) => (line.kind === 'hours' ? line.hours : line).planned },
      conducted: {
        title: 'substitution.conducted',
        cell: (line) => (line.kind === 'hours' ? line.hours : line).conducted,
      },
    },
  }
}
