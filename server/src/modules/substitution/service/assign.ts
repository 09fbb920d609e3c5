import type { substitution } from '@qalam/contract/substitution/api.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import {
  returnClashes,
  substituteBusy,
  substitutionConducted,
  substitutionStale,
} from '@qalam/contract/substitution/problems.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { lessonTeachers } from '#modules/schedule/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { candidatesFor } from '../views/candidates.ts'
import { firstBusy, workingOf } from '../views/facts.ts'

type Wish = Parsed<typeof substitution.assign>['body']['lessons'][number]
type Held = Awaited<ReturnType<typeof lessonTeachers.hold>>[number]
type Change = { lesson: Held; teacherId: number }

/** Gives lessons of an absence to these teachers, or back to their own: all or none. */
export async function assign(context: Context, schoolId: number, id: string, wishes: readonly Wish[]): Promise<void> {
  const { db } = context
  const absence = found(await repository.holdAbsence(db, schoolId, id))
  const lessons = await lessonsOf(
    context,
    absence,
    wishes.map(({ lessonUuid }) => lessonUuid),
  )
  const teachers = [...new Set(wishes.map(({ teacherId }) => teacherId))]
  found((await workingOf(db, schoolId, teachers)) === teachers.length ? true : null)

  const changes = wishes.flatMap(({ lessonUuid, teacherId, version }): Change[] => {
    const lesson = found(lessons.get(lessonUuid))
    if (lesson.teacherId === teacherId) return []
    if (lesson.version !== version) throw substitutionStale()
    if (lesson.conducted) throw substitutionConducted()
    return [{ lesson, teacherId }]
  })
  await give(context, absence, changes)
}

/** The lessons of an absence by their ids, held. */
export async function lessonsOf({ db }: Context, absence: repository.AbsenceRow, also: readonly string[] = []) {
  const { school_id: schoolId, teacher_id: teacherId, starts_on: from, ends_on: to } = absence
  const held = await lessonTeachers.hold(db, { schoolId, teacherId, from, to, also })
  return new Map(held.map((lesson) => [lesson.uuid, lesson]))
}

/** Writes who gives lessons from now on, and tells the schedules. */
export async function give(context: Context, absence: repository.AbsenceRow, changes: readonly Change[]) {
  const { db } = context
  const { school_id: schoolId, teacher_id: away, uuid: absenceId } = absence
  const wanted = changes.map(({ lesson, teacherId }) => ({ uuid: lesson.uuid, teacherId }))
  const standIns = wanted.filter(({ teacherId }) => teacherId !== away)
  const busy = await firstBusy(db, schoolId, standIns)
  if (busy) throw substituteBusy(busy)

  // A lesson that somebody put there in this very moment is seen by the database alone.
  const taken = standIns.length > 0 ? substitutionStale() : returnClashes()
  await lessonTeachers.change(db, schoolId, wanted).catch(orRefuse('lesson_teacher_free', taken))
  for (const { lesson, teacherId } of changes) {
    const { uuid: lessonUuid, groupId, date } = lesson
    const teacherIds = [...new Set([lesson.teacherId, teacherId, away])]
    context.announce(scheduleChanged, schoolId, { lessonUuid, groupId, teacherIds, dates: [date] })
  }
  context.announce(substitutionChanged, schoolId, { absenceId })
}

/** Gives one substitute each lesson of an absence that they are free for; the others stay open. */
export async function giveWhatIsFree(context: Context, schoolId: number, id: string, substituteId: number) {
  const absence = found(await repository.holdAbsence(context.db, schoolId, id))
  const lessons = [...(await lessonsOf(context, absence)).values()].filter(
    ({ teacherId, conducted }) => teacherId === absence.teacher_id && !conducted,
  )
  const free = await candidatesFor(
    context.db,
    schoolId,
    lessons.map(({ uuid }) => uuid),
  )
  const fits = new Set(free.filter((one) => one.id === substituteId).map(({ lessonUuid }) => lessonUuid))
  const changes = lessons.filter(({ uuid }) => fits.has(uuid)).map((lesson) => ({ lesson, teacherId: substituteId }))
  await give(context, absence, changes)
}
