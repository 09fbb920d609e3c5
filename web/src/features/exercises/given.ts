import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'

export type Pair = [from: string, to: string]

/** What stands in an answer, whatever kind it is of: a player of one type reads only its own part. */
export const idOf = (answer: ExerciseAnswer): string | null => (answer && 'id' in answer ? answer.id : null)
export const isOf = (answer: ExerciseAnswer): boolean | null => (answer && 'is' in answer ? answer.is : null)
export const idsOf = (answer: ExerciseAnswer): string[] => (answer && 'ids' in answer ? answer.ids : [])
export const pairsOf = (answer: ExerciseAnswer): Pair[] => (answer && 'pairs' in answer ? answer.pairs : [])
export const textOf = (answer: ExerciseAnswer): string => (answer && 'text' in answer ? answer.text : '')
export const filesOf = (answer: ExerciseAnswer): string[] => (answer && 'text' in answer ? answer.files : [])

/** Nothing chosen, placed or written is no answer. */
export const withIds = (ids: string[]): ExerciseAnswer => (ids.length > 0 ? { ids } : null)
export const withPairs = (pairs: Pair[]): ExerciseAnswer => (pairs.length > 0 ? { pairs } : null)
export const withText = (text: string, files: string[] = []): ExerciseAnswer =>
  text === '' && files.length === 0 ? null : { text, files }
