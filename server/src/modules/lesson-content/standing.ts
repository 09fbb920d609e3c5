import { rightAnswer } from '@qalam/contract/exams/right.ts'
import { shownAgain, shownIds } from '@qalam/contract/exercises/answerless.ts'
import type { Exercise, ExerciseKey } from '@qalam/contract/exercises/draft.ts'
import { type Ratio, ratio, sum, toNumber } from '@qalam/contract/journal/ratio.ts'
import { hintFor, isClosed, shareOf, triesOf, verdictOf } from '@qalam/contract/lesson-content/rules.ts'
import type { ExerciseState, Progress, Try } from '@qalam/contract/lesson-content/shapes.ts'
import type { Check, BestTry } from './repository/checks.ts'
import type { ContentWork } from './work.ts'

/** To two places, for the eye. */
const hundredths = (points: Ratio): number => Math.round(toNumber(points) * 100) / 100

type Stand = Pick<BestTry, 'tries' | 'points' | 'lastRead'>

/** An open answer is closed once it was sent, whatever a person finds it worth. */
const closed = (exercise: Exercise, { tries, points }: Stand): boolean =>
  tries > 0 && (exercise.type === 'open' || isClosed(verdictOf(exercise, points), tries, triesOf(exercise)))

const untouched: Stand = { tries: 0, points: null, lastRead: true }

/** Open answers whose last words nobody has scored. */
export const toGradeIn = (work: ContentWork, standings: ReadonlyMap<string, Stand>): number =>
  work.exercises.filter(({ uuid, type }) => type === 'open' && !(standings.get(uuid) ?? untouched).lastRead).length

/** How far somebody is who saw these pages and stands so at the exercises. */
export function progressOf(
  work: ContentWork,
  seen: ReadonlySet<string>,
  standings: ReadonlyMap<string, Stand>,
): Progress {
  const counts = {
    pages: work.pages.length,
    seen: work.pages.filter(({ uuid }) => seen.has(uuid)).length,
    exercises: work.exercises.length,
    closed: work.exercises.filter((one) => closed(one, standings.get(one.uuid) ?? untouched)).length,
  }
  // What a person scores counts from then on.
  const checked = work.exercises.filter(({ uuid, type }) => type !== 'open' || standings.get(uuid)?.points)
  const share = shareOf(counts)
  return {
    ...counts,
    points: hundredths(sum(checked.map(({ uuid }) => standings.get(uuid)?.points ?? ratio(0)))),
    maxPoints: checked.reduce((points, one) => points + one.points, 0),
    share,
    done: share === 100,
  }
}

const better = (a: Ratio | null, b: Ratio | null): Ratio | null => {
  if (a === null || b === null) return a ?? b
  return a.n * b.d >= b.n * a.d ? a : b
}

/** The best try at each exercise, of every try of one reading. */
export function standingsIn(checks: readonly Check[]): Map<string, Stand> {
  const standings = new Map<string, Stand>()
  for (const { exercise, points } of checks) {
    const before = standings.get(exercise)
    const best = better(before?.points ?? null, points)
    standings.set(exercise, { tries: (before?.tries ?? 0) + 1, points: best, lastRead: points !== null })
  }
  return standings
}

type Around = { key: ExerciseKey | undefined; seed: string; release: boolean }

/** Where a student stands at an exercise. What was right goes out when it is closed and `release` allows it. */
export function stateOf(exercise: Exercise, made: readonly Check[], { key, seed, release }: Around): ExerciseState {
  const last = made.at(-1)
  const stand = standingsIn(made).get(exercise.uuid) ?? untouched
  const verdict = last ? verdictOf(exercise, last.points) : null
  const isOver = closed(exercise, stand)
  const told = isOver && release ? key : undefined
  const isHinted = key && (verdict === 'partly' || verdict === 'wrong')
  return {
    exercise: exercise.uuid,
    answer: last ? shownAgain(seed, last.answer) : null,
    tries: stand.tries,
    most: triesOf(exercise),
    verdict,
    points: stand.points && hundredths(stand.points),
    hint: isHinted && last ? hintFor(exercise, key, last.answer) : null,
    closed: isOver,
    right: told ? rightAnswer(told, shownIds(exercise, seed)) : null,
    explanation: told?.explanation ?? '',
    comment: last?.review?.comment ?? '',
  }
}

/** One try, under the ids that the student was shown. */
export const tryOf = (exercise: Exercise, { n, answer, points, at, review }: Check, seed: string): Try => ({
  n,
  answer: shownAgain(seed, answer),
  verdict: verdictOf(exercise, points),
  points: points && hundredths(points),
  at: at.toISOString(),
  review,
})
