import { randomUUID } from 'node:crypto'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import {
  bindThemes,
  lessonTeachers,
  type NewLesson,
  openLessons,
  slotKey,
  storeLessons,
  storeSlots,
} from '#modules/schedule/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { SchoolStanding } from '../standing/standing.ts'
import { waitingThemes } from '../standing/views.ts'
import { bindInOrder, datesWith } from './dated.ts'
import type { ImportPace } from '../progress.ts'
import type { People } from './people.ts'
import { found } from './reference.ts'
import type { Study } from './study.ts'

/** Lessons that are written before signals have their turn. */
const slice = 2_000

/**
 * The reference week, its dated lessons, and the themes bound to them in order; answers how many lessons are new. Lessons
 * that stand are kept, but for the teacher of those still to be held where the load names another.
 */
export async function commitLessons(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  people: People,
  study: Study,
  standing: SchoolStanding,
  pace: ImportPace,
): Promise<number> {
  await pace.step('lessons', 0.3)
  await lessonTeachers.give(db, schoolId, standing.today, study.changed)
  const lessons = datedLessons(plan, people, study, standing, await freshSlots(db, schoolId, plan, study))
  const open = await bindWaiting(db, schoolId, study, lessons)
  for (let from = 0; from < lessons.length; from += slice) {
    await pace.step('lessons', 0.35 + (0.65 * from) / lessons.length)
    await storeLessons(db, schoolId, lessons.slice(from, from + slice))
  }
  await bindThemes(db, schoolId, open)
  return lessons.length
}

async function freshSlots(db: Db, schoolId: number, plan: SchoolPlan, study: Study): Promise<Set<string>> {
  const slots = plan.timetable.map((slot) => ({
    ...study.keyOf(slot),
    cabinetId: slot.room === null ? null : found(study.cabinets, slot.room, 'cabinet'),
    weekDay: slot.weekDay,
    number: slot.number,
  }))
  return storeSlots(db, schoolId, slots)
}

function datedLessons(
  plan: SchoolPlan,
  people: People,
  study: Study,
  standing: SchoolStanding,
  fresh: ReadonlySet<string>,
): NewLesson[] {
  const datesOf = datesWith(standing)
  const bells = new Map(plan.bells.map((bell) => [`${bell.scheme}:${bell.number}`, bell]))
  const classes = new Map(plan.classes.map((each) => [each.label, each]))
  const lessons = plan.timetable.flatMap((slot): NewLesson[] => {
    const ids = study.keyOf(slot)
    if (!fresh.has(slotKey(ids.groupId, slot.weekDay, slot.number, ids.subgroupId))) return []
    const group = found(classes, slot.classLabel, 'class')
    const bell = found(bells, `${group.scheme}:${slot.number}`, 'bell')
    const common = {
      ...ids,
      planLessonUuid: null,
      subjectId: slot.subjectId,
      subgroupNumber: slot.subgroup,
      teacherId: found(people.staff, slot.teacherIin, 'teacher'),
      cabinetId: slot.room === null ? null : found(study.cabinets, slot.room, 'cabinet'),
      starts: bell.start,
      ends: bell.end,
    }
    return datesOf(slot, group).map(({ day: onDate, quarterId }) => ({
      uuid: randomUUID(),
      ...common,
      quarterId,
      onDate,
    }))
  })
  return lessons.sort(byTime)
}

type Timed = { onDate: string; starts: string }
function byTime(a: Timed, b: Timed): number {
  const [one, other] = [a.onDate + a.starts, b.onDate + b.starts]
  if (one === other) return 0
  return one < other ? -1 : 1
}

/**
 * Gives each theme that no lesson holds to the next lesson without one, new and standing lessons together by time. New
 * lessons take theirs along; answers the pairs of standing ones, which are still to be written.
 */
async function bindWaiting(
  db: Db,
  schoolId: number,
  study: Study,
  lessons: readonly NewLesson[],
): Promise<{ uuid: string; planLessonUuid: string }[]> {
  const plans = [...new Set([...study.planned.plans, ...lessons.map(({ planUuid }) => planUuid)])]
  if (plans.length === 0) return []
  const fresh = new Map(lessons.map((lesson) => [lesson.uuid, lesson]))
  const open = [...(await openLessons(db, schoolId, plans)), ...lessons].sort(byTime)
  const pairs = bindInOrder(open, await waitingThemes(db, schoolId, plans))
  return pairs.flatMap(({ lesson: { uuid }, theme }) => {
    const lesson = fresh.get(uuid)
    if (lesson) lesson.planLessonUuid = theme.uuid
    return lesson ? [] : [{ uuid, planLessonUuid: theme.uuid }]
  })
}
