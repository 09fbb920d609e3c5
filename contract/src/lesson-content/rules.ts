import type { Exercise, ExerciseKey } from '../exercises/draft.ts'
import type { ExerciseAnswer } from '../exercises/answer.ts'
import { score } from '../exercises/score.ts'
import { type Ratio, toNumber } from '../journal/ratio.ts'
import type { Hint, TryVerdict } from './shapes.ts'

/** An open answer may be written anew as often as this; a person reads the last one. */
const openTries = 20
/** Tries at an exercise that is checked at once. */
const usualTries = 3

/** How often an exercise may be checked: one option always stays untried, or guessing would find it. */
export function triesOf(exercise: Exercise): number {
  if (exercise.type === 'open') return openTries
  if (exercise.type === 'true-false') return 1
  if (exercise.type === 'single') return Math.min(usualTries, Math.max(1, exercise.options.length - 1))
  return usualTries
}

/** What is told of a try; an open answer is sent and read by a person. */
export function verdictOf(exercise: Exercise, points: Ratio | null): TryVerdict {
  if (points === null) return 'sent'
  if (points.n >= BigInt(exercise.points) * points.d) return 'right'
  return points.n > 0n ? 'partly' : 'wrong'
}

/** How much of an answer is right, never which part of it: what a student is told after a try that was not all right. */
export function hintFor(exercise: Exercise, key: ExerciseKey, answer: ExerciseAnswer): Hint | null {
  if (answer === null) return null
  if ((key.type === 'multiple' || key.type === 'choose') && 'ids' in answer) {
    const right = answer.ids.filter((id) => key.right.includes(id)).length
    return { right, of: key.right.length, extra: answer.ids.length - right }
  }
  if ('placed' in key) {
    const of = Object.keys(key.placed).length
    return { right: pointsAs({ ...exercise, points: of }, key, answer), of, extra: 0 }
  }
  // With two or three things in a row, how many stand right would say which.
  if (exercise.type === 'ordering' && key.type === 'ordering' && key.order.length > 3) {
    const of = key.order.length
    return { right: pointsAs({ ...exercise, points: of - 1, scoring: 'partial' }, key, answer) + 1, of, extra: 0 }
  }
  return null
}

const pointsAs = (exercise: Exercise, key: ExerciseKey, answer: ExerciseAnswer): number => {
  const points = score(exercise, key, answer)
  return points === null ? 0 : Math.floor(toNumber(points))
}

type Done = { pages: number; seen: number; exercises: number; closed: number }

/** How far a student is, in percent: every page seen and every exercise closed is all of it, and nothing less. */
export function shareOf({ pages, seen, exercises, closed }: Done): number {
  const all = pages + exercises
  return all === 0 ? 100 : Math.floor((100 * (seen + closed)) / all)
}

/** An exercise takes no more tries: it is right, or they are used up. An open one is closed by being sent, and stays open. */
export const isClosed = (verdict: TryVerdict | null, tries: number, most: number): boolean =>
  verdict === 'right' || verdict === 'sent' || tries >= most
