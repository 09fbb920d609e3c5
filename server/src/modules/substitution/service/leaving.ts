import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { longestAbsence } from '@qalam/contract/substitution/api.ts'
import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import { returnClashes } from '@qalam/contract/substitution/problems.ts'
import { lessonTeachers } from '#modules/schedule/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { openBetween, openOf, standInsOf } from '../views/leaving.ts'
import { cancel } from './cancel.ts'

type Leaver = { teacherId: number; from: string }

/** The first day whose lessons somebody who goes gives no more: the day itself, and today where that is earlier. */
const firstDay = ({ today }: Context, from: string): string => (from < today ? from : today)

/** How many lessons would wait for a replacement whoever follows. */
export async function waitingWithout(context: Context, { teacherId, from }: Leaver) {
  const { db, today, actor } = context
  const schoolId = found(actor.schoolId)
  const standsIn = await standInsOf(db, schoolId, { teacherId, from: firstDay(context, from) })
  return {
    standsIn: standsIn.length,
    between: await openBetween(db, schoolId, { teacherId, from: today, until: from }),
  }
}

/**
 * Somebody goes and nobody took these lessons: they wait for a replacement up to the end of the year, and so do those that
 * they were to give instead of others. The caller judges who may say so.
 */
export async function leaveWaiting(context: Context, { teacherId, from }: Leaver): Promise<void> {
  const { db, actor, now, today } = context
  const schoolId = found(actor.schoolId)
  const first = firstDay(context, from)
  await giveBack(context, schoolId, await standInsOf(db, schoolId, { teacherId, from: first }))

  const year = academicYearOf(today)
  const { last, plans } = await openOf(db, schoolId, { teacherId, from: first, year })
  if (last === null && !plans) return
  const end = `${year + 1}-08-31`
  const to = last !== null && last > end ? last : end
  const left = { schoolId, teacherId, from: first, to, by: actor.userId, now, longest: longestAbsence }
  for (const absenceId of await repository.insertLeft(db, left))
    context.announce(substitutionChanged, schoolId, { absenceId })
}

async function giveBack(context: Context, schoolId: number, lessons: Awaited<ReturnType<typeof standInsOf>>) {
  if (lessons.length === 0) return
  const back = lessons.map(({ uuid, ownerId }) => ({ uuid, teacherId: ownerId }))
  await lessonTeachers.change(context.db, schoolId, back).catch(orRefuse('lesson_teacher_free', returnClashes()))
  for (const { uuid: lessonUuid, groupId, date, ownerId } of lessons)
    context.announce(scheduleChanged, schoolId, { lessonUuid, groupId, teacherIds: [ownerId], dates: [date] })
  for (const absenceId of new Set(lessons.map((lesson) => lesson.absenceId)))
    if (absenceId !== null) context.announce(substitutionChanged, schoolId, { absenceId })
}

/** Somebody is back: lessons that stand-ins did not give are theirs again. */
export async function takeBackWaiting(context: Context, teacherId: number): Promise<void> {
  const { db, actor, today } = context
  for (const id of await repository.leftOf(db, found(actor.schoolId), teacherId, today)) await cancel(context, id)
}
