import type { ItemStatistics, Statistics } from '@qalam/contract/exams/grading-shapes.ts'
import { isAnswered } from '@qalam/contract/exams/rules.ts'
import { toNumber } from '@qalam/contract/journal/ratio.ts'
import type { Result } from './service/results.ts'
import { askedOf, type ExamTask, type ExamWork } from './work.ts'

const exactMean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((all, one) => all + one, 0) / values.length

function mean(values: readonly number[]): number | null {
  const exact = exactMean(values)
  return exact === null ? null : rounded(exact)
}

const rounded = (value: number): number => Math.round(value * 100) / 100

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : rounded(((sorted[middle - 1] ?? upper) + upper) / 2)
}

/** Fewer students tell nothing of a question. */
const fewest = 4

/** How a work and its questions went. */
export function statisticsOf(work: ExamWork, all: readonly Result[]): Omit<Statistics, 'sitting' | 'title'> {
  const results = all.flatMap((one) => (one.outcome ? [{ ...one, outcome: one.outcome }] : []))
  const totals = results.map(({ outcome }) => outcome.total)
  const ranked = results.toSorted((a, b) => b.outcome.exact - a.outcome.exact)
  const levels = [0, 0, 0, 0]
  for (const one of totals) {
    const level = levelOf(work.maxScore > 0 ? one / work.maxScore : 0)
    levels[level] = (levels[level] ?? 0) + 1
  }
  return {
    maxScore: work.maxScore,
    taken: results.length,
    mean: mean(totals),
    median: median(totals),
    levels,
    items: work.tasks.map((task) => itemOf(task, ranked.filter(wasAsked(work, task)))),
  }
}

/** Of a set, only those who drew a question tell how it went. */
const wasAsked =
  (work: ExamWork, { uuid, set }: ExamTask) =>
  ({ attempt }: Result): boolean =>
    set === null || askedOf(work, attempt.seed).tasks.some((task) => task.uuid === uuid)

const levelOf = (share: number): number => (share < 0.4 ? 0 : share < 0.65 ? 1 : share < 0.85 ? 2 : 3)

function itemOf(task: ExamTask, ranked: readonly Result[]): ItemStatistics {
  const max = task.exercise.points
  const shares = ranked.map(({ points }) => {
    const got = points.get(task.uuid)
    return got && max > 0 ? toNumber(got.points) / max : 0
  })
  const half = Math.floor(shares.length / 2)
  const [upper, lower] = [mean(shares.slice(0, half)), mean(shares.slice(shares.length - half))]
  const easiness = exactMean(shares)
  return {
    id: task.uuid,
    number: task.number,
    type: task.exercise.type,
    prompt: task.exercise.prompt.slice(0, 300),
    max,
    answered: ranked.filter(({ answers }) =>
      answers.some(({ exercise, answer }) => exercise === task.uuid && isAnswered(answer)),
    ).length,
    mean: easiness === null ? null : rounded(easiness * max),
    easiness: easiness === null ? null : rounded(easiness),
    discrimination: shares.length < fewest || upper === null || lower === null ? null : rounded(upper - lower),
  }
}
