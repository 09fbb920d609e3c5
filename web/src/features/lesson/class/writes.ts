import type { MarkResult } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import { isSame, nothing, type Value } from './values.ts'

export type Operation = { operationId: string; userId: number; baseVersion: number; value: Value; undoes?: string }
export type Theirs = MarkResult['current']

/**
 * A write of one cell on its way. waiting: sent, no answer yet; here: the line broke, it will be sent again; refused: the
 * server did not take it; stored: taken, until the list itself shows it. `next` was typed while it was under way.
 */
export type Write = Operation & {
  state: 'waiting' | 'here' | 'refused' | 'stored'
  next: Value | null
  why: string | null
  /** What stands in the cell instead, when that is why it was refused. */
  theirs: Theirs | null
}
export type Writes = ReadonlyMap<number, Write>

export const noWrites: Writes = new Map()

const put = (writes: Writes, write: Write): Writes => new Map(writes).set(write.userId, write)

/** What a cell shows: the stored mark, unless something newer was typed here. */
export function shown(mark: Mark | null, write: Write | undefined): { value: Value; state: Write['state'] } {
  const stored = mark ?? nothing
  if (!write || hasArrived(mark, write))
    return { value: { score: stored.score, sign: stored.sign, comment: stored.comment }, state: 'stored' }
  return { value: write.next ?? write.value, state: write.state }
}

const hasArrived = (mark: Mark | null, { state, baseVersion }: Write): boolean =>
  state === 'stored' && (mark?.version ?? 0) > baseVersion

type Wanted = { userId: number; value: Value; mark: Mark | null; operationId: string; undoes?: string | undefined }

/** A value is typed: it leaves at once, or waits for the answer to the one before it. */
export function typed(writes: Writes, wanted: Wanted): { writes: Writes; operation: Operation | null } {
  const { userId, value, mark, operationId, undoes } = wanted
  const before = writes.get(userId)
  if (before && (before.state === 'waiting' || before.state === 'here'))
    return { writes: put(writes, { ...before, next: value }), operation: null }
  if (isSame(shown(mark, before).value, value) && before?.state !== 'refused') return { writes, operation: null }

  return start(writes, { operationId, userId, value, baseVersion: versionOf(mark, before), ...(undoes && { undoes }) })
}

function start(writes: Writes, operation: Operation): { writes: Writes; operation: Operation } {
  const write: Write = { ...operation, state: 'waiting', next: null, why: null, theirs: null }
  return { writes: put(writes, write), operation }
}

/** The newest version of a cell that this page knows of. */
function versionOf(mark: Mark | null, write: Write | undefined): number {
  const known = write?.state === 'stored' ? write.baseVersion + 1 : (write?.theirs?.version ?? 0)
  return Math.max(mark?.version ?? 0, known)
}

/** The server took it: what was typed meanwhile leaves on top of it. */
export function taken(writes: Writes, { operationId }: Operation, version: number, nextId: string) {
  const write = find(writes, operationId)
  if (!write) return { writes, operation: null }
  if (write.next && !isSame(write.next, write.value))
    return start(writes, { operationId: nextId, userId: write.userId, value: write.next, baseVersion: version })
  return {
    writes: put(writes, { ...write, next: null, state: 'stored', baseVersion: version - 1 }),
    operation: null,
  }
}

/** The server did not take it; the last thing typed stays to be seen, with the reason. */
export function refused(writes: Writes, { operationId }: Operation, why: string, theirs: Theirs | null): Writes {
  const write = find(writes, operationId)
  if (!write) return writes
  return put(writes, { ...write, value: write.next ?? write.value, next: null, state: 'refused', why, theirs })
}

/** The line broke: the same operation will be sent again. */
export function lost(writes: Writes, { operationId }: Operation): Writes {
  const write = find(writes, operationId)
  return write ? put(writes, { ...write, state: 'here' }) : writes
}

/** What was refused is given up: the cell shows what stands. */
export const dismissed = (writes: Writes, userId: number): Writes =>
  new Map([...writes].filter(([id]) => id !== userId))

export const stranded = (writes: Writes): Operation[] => [...writes.values()].filter(({ state }) => state === 'here')

/** Whether something typed here is not yet known to be stored. */
export const isUnsettled = (writes: Writes): boolean =>
  [...writes.values()].some(({ state }) => state === 'waiting' || state === 'here')

const find = (writes: Writes, operationId: string): Write | undefined =>
  [...writes.values()].find((write) => write.operationId === operationId)
