import { type ExerciseAnswer, fits, idsOf } from './answer.ts'
import type { Exercise } from './draft.ts'
import { mixed } from './mixed.ts'
import type { ShownExercise } from './shown.ts'

/** Under which id an attempt of this seed knows an option. */
const idOf = (seed: string, uuid: string): string => mixed(`${seed} ${uuid}`)

type Named = { uuid: string }
const renamed = <T extends Named>(seed: string, list: readonly T[]) =>
  list.map(({ uuid, ...rest }) => ({ id: idOf(seed, uuid), ...rest }))

// Ordered by another number than the id, and by nothing of the stored order: that one often tells what is right.
const shuffled = <T extends Named>(seed: string, list: readonly T[]) => {
  const places = new Map(list.map((one) => [one, mixed(`order ${seed} ${one.uuid}`)]))
  return renamed(
    seed,
    list.toSorted((a, b) => ((places.get(a) ?? '') < (places.get(b) ?? '') ? -1 : 1)),
  )
}

/**
 * What a browser gets of an exercise: options under ids of this attempt alone, in an order of its own. The seed is a secret
 * of the server, and long.
 */
export function answerless(exercise: Exercise, seed: string): ShownExercise {
  switch (exercise.type) {
    case 'single':
    case 'multiple':
      return { ...exercise, options: shuffled(seed, exercise.options) }
    case 'matching':
      return { ...exercise, left: renamed(seed, exercise.left), right: shuffled(seed, exercise.right) }
    case 'gaps':
      return { ...exercise, gaps: renamed(seed, exercise.gaps), options: shuffled(seed, exercise.options) }
    case 'grouping':
      return { ...exercise, items: shuffled(seed, exercise.items), groups: renamed(seed, exercise.groups) }
    case 'ordering':
      return { ...exercise, items: shuffled(seed, exercise.items) }
    case 'choose':
      return { ...exercise, parts: renamed(seed, exercise.parts) }
    case 'true-false':
    case 'short':
    case 'open':
      return exercise
  }
}

/** An exercise under its stored ids and in its stored order: for whoever may see the keys. */
export function withStoredIds(exercise: Exercise): ShownExercise {
  const same = <T extends Named>(list: readonly T[]) => list.map(({ uuid, ...rest }) => ({ id: uuid, ...rest }))
  switch (exercise.type) {
    case 'single':
    case 'multiple':
      return { ...exercise, options: same(exercise.options) }
    case 'matching':
      return { ...exercise, left: same(exercise.left), right: same(exercise.right) }
    case 'gaps':
      return { ...exercise, gaps: same(exercise.gaps), options: same(exercise.options) }
    case 'grouping':
      return { ...exercise, items: same(exercise.items), groups: same(exercise.groups) }
    case 'ordering':
      return { ...exercise, items: same(exercise.items) }
    case 'choose':
      return { ...exercise, parts: same(exercise.parts) }
    case 'true-false':
    case 'short':
    case 'open':
      return exercise
  }
}

/** Under which id an attempt of this seed knows each of the stored uuids: for whoever may be shown what was right. */
export function shownIds(exercise: Exercise, seed: string): Map<string, string> {
  const { from, to } = idsOf(exercise)
  return new Map([...from, ...to].map((uuid) => [uuid, idOf(seed, uuid)]))
}

/** An answer of the browser under the stored uuids; undefined when the exercise cannot be given it. */
export function understood(exercise: Exercise, seed: string, answer: ExerciseAnswer): ExerciseAnswer | undefined {
  const { from, to } = idsOf(exercise)
  const uuids = new Map([...from, ...to].map((uuid) => [idOf(seed, uuid), uuid]))
  const stored = withUuids(answer, (id) => uuids.get(id) ?? '')
  return fits(exercise, stored) ? stored : undefined
}

/** An answer that is stored, under the ids of the attempt: what was given before is shown again. */
export const shownAgain = (seed: string, answer: ExerciseAnswer): ExerciseAnswer =>
  withUuids(answer, (uuid) => idOf(seed, uuid))

function withUuids(answer: ExerciseAnswer, uuidOf: (id: string) => string): ExerciseAnswer {
  if (answer === null) return null
  if ('id' in answer) return { id: uuidOf(answer.id) }
  if ('ids' in answer) return { ids: answer.ids.map(uuidOf) }
  if ('pairs' in answer) return { pairs: answer.pairs.map(([from, to]) => [uuidOf(from), uuidOf(to)]) }
  return answer
}
