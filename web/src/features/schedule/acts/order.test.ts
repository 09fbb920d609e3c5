import { expect, test } from 'vitest'
import { lesson } from '../samples.ts'
import { type TimetableChange, isUndoable, lastUndoable } from './acts.ts'

const one = lesson()
const other = lesson()
const act = (id: number, of = one, state: TimetableChange['state'] = 'done'): TimetableChange => ({
  id,
  at: 0,
  before: of,
  after: of,
  state,
})

test('of two acts on one lesson the later is taken back first, acts on other lessons do not wait', () => {
  const all = [act(3), act(2, other), act(1)]
  expect(all.map((each) => isUndoable(all, each))).toEqual([true, true, false])
  const undone = [act(3, one, 'undone'), act(2, other), act(1)]
  expect(undone.map((each) => isUndoable(undone, each))).toEqual([false, true, true])
})

test('the last act goes first; one that could not be taken back is left to its own button', () => {
  expect(lastUndoable([act(2), act(1, other)])?.id).toBe(2)
  const failed = [act(2, one, 'failed'), act(1, other)]
  expect(lastUndoable(failed)?.id).toBe(1)
  expect(isUndoable(failed, act(2, one, 'failed'))).toBe(true)
  expect(lastUndoable([])).toBeUndefined()
})
