import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosaver } from './autosave.ts'

type Held = { value: string; version: number }

/** A server that holds one text; `fails` makes the next writes break. */
function server(start: Held) {
  let held = start
  let fails = 0
  const writes: string[] = []
  class Conflict extends Error {
    readonly held: Held
    constructor(stored: Held) {
      super('stale')
      this.held = stored
    }
  }
  return {
    writes,
    held: () => held,
    failNext: (times: number) => (fails = times),
    somebodyWrites: (value: string) => (held = { value, version: held.version + 1 }),
    save: async (value: string, version: number) => {
      await Promise.resolve()
      if (fails-- > 0) throw new Error('away')
      if (version !== held.version) throw new Conflict(held)
      held = { value, version: version + 1 }
      writes.push(value)
      return held.version
    },
    conflictOf: (failure: unknown) => (failure instanceof Conflict ? failure.held : null),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const stored = server({ value: '', version: 1 })
  return { stored, saver: autosaver(stored.held(), stored) }
}

test('what is typed is stored once the typing rests', async () => {
  const { stored, saver } = open()
  for (const text of ['а', 'аб', 'абв']) saver.type(text)
  expect(saver.get()).toBe('waiting')

  await vi.advanceTimersByTimeAsync(1_000)
  expect([stored.writes, saver.get()]).toEqual([['абв'], 'saved'])
})

test('what is typed while a write is under way is stored after it, over its version', async () => {
  const { stored, saver } = open()
  saver.type('first')
  vi.advanceTimersByTime(1_000)
  saver.type('second')

  await vi.advanceTimersByTimeAsync(1_000)
  expect(stored.writes).toEqual(['first', 'second'])
  expect(stored.held()).toEqual({ value: 'second', version: 3 })
})

test('a broken line is tried again by itself, and nothing is lost', async () => {
  const { stored, saver } = open()
  stored.failNext(2)
  saver.type('kept')

  await vi.advanceTimersByTimeAsync(1_000)
  expect(saver.get()).toBe('failed')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(saver.get()).toBe('failed')
  await vi.advanceTimersByTimeAsync(5_000)
  expect([stored.writes, saver.get()]).toEqual([['kept'], 'saved'])
})

test('what somebody else wrote stops the storing until a person chooses', async () => {
  const { stored, saver } = open()
  stored.somebodyWrites('theirs')
  saver.type('mine')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([saver.get(), saver.theirs()]).toEqual(['conflict', { value: 'theirs', version: 2 }])

  saver.type('mine, more')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stored.writes).toEqual([])
  saver.keepMine()
  await vi.advanceTimersByTimeAsync(0)
  expect([stored.writes, saver.get()]).toEqual([['mine, more'], 'saved'])
})

test('taking theirs gives up what was typed and writes nothing', async () => {
  const { stored, saver } = open()
  stored.somebodyWrites('theirs')
  saver.type('mine')
  await vi.advanceTimersByTimeAsync(1_000)

  expect(saver.takeTheirs()).toBe('theirs')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([stored.writes, saver.get(), saver.isDirty()]).toEqual([[], 'saved', false])
})

test('leaving stores at once what is left', async () => {
  const { stored, saver } = open()
  saver.type('last words')
  await saver.flush()
  expect(stored.writes).toEqual(['last words'])
})
