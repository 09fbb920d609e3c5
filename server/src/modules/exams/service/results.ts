import type { Context } from '#platform/context.ts'
import { countedAnswers, type StoredAnswer } from '../repository/answers.ts'
import type { ExamAttempt } from '../repository/attempts.ts'
import { type Score, scoresOf } from '../repository/scores.ts'
import type { Sitting } from '../repository/sittings.ts'
import { type ExamOutcome, outcomeOf, pointsByTask } from '../scoring.ts'
import { type ExamWork, workOf } from '../work.ts'
import { settleSitting } from './settle.ts'

export type Result = {
  attempt: ExamAttempt
  answers: readonly StoredAnswer[]
  points: ReadonlyMap<string, Score>
  /** Null while the student is answering. */
  outcome: ExamOutcome | null
}

/** Every present attempt of a sitting with its answers, points and outcome: five statements, however many students. */
export async function resultsOf(
  context: Pick<Context, 'db' | 'now'>,
  sitting: Sitting,
): Promise<{ work: ExamWork; results: Result[] }> {
  const { db, now } = context
  const work = await workOf(db, sitting.schoolId, sitting.versionUuid, now)
  const attempts = await settleSitting(context, sitting)
  const uuids = attempts.map(({ uuid }) => uuid)
  const scores = Map.groupBy(await scoresOf(db, sitting.schoolId, uuids), ({ attempt }) => attempt)
  const answers = Map.groupBy(await countedAnswers(db, sitting.schoolId, uuids), ({ attempt }) => attempt)
  const results = attempts.map((attempt) => {
    const own = answers.get(attempt.uuid) ?? []
    const points = pointsByTask(scores.get(attempt.uuid) ?? [], attempt.uuid)
    const isScored = attempt.sealedAt !== null && attempt.keyVersion !== null
    return { attempt, answers: own, points, outcome: isScored ? outcomeOf(work, points, own) : null }
  })
  return { work, results }
}
