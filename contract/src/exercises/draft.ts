import { z } from 'zod'
import { keys, shapes } from './parts.ts'

/** An exercise as its author writes it: what is shown, and under `key` what is right. It may be unfinished: see `faults`. */
export const ExerciseDraft = z.discriminatedUnion('type', [
  z.object({ ...shapes.single, key: keys.single }),
  z.object({ ...shapes.trueFalse, key: keys.trueFalse }),
  z.object({ ...shapes.multiple, key: keys.chosen }),
  z.object({ ...shapes.matching, key: keys.placed }),
  z.object({ ...shapes.gaps, key: keys.placed }),
  z.object({ ...shapes.grouping, key: keys.placed }),
  z.object({ ...shapes.ordering, key: keys.order }),
  z.object({ ...shapes.choose, key: keys.chosen }),
  z.object({ ...shapes.short, key: keys.short }),
  z.object({ ...shapes.open, key: keys.open }),
])
export type ExerciseDraft = z.infer<typeof ExerciseDraft>

/** The types of exercises, in the order in which they are offered. */
export const exerciseTypes = [
  'single',
  'multiple',
  'true-false',
  'matching',
  'gaps',
  'ordering',
  'grouping',
  'choose',
  'short',
  'open',
] as const satisfies readonly ExerciseDraft['type'][]
export const ExerciseType = z.enum(exerciseTypes)
export type ExerciseType = z.infer<typeof ExerciseType>

/** An exercise of a published version. It goes to a browser through `answerless` only. */
export const Exercise = z.discriminatedUnion('type', [
  z.object(shapes.single),
  z.object(shapes.trueFalse),
  z.object(shapes.multiple),
  z.object(shapes.matching),
  z.object(shapes.gaps),
  z.object(shapes.grouping),
  z.object(shapes.ordering),
  z.object(shapes.choose),
  z.object(shapes.short),
  z.object(shapes.open),
])
export type Exercise = z.infer<typeof Exercise>

/** The key of an exercise, with its type, as it is stored apart. */
export const ExerciseKey = z.discriminatedUnion('type', [
  keys.single.extend({ type: z.literal('single') }),
  keys.trueFalse.extend({ type: z.literal('true-false') }),
  keys.chosen.extend({ type: z.literal('multiple') }),
  keys.placed.extend({ type: z.literal('matching') }),
  keys.placed.extend({ type: z.literal('gaps') }),
  keys.placed.extend({ type: z.literal('grouping') }),
  keys.order.extend({ type: z.literal('ordering') }),
  keys.chosen.extend({ type: z.literal('choose') }),
  keys.short.extend({ type: z.literal('short') }),
  keys.open.extend({ type: z.literal('open') }),
])
export type ExerciseKey = z.infer<typeof ExerciseKey>

/** Parts an exercise from its key, explanation and descriptors. */
export function split(draft: ExerciseDraft): { exercise: Exercise; key: ExerciseKey } {
  return {
    // The schema drops what it does not name: the key stays behind even when a type grows.
    exercise: Exercise.parse(draft),
    key: ExerciseKey.parse({ ...draft.key, type: draft.type }),
  }
}

/** The draft again: `join(split(draft))` is the draft. Throws when the key is of another type. */
export function join({ exercise, key }: { exercise: Exercise; key: ExerciseKey }): ExerciseDraft {
  if (exercise.type !== key.type) throw new Error('the key is of another type of exercise')
  const { type: _, ...rest } = key
  return ExerciseDraft.parse({ ...exercise, key: rest })
}
