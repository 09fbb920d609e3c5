import { isAnswered } from '@qalam/contract/exams/rules.ts'
import { understood } from '@qalam/contract/exercises/answerless.ts'
import { score, total } from '@qalam/contract/exercises/score.ts'
import { type Ratio, ratio, sum, toNumber } from '@qalam/contract/journal/ratio.ts'
import type { ExamAttempt } from './repository/attempts.ts'
import type { StoredAnswer } from './repository/answers.ts'
import type { MachineScore, Score } from './repository/scores.ts'
import { askedOf, isOpen, type KeyedWork, type ExamTask, type ExamWork } from './work.ts'

type Scored = { work: ExamWork; keyed: KeyedWork }

/** What an attempt gave to a task, and what it gets by these keys; null for an open one, which a person scores. */
export function pointsOf(
  { exercise, uuid }: ExamTask,
  { keys }: KeyedWork,
  seed: string,
  given: StoredAnswer | undefined,
) {
  const key = keys.get(uuid)
  if (!key) return ratio(0)
  return score(exercise, key, understood(exercise, seed, given?.answer ?? null) ?? null)
}

const by = (attempt: string, exercise: string): string => `${attempt} ${exercise}`

/** The points of attempts by the machine, each as the next version after the one that stands. */
export function machineScores(
  { work, keyed }: Scored,
  attempts: readonly Pick<ExamAttempt, 'uuid' | 'seed'>[],
  answers: readonly StoredAnswer[],
  standing: readonly Score[],
): MachineScore[] {
  const given = new Map(answers.map((one) => [by(one.attempt, one.exercise), one]))
  const last = new Map(standing.map((one) => [by(one.attempt, one.exercise), one.version]))
  return attempts.flatMap(({ uuid, seed }) =>
    askedOf(work, seed).tasks.flatMap((task) => {
      const answer = given.get(by(uuid, task.uuid))
      const points = pointsOf(task, keyed, seed, answer)
      if (points === null) return []
      const version = (last.get(by(uuid, task.uuid)) ?? 0) + 1
      return [{ attempt: uuid, exercise: task.uuid, version, points, answerVersion: answer?.version ?? 0 }]
    }),
  )
}

export const equal = (a: Ratio, b: Ratio): boolean => a.n * b.d === b.n * a.d

/** The last points of one attempt by exercise. */
export const pointsByTask = (scores: readonly Score[], attempt: string): Map<string, Score> =>
  new Map(scores.filter((one) => one.attempt === attempt).map((one) => [one.exercise, one]))

export type ExamOutcome = { total: number; exact: number; correct: number; toGrade: number }

/** What an attempt brought: exact, and rounded half up once. `answers` are those of the attempt. */
export function outcomeOf(
  work: ExamWork,
  points: ReadonlyMap<string, Pick<Score, 'points' | 'answerVersion'>>,
  answers: readonly StoredAnswer[],
): ExamOutcome {
  const parts = work.tasks.flatMap((task) => points.get(task.uuid)?.points ?? [])
  const correct = work.tasks.filter((task) => {
    const got = points.get(task.uuid)?.points
    return got !== undefined && equal(got, ratio(task.exercise.points))
  }).length
  return {
    total: total(parts),
    exact: hundredths(sum(parts)),
    correct,
    toGrade: work.tasks.filter((task) => isToGrade(task, points, answers)).length,
  }
}

/** An open answer that nobody scored as it stands; where nothing was given there is nothing to score. */
function isToGrade(
  task: ExamTask,
  points: ReadonlyMap<string, Pick<Score, 'answerVersion'>>,
  answers: readonly StoredAnswer[],
): boolean {
  if (!isOpen(task)) return false
  const given = answers.find(({ exercise }) => exercise === task.uuid)
  return given !== undefined && isAnswered(given.answer) && points.get(task.uuid)?.answerVersion !== given.version
}

/** To two places, for the eye. */
export const hundredths = (points: Ratio): number => Math.round(toNumber(points) * 100) / 100
