import { z } from 'zod'
import { addDays, daysBetween } from '../kernel/calendar.ts'
import { Day } from '../kernel/dates.ts'

/** A quarter lasts a week at least; a year has its quarters between 1 August and 31 July. */
const shortest = 7

const Quarter = z
  .object({ id: z.int32(), startsOn: Day, endsOn: Day })
  .refine(({ startsOn, endsOn }) => daysBetween(startsOn, endsOn) + 1 >= shortest, {
    path: ['endsOn'],
    message: 'quarter_short',
  })

/** The dates of all quarters of an academic year, in order and apart. */
export const QuartersDraft = z
  .object({ year: z.int().min(2000).max(2098), quarters: z.array(Quarter).length(4) })
  .check(({ value, issues }) => {
    const complain = (index: number, name: string, message: string) =>
      issues.push({ code: 'custom', path: ['quarters', index, name], message, input: value })
    value.quarters.forEach(({ id, startsOn, endsOn }, index) => {
      const before = value.quarters[index - 1]
      if (id !== value.year * 10 + index + 1) complain(index, 'id', 'invalid')
      if (before && startsOn <= before.endsOn) complain(index, 'startsOn', 'quarter_overlaps')
      if (startsOn < `${value.year}-08-01`) complain(index, 'startsOn', 'quarter_year')
      if (endsOn > `${value.year + 1}-07-31`) complain(index, 'endsOn', 'quarter_year')
    })
  })
export type QuartersDraft = z.output<typeof QuartersDraft>

/** What a change of quarters does: lessons that go and come, and themes that no lesson holds afterwards. */
export const QuartersChange = z.object({ gone: z.int(), came: z.int(), themes: z.int(), assessments: z.int() })
export type QuartersChange = z.output<typeof QuartersChange>

type Span = { id: number; startsOn: string; endsOn: string }

/** The days that are of another quarter, or of none, than before, in stretches. */
export function daysThatMove(before: readonly Span[], after: readonly Span[]): { from: string; until: string }[] {
  const ends = [...before, ...after].flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).toSorted()
  const of = (quarters: readonly Span[], day: string) =>
    quarters.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.id
  const stretches: { from: string; until: string }[] = []
  const [first, last] = [ends[0], ends.at(-1)]
  if (first === undefined || last === undefined) return stretches
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (of(before, day) === of(after, day)) continue
    const open = stretches.at(-1)
    if (open && open.until === addDays(day, -1)) open.until = day
    else stretches.push({ from: day, until: day })
  }
  return stretches
}
