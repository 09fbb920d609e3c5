import { randomUUID } from 'node:crypto'
import type { PlanSlot, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { bindThemes, type NewLesson, openLessons, slotKey, storeLessons, storeSlots } from '#modules/schedule/public.ts'
import type { Db } from '#platform/db/db.ts'
import { bindInOrder, type Holiday, type Quarter, schoolDays } from './dated.ts'
import type { People } from './people.ts'
import type { Study } from './study.ts'

/** The reference week, the dated lessons of every quarter, and the themes bound to them in order. Answers how many lessons. */
export async function commitLessons(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  people: People,
  study: Study,
  quarters: readonly Quarter[],
  holidays: readonly Holiday[],
): Promise<number> {
  const slots = plan.timetable.map((slot) => ({
    slot,
    ...study.keyOf(slot),
    cabinetId: slot.room === null ? null : (study.cabinets.get(slot.room) ?? null),
  }))
  const fresh = await storeSlots(
    db,
    schoolId,
    slots.map(({ slot, groupId, planUuid, subgroupId, cabinetId }) => ({
      groupId,
      planUuid,
      subgroupId,
      cabinetId,
      weekDay: slot.weekDay,
      number: slot.number,
    })),
  )
  const days = daysByParallel(plan, quarters, holidays)
  const bells = new Map(plan.bells.map((bell) => [`${bell.scheme}:${bell.number}`, bell]))
  const classes = new Map(plan.classes.map((each) => [each.label, each]))
  const lessons = slots
    .filter(({ slot, groupId, subgroupId }) => fresh.has(slotKey(groupId, slot.weekDay, slot.number, subgroupId)))
    .flatMap(({ slot, ...ids }): NewLesson[] => {
      const group = classes.get(slot.classLabel)
      const bell = bells.get(`${group?.scheme}:${slot.number}`)
      if (!group || !bell) return []
      const rest = { ...ids, ...common(slot, people), starts: bell.start, ends: bell.end }
      const held = (days.get(group.parallel) ?? []).filter(({ weekDay }) => weekDay === slot.weekDay)
      return held.map(({ day, quarterId }) => ({
        uuid: randomUUID(),
        planLessonUuid: null,
        ...rest,
        quarterId,
        onDate: day,
      }))
    })
    .sort((a, b) => (a.onDate + a.starts).localeCompare(b.onDate + b.starts))
  await storeLessons(db, schoolId, bound(lessons, study))
  await bindWaiting(db, schoolId, study, lessons)
  return lessons.length
}

const common = (slot: PlanSlot, people: People) => ({
  subjectId: slot.subjectId,
  subgroupNumber: slot.subgroup,
  teacherId: people.staff.get(slot.teacherIin) ?? 0,
})

function daysByParallel(plan: SchoolPlan, quarters: readonly Quarter[], holidays: readonly Holiday[]) {
  const parallels = new Set(plan.classes.map(({ parallel }) => parallel))
  return new Map(
    [...parallels].map((parallel) => [
      parallel,
      quarters.flatMap((quarter) =>
        schoolDays(quarter, holidays, parallel).map((each) => ({ ...each, quarterId: quarter.id })),
      ),
    ]),
  )
}

/** New themes go to new lessons while these are being written: one statement less for each of them. */
function bound(lessons: NewLesson[], study: Study): NewLesson[] {
  for (const { lesson, theme } of bindInOrder(lessons, study.newThemes)) lesson.planLessonUuid = theme.uuid
  return lessons
}

/** New themes of plans whose lessons stood already. */
async function bindWaiting(db: Db, schoolId: number, study: Study, lessons: readonly NewLesson[]): Promise<void> {
  const used = new Set(lessons.map(({ planLessonUuid }) => planLessonUuid))
  const waiting = study.newThemes.filter(({ uuid }) => !used.has(uuid))
  if (waiting.length === 0) return
  const open = await openLessons(db, schoolId, [...new Set(waiting.map(({ planUuid }) => planUuid))])
  const pairs = bindInOrder(open, waiting).map(({ lesson, theme }) => ({
    uuid: lesson.uuid,
    planLessonUuid: theme.uuid,
  }))
  if (pairs.length > 0) await bindThemes(db, schoolId, pairs)
}
