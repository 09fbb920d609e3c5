import type { substitution } from '@qalam/contract/substitution/api.ts'
import { substitutionAsked, substitutionChanged } from '@qalam/contract/substitution/events.ts'
import { requestGone, substitutionConducted } from '@qalam/contract/substitution/problems.ts'
import type { SubstitutionRequest } from '@qalam/contract/substitution/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import { workingOf } from '../views/facts.ts'
import { requestsTo } from '../views/requests.ts'
import { schoolOf } from './absences.ts'
import { give, lessonsOf } from './assign.ts'

/** Asks several teachers to take an open lesson. */
export async function ask(context: Context, body: Parsed<typeof substitution.ask>['body']): Promise<{}> {
  const { db, now, actor } = context
  const schoolId = schoolOf(context)
  const { id: absenceId, lessonUuid } = body
  const teacherIds = [...new Set(body.teacherIds)]
  const absence = found(await repository.holdAbsence(db, schoolId, absenceId))
  const lesson = found((await lessonsOf(context, absence)).get(lessonUuid))
  found((await workingOf(db, schoolId, teacherIds)) === teacherIds.length ? true : null)
  if (lesson.conducted) throw substitutionConducted()
  if (lesson.teacherId !== absence.teacher_id) throw requestGone()

  await repository.storeRequests(db, { schoolId, absenceId, lessonUuid, teacherIds, by: actor.userId, now })
  for (const teacherId of teacherIds) context.announce(substitutionAsked, schoolId, { teacherId, absenceId })
  context.announce(substitutionChanged, schoolId, { absenceId })
  return {}
}

export async function requests({ db, actor, today }: Context): Promise<SubstitutionRequest[]> {
  return requestsTo(db, { schoolId: found(actor.schoolId), userId: actor.userId, today })
}

/** Takes or declines a lesson. The absence is held first, so of several who accept at once one is the first. */
export async function answer(context: Context, body: Parsed<typeof substitution.answer>['body']): Promise<{}> {
  const { db, now, actor } = context
  const { id: absenceId, lessonUuid, accept: accepted } = body
  const [schoolId, teacherId] = [found(actor.schoolId), actor.userId]
  const absence = found(await repository.holdAbsence(db, schoolId, absenceId))
  const key = { schoolId, absenceId, lessonUuid, teacherId }
  found(await repository.holdRequest(db, key))

  if (accepted) {
    const lesson = found((await lessonsOf(context, absence)).get(lessonUuid))
    const isMine = lesson.teacherId === teacherId
    if (!isMine && (lesson.teacherId !== absence.teacher_id || lesson.conducted)) throw requestGone()
    if (!isMine) await give(context, absence, [{ lesson, teacherId }])
  }
  await repository.answerRequest(db, key, { accepted, now })
  context.announce(substitutionChanged, schoolId, { absenceId })
  return {}
}
