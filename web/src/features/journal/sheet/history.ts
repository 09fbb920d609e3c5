import type { Value } from './grid.ts'
import type { Place } from './keys.ts'

/** One cell of an act: what stood before and what was put there, by which operation. */
export type Change = { place: Place; before: Value; after: Value; operationId: string }

/** Acts that may be taken back, newest last. */
export type History = { done: readonly Change[][]; undone: readonly Change[][] }

export const noHistory: History = { done: [], undone: [] }

/** As many acts are remembered. */
const most = 200

/** A new act; what was undone before it can no longer be done again. */
export const remember = ({ done }: History, changes: Change[]): History =>
  changes.length === 0 ? { done, undone: [] } : { done: [...done, changes].slice(-most), undone: [] }

/** The act to take back, and the history without it. The caller puts it among the undone with its new operations. */
export function lastDone({ done, undone }: History): { act: Change[] | undefined; rest: History } {
  return { act: done.at(-1), rest: { done: done.slice(0, -1), undone } }
}

export function lastUndone({ done, undone }: History): { act: Change[] | undefined; rest: History } {
  return { act: undone.at(-1), rest: { done, undone: undone.slice(0, -1) } }
}
