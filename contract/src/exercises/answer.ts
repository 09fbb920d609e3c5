import { z } from 'zod'
import type { Exercise } from './draft.ts'

const id = z.string().min(1).max(40)

/**
 * What a student gives: an id, true or false, a list of ids (chosen, or in order), a list of pairs (what goes where),
 * a text, or a text with files. Null is no answer.
 */
export const ExerciseAnswer = z
  .union([
    z.object({ id }),
    z.object({ is: z.boolean() }),
    z.object({ ids: z.array(id).max(200) }),
    z.object({ pairs: z.array(z.tuple([id, id])).max(60) }),
    z.object({
      text: z
        .string()
        .max(20_000)
        .refine((text) => text.isWellFormed() && !text.includes('\0')),
      files: z.array(z.uuid()).max(10).default([]),
    }),
  ])
  .nullable()
export type ExerciseAnswer = z.infer<typeof ExerciseAnswer>

/** Which ids an exercise has: what is moved or chosen, and where it may go. */
export function idsOf(exercise: Exercise): { from: string[]; to: string[] } {
  const of = (list: readonly { uuid: string }[]) => list.map(({ uuid }) => uuid)
  switch (exercise.type) {
    case 'single':
    case 'multiple':
      return { from: of(exercise.options), to: [] }
    case 'matching':
      return { from: of(exercise.left), to: of(exercise.right) }
    case 'gaps':
      return { from: of(exercise.gaps), to: of(exercise.options) }
    case 'grouping':
      return { from: of(exercise.items), to: of(exercise.groups) }
    case 'ordering':
      return { from: of(exercise.items), to: [] }
    case 'choose':
      return { from: of(exercise.parts.filter(({ choice }) => choice)), to: [] }
    case 'true-false':
    case 'short':
    case 'open':
      return { from: [], to: [] }
  }
}

const distinct = (list: readonly string[]): boolean => new Set(list).size === list.length

/** Whether an answer is one that this exercise can be given: its kind, known ids, each once, no more than may be chosen. */
export function fits(exercise: Exercise, answer: ExerciseAnswer): boolean {
  if (answer === null) return true
  const { from, to } = idsOf(exercise)
  const known = (ids: readonly string[]) => distinct(ids) && ids.every((one) => from.includes(one))
  switch (exercise.type) {
    case 'single':
      return 'id' in answer && known([answer.id])
    case 'true-false':
      return 'is' in answer
    case 'multiple':
      return 'ids' in answer && known(answer.ids) && answer.ids.length <= (exercise.most ?? from.length)
    case 'choose':
      return 'ids' in answer && known(answer.ids)
    case 'ordering':
      return 'ids' in answer && known(answer.ids) && answer.ids.length === from.length
    case 'matching':
    case 'gaps':
    case 'grouping':
      return (
        'pairs' in answer && known(answer.pairs.map(([one]) => one)) && answer.pairs.every(([, at]) => to.includes(at))
      )
    case 'short':
      return 'text' in answer && answer.text.length <= 200 && answer.files.length === 0
    case 'open':
      return 'text' in answer && distinct(answer.files) && (exercise.files || answer.files.length === 0)
  }
}
