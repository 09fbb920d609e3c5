import type { Split } from '@qalam/contract/groups/split.ts'
import type { SplitPupil } from '@qalam/contract/groups/subgroups.ts'

/** What is typed over a stored split: how it was seen, how it shall be, and the steps between. */
export type SplitEdit = { was: Split; now: Split; past: readonly Split[] }

const inHalf = (pupils: readonly SplitPupil[], half: 1 | 2): number[] =>
  pupils.filter((pupil) => pupil.half === half).map(({ id }) => id)

export const storedSplit = (pupils: readonly SplitPupil[]): Split => ({
  first: inHalf(pupils, 1),
  second: inHalf(pupils, 2),
})

/** Whether two splits put the same pupils into the same halves. */
export const isSameSplit = (one: Split, other: Split): boolean => key(one) === key(other)

const key = ({ first, second }: Split): string =>
  JSON.stringify([first, second].map((half) => [...half].sort((a, b) => a - b)))

/** Where the pupil is: the half, or null in neither. */
export const halfOf = ({ first, second }: Split, id: number): 1 | 2 | null =>
  first.includes(id) ? 1 : second.includes(id) ? 2 : null

/** The pupils go to a half, from wherever they are. */
export function moved({ first, second }: Split, ids: readonly number[], to: 1 | 2): Split {
  const going = new Set(ids)
  const staying = { first: first.filter((id) => !going.has(id)), second: second.filter((id) => !going.has(id)) }
  return to === 1
    ? { ...staying, first: [...staying.first, ...ids] }
    : { ...staying, second: [...staying.second, ...ids] }
}

/** The edit while it differs from what was seen; null when there is nothing to store. */
export const begun = (edit: SplitEdit | null): SplitEdit | null =>
  edit && !isSameSplit(edit.now, edit.was) ? edit : null

/** The edit after another step; what is not begun yet begins over the stored split. */
export function stepped(edit: SplitEdit | null, stored: Split, now: Split): SplitEdit {
  const before = begun(edit) ?? { was: stored, now: stored, past: edit?.past ?? [] }
  return isSameSplit(before.now, now) ? before : { was: before.was, now, past: [...before.past, before.now] }
}

/** The edit without its last step. */
export function undone(edit: SplitEdit | null, stored: Split): SplitEdit | null {
  const last = edit?.past.at(-1)
  return edit && last ? { was: begun(edit)?.was ?? stored, now: last, past: edit.past.slice(0, -1) } : edit
}

/** The steps stay after storing, so that they can be taken back. */
export const afterStoring = ({ now, past }: SplitEdit): SplitEdit => ({ was: now, now, past })
