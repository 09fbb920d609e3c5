import { halfUp, type Ratio, ratio, sum } from '../journal/ratio.ts'
import { type ExerciseAnswer, fits } from './answer.ts'
import type { Exercise, ExerciseKey } from './draft.ts'
import { sameNumber, sameText } from './short-answer.ts'

/** `part` of `all` of the points. */
const share = (points: number, part: number, all: number): Ratio => (all > 0 ? ratio(points * part, all) : ratio(0))

/** How many of these follow each other as they should, others left out: the longest growing subsequence. */
function longestInOrder(places: readonly number[]): number {
  const longest: number[] = []
  places.forEach((place, at) => {
    const before = longest.filter((_, earlier) => (places[earlier] ?? 0) < place)
    longest[at] = 1 + Math.max(0, ...before)
  })
  return Math.max(0, ...longest)
}

/**
 * The points of an answer, exact; null for an open one, which a person scores. No answer, and one that the exercise cannot
 * be given, score nothing.
 */
export function score(exercise: Exercise, key: ExerciseKey, answer: ExerciseAnswer): Ratio | null {
  if (exercise.type === 'open') return null
  if (answer === null || !fits(exercise, answer)) return ratio(0)
  const { points } = exercise
  const all = (right: boolean): Ratio => share(points, right ? 1 : 0, 1)
  if ('id' in answer) return all(key.type === 'single' && key.right === answer.id)
  if ('is' in answer) return all(key.type === 'true-false' && key.right === answer.is)
  if ('pairs' in answer) return 'placed' in key ? placing(exercise, key.placed, answer.pairs) : ratio(0)
  if ('text' in answer) return key.type === 'short' ? written(exercise, key, answer.text) : ratio(0)
  if (exercise.type === 'ordering') return key.type === 'ordering' ? inOrder(exercise, key.order, answer.ids) : ratio(0)
  return key.type === 'multiple' || key.type === 'choose' ? chosen(exercise, key.right, answer.ids) : ratio(0)
}

function chosen(exercise: Exercise, right: readonly string[], ids: readonly string[]): Ratio {
  const { points } = exercise
  const hits = ids.filter((id) => right.includes(id)).length
  const wrong = ids.length - hits
  const scoring = exercise.type === 'multiple' ? exercise.scoring : 'partial'
  if (scoring === 'partial') return share(points, Math.max(0, hits - wrong), right.length)
  const mistakes = wrong + right.length - hits
  // One mistake leaves half; a swap is two mistakes. Nothing chosen is no answer.
  if (scoring === 'ent') return ids.length === 0 ? ratio(0) : share(points, Math.max(0, 2 - mistakes), 2)
  return share(points, mistakes === 0 && right.length > 0 ? 1 : 0, 1)
}

function placing(
  exercise: Exercise,
  placed: Record<string, string>,
  pairs: readonly (readonly [string, string])[],
): Ratio {
  const targets = exercise.type === 'matching' ? exercise.right : exercise.type === 'gaps' ? exercise.options : []
  const texts = new Map(targets.map(({ uuid, text }) => [uuid, text]))
  // Two options that read alike are one: nobody can tell which of them was meant.
  const alike = (a: string, b: string) => a === b || (texts.has(a) && texts.get(a) === texts.get(b))
  const right = pairs.filter(([from, to]) => placed[from] !== undefined && alike(placed[from], to)).length
  return share(exercise.points, right, Object.keys(placed).length)
}

function inOrder(exercise: Exercise, order: readonly string[], ids: readonly string[]): Ratio {
  const longest = longestInOrder(ids.map((id) => order.indexOf(id)))
  const whole = exercise.type === 'ordering' && exercise.scoring === 'whole'
  if (whole || order.length < 2) return share(exercise.points, longest === order.length ? 1 : 0, 1)
  return share(exercise.points, longest - 1, order.length - 1)
}

type ShortKey = Extract<ExerciseKey, { type: 'short' }>

function written(exercise: Exercise, key: ShortKey, text: string): Ratio {
  const same = (accepted: string): boolean =>
    exercise.type === 'short' && exercise.numeric ? sameNumber(text, accepted, key) : sameText(text, accepted, key.typo)
  const shares = key.accepted.filter((one) => same(one.text)).map((one) => one.share)
  return share(exercise.points, Math.max(0, ...shares), 100)
}

/** The points of a whole work: exact parts, rounded half up once. */
export const total = (parts: readonly Ratio[]): number => halfUp(sum(parts))
