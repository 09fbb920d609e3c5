import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import { addDays, dottedOf, weekDay } from '@qalam/contract/kernel/calendar.ts'
import type { PlanLesson, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { openLessons } from '#modules/schedule/public.ts'
import type { Db } from '#platform/db/db.ts'
import { datesWith, isOff } from '../commit/dated.ts'
import { loadKey, slotKey, themeKey } from './keys.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'
import { waitingThemes } from './views.ts'

type Quarterly = { planUuid: string; quarterId: number }
type Counts = Map<string, number>

/** Dates that are named at most: the first of them show where the hours went. */
const mostDates = 6

const quarterKey = (load: string, quarterId: number): string => `${load} ${quarterId}`
const keyOf = ({ classLabel, subjectId, subgroup }: Pick<PlanLesson, 'classLabel' | 'subjectId' | 'subgroup'>) =>
  loadKey(classLabel, subjectId, subgroup)

/**
 * Themes that will find no lesson in their quarter: days off take lessons away, and the last themes of the plan stay out
 * of the journal. Each СОР and СОЧ is told of by itself, the rest by class, subject and quarter.
 */
export async function compareThemesToLessons(
  db: Db,
  plan: SchoolPlan,
  standing: SchoolStanding,
  tell: TellFinding,
): Promise<void> {
  const plans = [...new Set(plan.ktp.flatMap((row) => standing.load.get(keyOf(row))?.planUuid ?? []))]
  const { schoolId } = standing
  const known = schoolId !== null && plans.length > 0
  const open = lessonsOf(plan, standing, known ? await openLessons(db, schoolId, plans) : [])
  const waiting = new Set(known ? (await waitingThemes(db, schoolId, plans)).map(placeOf) : [])

  const isWaiting = (row: PlanLesson): boolean => {
    const before = standing.themes.get(themeKey(keyOf(row), row.quarter, row.number))
    return !before || waiting.has(placeOf(before))
  }
  const quarters = Map.groupBy(plan.ktp.filter(isWaiting), (row) =>
    quarterKey(keyOf(row), standing.year * 10 + row.quarter),
  )
  for (const [key, rows] of quarters) {
    const lessons = open.get(key) ?? 0
    const inOrder = rows.toSorted((a, b) => a.number - b.number)
    if (inOrder.length > lessons) tellOf(inOrder, lessons, plan, standing, tell)
  }
}

const placeOf = ({ planUuid, quarterId, ordinal }: Quarterly & { ordinal: number }) =>
  `${planUuid} ${quarterId} ${ordinal}`

/** Lessons without a theme by plan and quarter: those that stand and those that will be added. */
function lessonsOf(plan: SchoolPlan, standing: SchoolStanding, standingOnes: readonly Quarterly[]): Counts {
  const counts: Counts = new Map()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  const loads = new Map([...standing.load].map(([load, { planUuid }]) => [planUuid, load]))
  for (const { planUuid, quarterId } of standingOnes) add(quarterKey(loads.get(planUuid) ?? '', quarterId))
  const datesOf = datesWith(standing)
  const classes = new Map(plan.classes.map((each) => [each.label, each]))
  for (const slot of plan.timetable) {
    const group = classes.get(slot.classLabel)
    const isNew = !standing.slots.has(slotKey(slot.classLabel, slot.weekDay, slot.number, slot.subgroup))
    if (group && isNew) for (const { quarterId } of datesOf(slot, group)) add(quarterKey(keyOf(slot), quarterId))
  }
  return counts
}

const codes = { sor: 'finding.sor-without-lesson', soch: 'finding.soch-without-lesson' } as const

function tellOf(
  rows: readonly PlanLesson[],
  lessons: number,
  plan: SchoolPlan,
  standing: SchoolStanding,
  tell: TellFinding,
): void {
  const left = rows.slice(lessons)
  const [first] = left
  if (!first) return
  const about = {
    className: first.classLabel,
    subject: subjectById(first.subjectId)?.name[tell.languageOf('ktp')] ?? '',
    quarter: first.quarter,
    lessons,
    themes: rows.length,
    lost: lostDates(first, plan, standing),
  }
  for (const { row, kind, theme } of left)
    if (kind !== 'lesson') tell.warning({ part: 'ktp', row, column: 'theme', value: theme }, codes[kind], about)
  const ordinary = left.filter(({ kind }) => kind === 'lesson')
  const [one] = ordinary
  if (!one) return
  tell.warning({ part: 'ktp', row: one.row, column: 'theme', value: one.theme }, 'finding.themes-without-lesson', {
    ...about,
    count: ordinary.length,
  })
}

/** The days off that took lessons of a plan away in a quarter, as people write dates. */
function lostDates(row: PlanLesson, plan: SchoolPlan, standing: SchoolStanding): string {
  const quarter = standing.quarters.find(({ id }) => id === standing.year * 10 + row.quarter)
  const parallel = plan.classes.find(({ label }) => label === row.classLabel)?.parallel
  if (!quarter || parallel === undefined) return '—'
  const week = new Set(plan.timetable.filter((slot) => keyOf(slot) === keyOf(row)).map((slot) => slot.weekDay))
  const lost: string[] = []
  for (let day = quarter.startsOn; day <= quarter.endsOn; day = addDays(day, 1))
    if (week.has(weekDay(day)) && standing.holidays.some((holiday) => isOff(holiday, day, parallel)))
      lost.push(dottedOf(day))
  if (lost.length === 0) return '—'
  return lost.slice(0, mostDates).join(', ') + (lost.length > mostDates ? ' …' : '')
}
