import type { AnswerState } from '@qalam/contract/homework/answers.ts'
import { answerStates } from '@qalam/contract/homework/answers.ts'
import type { GivenAsked } from '@qalam/contract/homework/api.ts'
import { isStudent } from '#platform/actor.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { answersOf, filtersOf, givenBy, homeworkFor, pupilOf, unscoredOf } from '../views/lists.ts'

export const given = ({ db, actor, now }: Context, asked: GivenAsked) => givenBy(db, actor, now, asked)
export const filters = ({ db, actor }: Context) => filtersOf(db, actor)

export const answers = async ({ db, actor, now }: Context, homeworkUuid: string) =>
  found(await answersOf(db, actor, homeworkUuid, now))

type Asked = { userId?: number | undefined; state?: AnswerState | undefined; page: number }

/** Homework of the student, or of a child; another's is not found. */
export async function mine({ db, actor, now, today }: Context, { userId, state, page }: Asked) {
  const pupil = found(await pupilOf(db, actor, userId))
  const { rows, total, counts } = await homeworkFor(db, { ...pupil, now, today, state, page })
  const all = Object.fromEntries(answerStates.map((one) => [one, counts[one] ?? 0]))
  return { rows, total, page, pageSize: 20, counts: { ...zero, ...all } }
}

/** What waits for a student to do, or for a teacher to score. */
export async function waiting(context: Context): Promise<{ count: number }> {
  if (!isStudent(context.actor)) return { count: await unscoredOf(context.db, context.actor) }
  const { counts } = await mine(context, { page: 1 })
  return { count: counts['to-do'] + counts.overdue + counts.returned }
}

const zero = { 'to-do': 0, overdue: 0, sent: 0, returned: 0, scored: 0 }
