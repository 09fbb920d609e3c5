import { addDays, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { daysThatMove, type QuartersDraft } from '@qalam/contract/school-settings/quarters.ts'
import { lessonsOfDays } from '#modules/schedule/public.ts'
import { holdDays, quartersOf, replaceQuarters, worksOnSaturdays } from '#modules/schools/days/public.ts'
import type { Db } from '#platform/db/db.ts'

export type QuartersOutcome =
  | { state: 'done'; gone: number; came: number; themes: number; assessments: number }
  /** Lessons that were conducted or hold marks, homework or materials would fall out or change their quarter. */
  | { state: 'kept'; kept: number }
  | { state: 'nothing-to-do' }
  /** The school does not have the year. */
  | { state: 'no-year' }

/**
 * Gives the quarters of a year other dates. The lessons of a day that is of another quarter than before, or of none, go;
 * a day that has come into a quarter gets those of its weekday.
 */
export async function changeQuarters(
  db: Db,
  schoolId: number,
  { year, quarters }: QuartersDraft,
): Promise<QuartersOutcome> {
  await holdDays(db, schoolId)
  const before = (await quartersOf(db, schoolId)).filter(({ id }) => Math.floor(id / 10) === year)
  if (before.length === 0) return { state: 'no-year' }
  const stretches = daysThatMove(before, quarters)
  if (stretches.length === 0) return { state: 'nothing-to-do' }

  let [gone, came] = [0, 0]
  let idle = { themes: 0, assessments: 0 }
  const note = ({ themes, assessments }: typeof idle) =>
    (idle = { themes: Math.max(idle.themes, themes), assessments: Math.max(idle.assessments, assessments) })
  for (const { from, until } of stretches) {
    const change = await lessonsOfDays.clear(db, schoolId, from, until)
    if ('kept' in change) return { state: 'kept', ...change }
    gone += change.lessons
    note(change)
  }
  await replaceQuarters(db, schoolId, year, quarters)
  idle = { themes: 0, assessments: 0 }
  const last = (await worksOnSaturdays(db, schoolId)) ? 6 : 5
  for (const day of stretches.flatMap(daysOf)) {
    if (weekDay(day) > last) continue
    const change = await lessonsOfDays.fill(db, schoolId, day, weekDay(day))
    came += change.lessons
    note(change)
  }
  return { state: 'done', gone, came, ...idle }
}

function daysOf({ from, until }: { from: string; until: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}
