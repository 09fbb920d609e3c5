import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PlanSlot, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { datesWith } from '../commit/dated.ts'
import { loadKey, slotKey } from './keys.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'
import { lessonsInTheWay, type Met, type Moved, type ImportedLesson } from './views-clashes.ts'

const codes = {
  teacher: ['teacher', 'finding.lesson-clash-teacher'],
  room: ['room', 'finding.lesson-clash-room'],
  pupils: ['group', 'finding.lesson-clash-pupils'],
} as const

/**
 * Lessons of the plan that would meet lessons which stand already: the school has moved or added some since, or the
 * workbook leaves some out. The first of each row is told; the constraints of the database would refuse them all at once.
 */
export async function clashesOf(db: Db, plan: SchoolPlan, standing: SchoolStanding, tell: TellFinding): Promise<void> {
  const { schoolId, year, today } = standing
  const hasLessons = [...standing.classes.values()].some((each) => each.hasLessons)
  if (schoolId === null || !hasLessons) return

  const slots = newSlots(plan, standing)
  const datesOf = datesWith(standing)
  const wanted = slots.flatMap((slot) => wantedOf(slot, plan, datesOf))
  const moved = plan.load.flatMap(({ row, classLabel, subjectId, subgroup, teacherIin }): Moved[] => {
    const known = standing.load.get(loadKey(classLabel, subjectId, subgroup))
    return known && known.teacherIin !== teacherIin ? [{ place: -row, planUuid: known.planUuid, teacherIin }] : []
  })
  if (wanted.length === 0 && moved.length === 0) return

  for (const met of await lessonsInTheWay(db, { schoolId, year, today }, wanted, moved)) tellOf(met, slots, plan, tell)
}

/** A negative place is a row of the load, a positive one of the timetable. */
function tellOf({ place, side, ...met }: Met, slots: readonly PlanSlot[], plan: SchoolPlan, tell: TellFinding): void {
  const [column, code] = codes[side]
  const about = { date: dottedOf(met.date), time: `${met.starts}–${met.ends}`, otherClass: met.label }
  const slot = slots.find(({ row }) => row === place)
  const load = plan.load.find(({ row }) => row === -place)
  if (slot) {
    const value = { teacher: slot.teacherIin, room: slot.room, group: slot.classLabel }[column]
    tell.fault({ part: 'timetable', row: slot.row, column, value }, code, about)
  } else if (load) tell.fault({ part: 'load', row: load.row, column, value: load.teacherIin }, code, about)
}

const newSlots = ({ timetable }: SchoolPlan, { slots }: SchoolStanding): PlanSlot[] =>
  timetable.filter(
    ({ classLabel, weekDay, number, subgroup }) => !slots.has(slotKey(classLabel, weekDay, number, subgroup)),
  )

function wantedOf(slot: PlanSlot, plan: SchoolPlan, datesOf: ReturnType<typeof datesWith>): ImportedLesson[] {
  const group = plan.classes.find(({ label }) => label === slot.classLabel)
  const bell = plan.bells.find(({ scheme, number }) => scheme === group?.scheme && number === slot.number)
  if (!group || !bell) return []
  const { classLabel: label, subgroup: half, teacherIin, room, row: place } = slot
  const times = { starts: bell.start, ends: bell.end }
  return datesOf(slot, group).map(({ day: onDate }) => ({
    place,
    label,
    half,
    teacherIin,
    room,
    onDate,
    ...times,
  }))
}
