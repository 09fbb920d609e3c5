import type { MarkOperation, MarkResult } from '@qalam/contract/journal/api.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePending, type Sent, type Waiting } from './pending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let serial = 0
const lesson = '00000000-0000-4000-8000-000000000001'
const write = (userId: number, score: number, baseVersion: number | null = 0): Waiting => ({
  operationId: `00000000-0000-4000-9000-${String(++serial).padStart(12, '0')}`,
  scheduleUuid: lesson,
  userId,
  baseVersion,
  score,
  sign: null,
  comment: '',
})

const taken = ({ operationId, score, sign, comment, baseVersion }: MarkOperation): MarkResult => ({
  operationId,
  outcome: 'stored',
  code: null,
  message: null,
  current: { score, sign, comment, version: baseVersion + 1, by: 'me', at: '2026-11-18T04:10:00Z' },
})

/** A line to a server that answers as told, once per call. */
function line(...answers: ((operations: MarkOperation[]) => Sent | Promise<Sent>)[]) {
  const calls: MarkOperation[][] = []
  const heard: { operation: MarkOperation; result: MarkResult; follower: boolean }[] = []
  const refused: string[] = []
  const pending = makePending({
    send: async (operations) => {
      calls.push(operations)
      const answer = answers[calls.length - 1] ?? ((all: MarkOperation[]) => ({ results: all.map(taken) }))
      return answer(operations)
    },
    answered: (operation, result, follower) => void heard.push({ operation, result, follower }),
    turnedDown: (_operation, message) => void refused.push(message),
    changed: () => undefined,
  })
  return { pending, calls, heard, refused }
}
const lost = () => ({ again: 'line' as const })

test('what is typed within a moment leaves together', async () => {
  const { pending, calls } = line()
  pending.add(write(1, 5))
  await vi.advanceTimersByTimeAsync(200)
  pending.add(write(2, 6))
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(300)

  expect(calls.map((call) => call.map(({ userId }) => userId))).toEqual([[1, 2]])
  expect(pending.count()).toEqual({ waiting: 0, hindered: null })
})

test('somebody who never pauses is still saved every second and a half', async () => {
  const { pending, calls } = line()
  for (let index = 0; index < 10; index++) {
    pending.add(write(index, 5))
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(calls.length).toBeGreaterThan(0)
})

test('a cell changed again before it left is one operation with the last value', async () => {
  const { pending, calls } = line()
  pending.add(write(1, 5))
  pending.add(write(1, 9))
  await vi.advanceTimersByTimeAsync(300)
  expect(calls.flat().map(({ score }) => score)).toEqual([9])
})

test('a broken line repeats the very same operations until they are answered', async () => {
  const { pending, calls, heard } = line(lost, lost)
  pending.add(write(1, 5))
  await vi.advanceTimersByTimeAsync(300)
  expect(pending.count()).toEqual({ waiting: 1, hindered: 'line' })
  pending.add(write(2, 6))
  await vi.advanceTimersByTimeAsync(5_000)

  expect(calls[1]).toEqual(calls[0])
  expect(calls[2]).toEqual(calls[0])
  expect(heard.map(({ operation }) => operation.userId)).toEqual([1, 2])
})

test('a call that breaks in a way nobody foresaw is tried again with a delay, and the state is seen', async () => {
  const { pending, calls, heard } = line(() => Promise.reject(new Error('a shape of another time')))
  pending.add(write(1, 5))
  await vi.advanceTimersByTimeAsync(300)
  expect(pending.count()).toEqual({ waiting: 1, hindered: 'server' })
  pending.add(write(2, 6))
  await vi.advanceTimersByTimeAsync(3_000)

  expect(calls[1]).toEqual(calls[0])
  expect(heard.map(({ operation }) => operation.userId)).toEqual([1, 2])
  expect(pending.count()).toEqual({ waiting: 0, hindered: null })
})

test('a write that an answer does not name waits and is sent again', async () => {
  const { pending, calls, heard } = line((operations) => ({ results: operations.slice(0, 1).map(taken) }))
  pending.add(write(1, 5))
  pending.add(write(2, 6))
  await vi.advanceTimersByTimeAsync(300)
  expect(pending.count()).toEqual({ waiting: 1, hindered: 'server' })
  await vi.advanceTimersByTimeAsync(2_000)

  expect(calls.map((call) => call.map(({ userId }) => userId))).toEqual([[1, 2], [2]])
  expect(heard.map(({ operation }) => operation.userId)).toEqual([1, 2])
})

test('a server that asks for patience is not asked again before', async () => {
  const { pending, calls } = line(() => ({ again: 'server', after: 20_000 }))
  pending.add(write(1, 5))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(2)
})

test('a write that follows one on its way waits for its answer and builds upon it', async () => {
  let answer: (sent: Sent) => void = () => {}
  const { pending, calls, heard } = line(() => new Promise<Sent>((resolve) => (answer = resolve)))
  pending.add(write(1, 5))
  await vi.advanceTimersByTimeAsync(300)
  expect(pending.isFlying(lesson, 1)).toBe(true)
  pending.add(write(1, 7, null))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(1)

  answer({ results: calls[0]!.map(taken) })
  await vi.advanceTimersByTimeAsync(300)
  expect(calls[1]).toMatchObject([{ score: 7, baseVersion: 1 }])
  expect(heard.map(({ follower }) => follower)).toEqual([true, false])
})

test('after a stale answer a later value of the cell is not sent blindly', async () => {
  const stale = (operations: MarkOperation[]): Sent => ({
    results: operations.map((operation) => ({
      ...taken(operation),
      outcome: 'stale',
      code: 'journal.stale',
      current: { ...taken(operation).current, score: 3, version: 9 },
    })),
  })
  let answer: (sent: Sent) => void = () => {}
  const { pending, calls, heard } = line(() => new Promise<Sent>((resolve) => (answer = resolve)))
  pending.add(write(1, 5))
  await vi.advanceTimersByTimeAsync(300)
  pending.add(write(1, 7, null))
  answer(stale(calls[0]!))
  await vi.advanceTimersByTimeAsync(2_000)

  expect(calls).toHaveLength(1)
  expect(heard).toMatchObject([{ operation: { score: 7 }, result: { outcome: 'stale', current: { score: 3 } } }])
})

test('a call turned down as a whole gives every write back', async () => {
  const { pending, refused } = line(() => ({ refused: 'no right' }))
  pending.add(write(1, 5))
  pending.add(write(2, 5))
  await vi.advanceTimersByTimeAsync(300)
  expect(refused).toEqual(['no right', 'no right'])
  expect(pending.count().waiting).toBe(0)
})

test('more than the server takes at once leaves in several calls, in order', async () => {
  const { pending, calls } = line()
  for (let index = 0; index < 450; index++) pending.add(write(index, 5))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls.map((call) => call.length)).toEqual([200, 200, 50])
  expect(calls.flat().map(({ userId }) => userId)).toEqual(Array.from({ length: 450 }, (_, index) => index))
})
