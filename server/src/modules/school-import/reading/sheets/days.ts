import { addDays, weekDay as weekDayOf } from '@qalam/contract/kernel/calendar.ts'
import type { PlanDay } from '@qalam/contract/school-import/plan.ts'
import { readDay, readText, readWord } from '../table/cells.ts'
import { keyPart, type RowReader } from '../table/row.ts'
import { dayKindWords, weekDayWords } from '../table/words.ts'
import { admit, draftsOf, refuseTwins, whole, type World } from '../table/world.ts'

/** A stretch of days off is at most this long: longer ones are quarters and holidays of the ministry. */
const longest = 31

function readOff(row: RowReader, day: string | undefined, name: string): PlanDay | null {
  const until = readDay(row, 'until', { required: false })
  if (day === undefined || until === undefined) return null
  const last = until ?? day
  if (last < day) row.fault('until', 'finding.ends-before-start')
  else if (last > addDays(day, longest)) row.fault('until', 'finding.days-too-long', { max: longest })
  return { row: row.number, kind: 'off', day, until: last, name }
}

/** A Sunday, which has no timetable of its own, must say whose it follows. */
function readWorking(row: RowReader, day: string | undefined, name: string): PlanDay | null {
  const named = readWord(row, 'weekDay', weekDayWords, { required: false })
  if (day === undefined || named === undefined) return null
  if (row.text('until') !== '') row.fault('until', 'finding.working-until')
  const weekDay = named ?? weekDayOf(day)
  if (weekDay > 6) return row.fault('weekDay', 'finding.week-day-needed') ?? null
  return { row: row.number, kind: 'working', day, weekDay, name }
}

/** The school's own days off, and the days it works although the calendar does not. */
export function readDays(world: World): PlanDay[] {
  const drafts = draftsOf<PlanDay>(world, 'days', (row) => {
    const day = readDay(row, 'date') ?? undefined
    const kind = readWord(row, 'kind', dayKindWords) ?? undefined
    const name = readText(row, 'name', 100, { required: false }) ?? ''
    const read = kind === 'working' ? readWorking : readOff
    const item = kind ? read(row, day, name) : null
    return { item: item && whole(item), key: [keyPart(row, 'date', day)] }
  })
  refuseTwins(drafts, 'date')
  return admit(drafts, null)
}
