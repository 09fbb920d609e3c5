import type { LessonChangeBody } from '@qalam/contract/schedule/drafts.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { lessonConducted, lessonStale, scheduleConflict, themeTaken } from '@qalam/contract/schedule/problems.ts'
import { LessonCard } from '@qalam/contract/schedule/api.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { constraintOf } from '#platform/db/violations.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository.ts'
import { clashesOf, type PlacedLesson } from '../views/clashes.ts'
import { type SlotFacts, factsAbout, type PlannedLesson } from '../views/facts.ts'
import { endField, refuseAnotherLesson, timeIn } from './agreement.ts'
import { announce } from './announce.ts'
import { card } from './card.ts'
import { refuseClosed, refuseDisorder, refuseStrangeCabinet, refuseStrangeTheme, schoolDay, warn } from './place.ts'
import { refuseOtherKind } from './theme.ts'
import { schoolOf } from './viewer.ts'

export type LockedLesson = { lesson: repository.LessonRow; facts: SlotFacts; wanted: PlannedLesson }
type LessonTime = { date: string; cabinetId: number | null; themeUuid: string | null }

/** The lesson, held for a change, when the caller may change it and has seen its latest version. */
export async function hold(
  context: Context,
  uuid: string,
  version: number | undefined,
  place: (lesson: repository.LessonRow) => LessonTime,
): Promise<LockedLesson> {
  const { actor, db } = context
  const schoolId = schoolOf(actor)
  const lesson = found(await repository.holdLesson(db, schoolId, uuid))
  const { group_id: groupId, subject_id: subjectId, subgroup_id: subgroupId } = lesson
  const wanted = { schoolId, groupId, subjectId, subgroupId, ...place(lesson) }
  const facts = found(await factsAbout(db, wanted))
  allow(canEdit(actor, { ...facts, teacherId: lesson.teacher_id }))

  if (version !== undefined && lesson.version !== version) {
    throw lessonStale({ current: LessonCard.parse(await card(context, uuid)) })
  }
  if (lesson.conducted_at !== null) throw lessonConducted()
  refuseClosed(facts, lesson.quarter_id)
  return { lesson, facts, wanted }
}

/** Moves a lesson or gives it another theme or cabinet; answers its card as JSON (E-7.5-14). */
export async function change(context: Context, uuid: string, wish: LessonChangeBody): Promise<string> {
  const { date, cabinet_id: cabinetId } = wish
  const time = timeIn(wish)
  if (!time) throw fieldProblem('timeStart', 'required')
  const { timeStart, timeEnd } = time
  const themeUuid = wish.calendar_plan_lesson_uuid
  const { lesson, facts, wanted } = await hold(context, uuid, wish.version, () => ({ date, cabinetId, themeUuid }))

  refuseAnotherLesson(wish, lesson, date)
  refuseDisorder({ timeStart, timeEnd }, endField(wish))
  const quarterId = schoolDay(context, date, facts)
  refuseClosed(facts, quarterId)
  refuseStrangeCabinet(facts)
  refuseStrangeTheme(wanted, facts, uuid)
  await refuseOtherKind(context, lesson, facts, themeUuid)

  const placed: PlacedLesson = {
    ...wanted,
    uuid,
    timeStart,
    timeEnd,
    teacherId: lesson.teacher_id,
    subgroupNumber: lesson.subgroup_number,
  }
  const forced = await forcing(context, lesson, placed, wish.isForce === 1)
  const next = { quarter_id: quarterId, on_date: date, starts: timeStart, ends: timeEnd, cabinet_id: cabinetId }
  await repository
    .changeLesson(context.db, lesson, { ...next, plan_lesson_uuid: themeUuid, ...forced })
    .catch((error: unknown) => refused(context, placed, error))

  const { group_id: groupId, teacher_id, substituted_id } = lesson
  const teacherIds = [teacher_id, ...(substituted_id === null ? [] : [substituted_id])]
  announce(context, { uuid, schoolId: wanted.schoolId, groupId, teacherIds, dates: [lesson.on_date, date] })
  await warn(context, placed, facts, facts.theme?.kind ?? 'regular')
  return JSON.stringify(await card(context, uuid))
}

type Forcing = Pick<repository.LessonRow, 'forced' | 'forced_by' | 'forced_at'>

/** Whether the lesson will stand over a clash. Where it already stands so, and stays, nobody is asked again. */
async function forcing(
  { actor, db, now }: Context,
  lesson: repository.LessonRow,
  placed: PlacedLesson,
  isForced: boolean,
): Promise<Forcing> {
  await repository.lockDay(db, placed.schoolId, placed.date)
  const clashes = await clashesOf(db, placed)
  if (clashes.length === 0) return { forced: false, forced_by: null, forced_at: null }

  const stays =
    lesson.on_date === placed.date &&
    lesson.starts === placed.timeStart &&
    lesson.ends === placed.timeEnd &&
    lesson.cabinet_id === placed.cabinetId
  if (stays) return { forced: lesson.forced, forced_by: lesson.forced_by, forced_at: lesson.forced_at }
  if (!isForced) throw scheduleConflict({ conflicts: clashes })
  return { forced: true, forced_by: actor.userId, forced_at: now }
}

/** A constraint as a refusal: somebody who holds no lock came between. */
async function refused({ db }: Context, placed: PlacedLesson, error: unknown): Promise<never> {
  const constraint = constraintOf(error)
  if (constraint === 'lesson_theme') throw themeTaken()
  if (constraint?.endsWith('_free')) throw scheduleConflict({ conflicts: await clashesOf(db, placed) })
  throw error
}
