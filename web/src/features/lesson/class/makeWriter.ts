import { journal, MarkResult } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { z } from 'zod'
import { call, saidBy } from '#platform/api.ts'
import { uuid } from '#platform/http/ids.ts'
import { store } from '#platform/storage.ts'
import type { Value } from './values.ts'
import {
  dismissed,
  isUnsettled,
  lost,
  noWrites,
  type Operation,
  refused,
  shown,
  stranded,
  taken,
  typed,
} from './writes.ts'

const Turned = z.object({ results: z.array(MarkResult) })
/** Milliseconds until what the line lost is sent again. */
const again = 3_000

type Done = { userId: number; operationId: string; before: Value }

/** Writes the marks of one lesson: each is an operation of its own, sent at once and told apart honestly. */
export function makeWriter(scheduleUuid: string, onStored: () => void) {
  const writes = store(noWrites)
  let done: readonly Done[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async (operation: Operation): Promise<void> => {
    const { operationId, userId, baseVersion, value, undoes } = operation
    const body = { operationId, scheduleUuid, userId, baseVersion, ...value, ...(undoes && { undoes }) }
    try {
      const { results } = await call(journal.storeDay, { body: { operations: [body] } }, { silent: true })
      settle(operation, results[0], '')
    } catch (failure) {
      if (failure instanceof Problem && failure.code === 'connection-lost') return strand(operation)
      const turned = failure instanceof Problem ? Turned.safeParse(failure.data) : null
      settle(operation, turned?.success ? turned.data.results[0] : undefined, saidBy(failure))
    }
  }

  const settle = (operation: Operation, result: MarkResult | undefined, why: string) => {
    if (result && (result.outcome === 'stored' || result.outcome === 'repeated')) {
      const after = taken(writes.get(), operation, result.current.version, uuid())
      writes.set(after.writes)
      if (after.operation) return void send(after.operation)
    } else {
      const theirs = result?.outcome === 'stale' ? result.current : null
      writes.set(refused(writes.get(), operation, result?.message ?? why, theirs))
    }
    if (!isUnsettled(writes.get())) onStored()
  }

  const strand = (operation: Operation) => {
    writes.set(lost(writes.get(), operation))
    clearTimeout(timer)
    timer = setTimeout(retry, again)
  }
  const retry = () => stranded(writes.get()).forEach((operation) => void send(operation))

  const write = (userId: number, mark: Mark | null, value: Value, undoes?: string) => {
    const operationId = uuid()
    const before = shown(mark, writes.get().get(userId)).value
    const after = typed(writes.get(), { userId, mark, value, operationId, undoes })
    writes.set(after.writes)
    if (after.operation) {
      if (!undoes) done = [...done, { userId, operationId, before }].slice(-100)
      void send(after.operation)
    }
  }

  return {
    writes,
    write,
    /** Sends now what the line lost: the network is back. */
    retry,
    dismiss: (userId: number) => writes.set(dismissed(writes.get(), userId)),
    /** Puts back what stood before the last write; says whose it was, or null. */
    undo: (markOf: (userId: number) => Mark | null): number | null => {
      const last = done.at(-1)
      if (!last) return null
      done = done.slice(0, -1)
      write(last.userId, markOf(last.userId), last.before, last.operationId)
      return last.userId
    },
  }
}

export type Writer = ReturnType<typeof makeWriter>
