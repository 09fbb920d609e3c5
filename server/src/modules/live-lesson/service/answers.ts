import type { OpenQuestion } from '@qalam/contract/live-lesson/api.ts'
import { answerGiven, checkChanged } from '@qalam/contract/live-lesson/events.ts'
import * as problems from '@qalam/contract/live-lesson/problems.ts'
import { answerUntil, isAnswerTo, type LiveAnswer, secondsFor, standingOf } from '@qalam/contract/live-lesson/rules.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { endAnswered, storeAnswer, storeReached } from '../repository/checks.ts'
import { askedOf, type Mine, openTo } from '../views/checks.ts'
import { windowOf } from './checks.ts'

const me = ({ actor, now }: Context) => ({ schoolId: found(actor.schoolId), studentId: actor.userId, now })

const isWaiting = (asked: Mine): boolean =>
  standingOf({ answer: asked.answer, reachedAt: asked.reachedAt?.getTime() ?? null }, windowOf(asked)) === 'waiting'

/** Seconds of the student's own: whoever has not seen the question yet has all of them. */
const secondsLeft = ({ kind, reachedAt, moment }: Pick<Mine, 'kind' | 'reachedAt' | 'moment'>): number =>
  reachedAt === null
    ? secondsFor[kind]
    : Math.max(0, Math.ceil((answerUntil(kind, reachedAt.getTime()) - moment.getTime()) / 1000))

/** What the caller is asked now. */
export async function mine(context: Context): Promise<{ question: OpenQuestion | null }> {
  const asked = await openTo(context.db, me(context))
  if (!asked || !isWaiting(asked)) return { question: null }
  const { uuid, kind, lessonUuid, subject } = asked
  return { question: { uuid, kind, lessonUuid, subject, secondsLeft: secondsLeft(asked) } }
}

/** The question is shown to the caller: the seconds are counted from the first time on. */
export async function reach(context: Context, uuid: string): Promise<{ secondsLeft: number }> {
  const { db, now } = context
  const { schoolId, studentId } = me(context)
  const asked = found(await askedOf(db, me(context), uuid))
  if (asked.answer !== null) return { secondsLeft: 0 }
  if (!isWaiting(asked)) throw problems.checkOver()
  if (asked.reachedAt !== null) return { secondsLeft: secondsLeft(asked) }

  await storeReached(db, { schoolId, uuid, now }, studentId, asked.moment)
  context.announce(answerGiven, schoolId, { lessonUuid: asked.lessonUuid, memberIds: asked.teacherIds })
  return { secondsLeft: secondsFor[asked.kind] }
}

/** Answers once, within the seconds. The last of the class ends the question. */
export async function answer(context: Context, uuid: string, given: LiveAnswer): Promise<{}> {
  const { db, now } = context
  const { schoolId, studentId } = me(context)
  const asked = found(await askedOf(db, me(context), uuid))
  if (!isAnswerTo(asked.kind, given)) throw problems.otherAnswer()
  if (asked.answer === given) return {}
  if (asked.answer !== null) throw problems.answeredBefore()
  if (!isWaiting(asked)) throw problems.checkOver()

  await storeAnswer(db, { schoolId, uuid, now }, { studentId, answer: given, at: asked.moment })
  const { lessonUuid, teacherIds: memberIds } = asked
  const isLast = await endAnswered(db, { schoolId, uuid, now })
  context.announce(isLast ? checkChanged : answerGiven, schoolId, { lessonUuid, memberIds })
  return {}
}
