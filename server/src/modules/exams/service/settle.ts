import type { Context } from '#platform/context.ts'
import { countedAnswers } from '../repository/answers.ts'
import { type ExamAttempt, livingAttempts, sealRung } from '../repository/attempts.ts'
import { appendScores, keepFirstScores, scoresOf } from '../repository/scores.ts'
import type { Sitting } from '../repository/sittings.ts'
import { equal, machineScores } from '../scoring.ts'
import { keyedWork, workOf } from '../work.ts'

type Asking = Pick<Context, 'db' | 'now'>

/**
 * Seals what the bell has sealed and scores what is sealed. Whoever looks at results asks for it; each statement is guarded,
 * so it stands in a GET as well, and two who look at once do no harm.
 */
export async function settleSitting({ db, now }: Asking, sitting: Sitting): Promise<ExamAttempt[]> {
  await sealRung(db, sitting, now)
  const attempts = await livingAttempts(db, sitting)
  const unscored = attempts.filter(({ sealedAt, keyVersion }) => sealedAt !== null && keyVersion === null)
  if (unscored.length === 0) return attempts
  await scoreFirst({ db, now }, sitting, unscored)
  return livingAttempts(db, sitting)
}

async function scoreFirst(
  { db, now }: Asking,
  { schoolId, versionUuid }: Sitting,
  attempts: ExamAttempt[],
): Promise<void> {
  const uuids = attempts.map(({ uuid }) => uuid)
  const work = await workOf(db, schoolId, versionUuid, now)
  const keyed = await keyedWork(db, schoolId, versionUuid)
  const standing = await scoresOf(db, schoolId, uuids)
  const scores = machineScores({ work, keyed }, attempts, await countedAnswers(db, schoolId, uuids), standing)
  const seen = attempts.map(({ uuid, given }) => ({ attempt: uuid, given }))
  await keepFirstScores(db, schoolId, seen, scores, { keyVersion: keyed.keyVersion, now })
}

/** Scores an attempt again whose answers changed after it was scored; the caller holds it. */
export async function scoreAgain({ db, now }: Asking, schoolId: number, attempt: ExamAttempt): Promise<void> {
  const work = await workOf(db, schoolId, attempt.versionUuid, now)
  const keyed = await keyedWork(db, schoolId, attempt.versionUuid)
  const standing = await scoresOf(db, schoolId, [attempt.uuid])
  const answers = await countedAnswers(db, schoolId, [attempt.uuid])
  const before = new Map(standing.map((one) => [one.exercise, one]))
  const scores = machineScores({ work, keyed }, [attempt], answers, standing).filter(
    ({ exercise, points, answerVersion }) => {
      const old = before.get(exercise)
      return !old || old.answerVersion !== answerVersion || !equal(old.points, points)
    },
  )
  await appendScores(db, schoolId, scores, { keyVersion: keyed.keyVersion, now })
}
