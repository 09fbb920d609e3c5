/** Acts that may be taken back, newest last; `C` is one change of an act. */
export type History<C> = { done: readonly C[][]; undone: readonly C[][] }

export const noHistory: History<never> = { done: [], undone: [] }

/** As many acts are remembered. */
const most = 200

/** A new act; what was undone before it can no longer be done again. */
export const remember = <C>({ done, undone }: History<C>, changes: C[]): History<C> =>
  changes.length === 0 ? { done, undone } : { done: [...done, changes].slice(-most), undone: [] }

/** The act to take back, and the history without it. The caller puts it among the undone with its new writes. */
export function lastDone<C>({ done, undone }: History<C>): { act: C[] | undefined; rest: History<C> } {
  return { act: done.at(-1), rest: { done: done.slice(0, -1), undone } }
}

export function lastUndone<C>({ done, undone }: History<C>): { act: C[] | undefined; rest: History<C> } {
  return { act: undone.at(-1), rest: { done, undone: undone.slice(0, -1) } }
}
