import type { Answer } from '@qalam/contract/exercises/answer.ts'

export type Pair = [from: string, to: string]

/** What stands in an answer, whatever kind it is of: a player of one type reads only its own part. */
export const idOf = (answer: Answer): string | null => (answer && 'id' in answer ? answer.id : null)
export const isOf = (answer: Answer): boolean | null => (answer && 'is' in answer ? answer.is : null)
export const idsOf = (answer: Answer): string[] => (answer && 'ids' in answer ? answer.ids : [])
export const pairsOf = (answer: Answer): Pair[] => (answer && 'pairs' in answer ? answer.pairs : [])
export const textOf = (answer: Answer): string => (answer && 'text' in answer ? answer.text : '')
export const filesOf = (answer: Answer): string[] => (answer && 'text' in answer ? answer.files : [])

/** Nothing chosen, placed or written is no answer. */
export const withIds = (ids: string[]): Answer => (ids.length > 0 ? { ids } : null)
export const withPairs = (pairs: Pair[]): Answer => (pairs.length > 0 ? { pairs } : null)
export const withText = (text: string, files: string[] = []): Answer =>
  text === '' && files.length === 0 ? null : { text, files }
