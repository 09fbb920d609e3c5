import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryDevice } from './device.ts'
import type { Answer, Leaving, Sent } from './entry.ts'
import { makeOutbox } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Said = { stands: number }
type Call = (entries: readonly Leaving<number>[]) => Sent<Said> | Promise<Sent<Said>>

const taken = ({ id, value, base }: Leaving<number>): Answer<Said> => ({
  id,
  outcome: 'stored',
  version: base + 1,
  says: { stands: value },
})
const all: Call = (entries) => ({ answers: entries.map(taken) })
const lost: Call = () => ({ again: 'line' })

/** A line to a server that answers as told, once per call, and takes everything after that. */
function line(...answers: Call[]) {
  const calls: Leaving<number>[][] = []
  const who = { now: 'me' }
  const device = memoryDevice<number>()
  const make = () =>
    makeOutbox<number, Said>({
      send: async (entries) => {
        calls.push([...entries])
        return (answers[calls.length - 1] ?? all)(entries)
      },
      who: () => who.now,
      most: 200,
      device,
      spread: () => 0,
    })
  const outbox = make()
  const ended: string[] = []
  outbox.hear(({ entry, answer, message }) => ended.push(`${entry.slot} ${answer?.outcome ?? message}`))
  const type = (slot: string, value: number, base = 0) => outbox.put({ slot, owner: who.now, value, base })
  const slots = () => calls.map((call) => call.map(({ slot }) => slot))
  return { outbox, calls, slots, ended, type, who, device, again: make }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('what is typed within a moment leaves together', async () => {
  const { outbox, calls, slots, type } = line()
  type('a', 5)
  await pass(200)
  type('b', 6)
  expect(calls).toHaveLength(0)
  expect(outbox.at('me', 'a')).toMatchObject({ state: 'typed', value: 5 })
  await pass(300)

  expect(slots()).toEqual([['a', 'b']])
  expect(outbox.count('me')).toEqual({ waiting: 0, hindered: null })
  expect(outbox.at('me', 'a')).toEqual({ state: 'stored' })
})

test('somebody who never pauses is still saved every second and a half', async () => {
  const { calls, type } = line()
  for (let index = 0; index < 10; index++) {
    type(`slot ${index}`, 5)
    await pass(200)
  }
  expect(calls.length).toBeGreaterThan(0)
})

test('a slot changed again before it left is one entry with the last value; taken back before, it is none', async () => {
  const { outbox, calls, type } = line()
  expect(type('a', 5)).toBe(type('a', 9))
  type('b', 4)
  outbox.withdraw('me', 'b')
  await pass(300)
  expect(calls.flat().map(({ value }) => value)).toEqual([9])
})

test('a broken line repeats the very same entry until it is answered, and the wait grows', async () => {
  const { outbox, calls, ended, type } = line(lost, lost, lost)
  type('a', 5)
  await pass(300)
  expect(outbox.count('me')).toEqual({ waiting: 1, hindered: 'line' })
  type('b', 6)
  await pass(2_500)
  expect(calls).toHaveLength(2)
  await pass(10_000)

  expect(calls).toHaveLength(4)
  expect(calls.every(([first]) => first?.id === calls[0]?.[0]?.id && first?.value === 5)).toBe(true)
  expect(ended).toEqual(['a stored', 'b stored'])
})

test.each([
  ['breaks in a way nobody foresaw', () => Promise.reject(new Error('a shape of another time')), 'answer', 400],
  ['answers nothing that is known', () => ({}) as Sent<Said>, 'answer', 400],
  ['never ends', () => new Promise<never>(() => undefined), 'line', 30_400],
] as const)('a call that %s is tried again, and the state is seen', async (_, call, hindered, after) => {
  vi.stubGlobal('reportError', () => undefined)
  const { outbox, ended, type } = line(call)
  type('a', 5)
  await pass(after)
  expect(outbox.count('me')).toEqual({ waiting: 1, hindered })
  type('b', 6)
  await pass(5_000)

  expect(ended).toEqual(['a stored', 'b stored'])
  expect(outbox.count('me')).toEqual({ waiting: 0, hindered: null })
})

test('a listener that breaks stops nothing', async () => {
  vi.stubGlobal('reportError', () => undefined)
  const { outbox, ended, type } = line()
  outbox.hear(() => {
    throw new Error('a fault of the page')
  })
  type('a', 5)
  await pass(300)
  type('b', 6)
  await pass(300)
  expect(ended).toEqual(['a stored', 'b stored'])
})

test('an entry that an answer does not name waits and is sent again', async () => {
  const { outbox, slots, ended, type } = line((entries) => ({ answers: entries.slice(0, 1).map(taken) }))
  type('a', 5)
  type('b', 6)
  await pass(300)
  expect(outbox.count('me')).toEqual({ waiting: 1, hindered: 'answer' })
  await pass(2_000)

  expect(slots()).toEqual([['a', 'b'], ['b']])
  expect(ended).toEqual(['a stored', 'b stored'])
})

test('a server that asks for patience is not asked again before', async () => {
  const { outbox, calls, type } = line(() => ({ again: 'busy', after: 20_000 }))
  type('a', 5)
  await pass(19_000)
  expect(calls).toHaveLength(1)
  expect(outbox.count('me').hindered).toBe('busy')
  await pass(2_000)
  expect(calls).toHaveLength(2)
})

test('one entry that the server cannot bear does not hold up the others', async () => {
  const { outbox, ended, type } = line(
    ...Array.from(
      { length: 60 },
      (): Call => (entries) => (entries.some(({ slot }) => slot === 'poison') ? { again: 'server' } : all(entries)),
    ),
  )
  type('poison', 1)
  for (let index = 0; index < 9; index++) type(`slot ${index}`, 5)
  await pass(300_000)
  expect(ended).toHaveLength(9)
  expect(outbox.count('me')).toEqual({ waiting: 1, hindered: 'server' })
})

test('a refusal that may lie in one entry is found there, and the others are stored', async () => {
  const bad: Call = (entries) =>
    entries.some(({ slot }) => slot === 'bad') ? { refused: 'no', apart: true } : all(entries)
  const { ended, type } = line(...Array.from({ length: 20 }, () => bad))
  for (const slot of ['a', 'b', 'bad', 'c', 'd']) type(slot, 1)
  await pass(1_000)
  expect(ended.toSorted()).toEqual(['a stored', 'b stored', 'bad no', 'c stored', 'd stored'])
})

test('a call refused as a whole gives every entry back, and a person decides', async () => {
  const { outbox, calls, ended, type } = line(() => ({ refused: 'no right' }))
  type('a', 5)
  type('b', 5)
  await pass(300)
  expect(ended).toEqual(['a no right', 'b no right'])
  expect(outbox.count('me').waiting).toBe(0)
  expect(outbox.at('me', 'a')).toMatchObject({ state: 'refused', trouble: { message: 'no right' } })

  outbox.resolve('me', 'a')
  type('b', 7)
  await pass(300)
  expect(calls[1]?.map(({ value }) => value)).toEqual([7])
  expect(outbox.troublesOf('me')).toEqual([])
})

test('a write that follows one on its way waits for its answer and builds upon it', async () => {
  let answer: (sent: Sent<Said>) => void = () => {}
  const { calls, ended, type } = line(() => new Promise((resolve) => (answer = resolve)))
  type('a', 5)
  await pass(300)
  type('a', 7)
  await pass(1_000)
  expect(calls).toHaveLength(1)

  answer(await all(calls[0] ?? []))
  await pass(300)
  expect(calls[1]).toMatchObject([{ value: 7, base: 1 }])
  expect(ended).toEqual(['a stored', 'a stored'])
})

test('what was given up is not sent again, and its late answer takes nothing from what was typed after it', async () => {
  let answer: (sent: Sent<Said>) => void = () => {}
  const { outbox, calls, type } = line(() => new Promise((resolve) => (answer = resolve)))
  type('a', 5)
  type('b', 6)
  await pass(300)
  outbox.forget('me')
  expect(outbox.size()).toBe(0)

  type('a', 7)
  answer(await all(calls[0] ?? []))
  await pass(300)
  expect(calls.slice(1)).toMatchObject([[{ slot: 'a', value: 7, base: 0 }]])
  expect(outbox.size()).toBe(0)
})

test('after a conflict a later value of the slot is not sent blindly', async () => {
  const conflict = (entries: readonly Leaving<number>[]): Sent<Said> => ({
    answers: entries.map((entry) => ({ ...taken(entry), outcome: 'conflict', version: 9, says: { stands: 3 } })),
  })
  let answer: (sent: Sent<Said>) => void = () => {}
  const { outbox, calls, type } = line(() => new Promise((resolve) => (answer = resolve)))
  type('a', 5)
  await pass(300)
  type('a', 7)
  answer(conflict(calls[0] ?? []))
  await pass(2_000)

  expect(calls).toHaveLength(1)
  expect(outbox.at('me', 'a')).toMatchObject({
    state: 'conflict',
    trouble: { entry: { value: 7 }, answer: { version: 9, says: { stands: 3 } } },
  })
})

test('more than the server takes at once leaves in several calls, in order', async () => {
  const { calls, slots, type } = line()
  const wanted = Array.from({ length: 450 }, (_, index) => `slot ${index}`)
  wanted.forEach((slot) => type(slot, 5))
  await pass(1_000)
  expect(calls.map((call) => call.length)).toEqual([200, 200, 50])
  expect(slots().flat()).toEqual(wanted)
})

test('what one person typed waits while another is signed in, whose own writes go on', async () => {
  const { outbox, slots, type, who } = line()
  type('a', 5)
  who.now = 'somebody else'
  type('b', 6)
  await pass(1_000)
  expect(slots()).toEqual([['b']])
  expect(outbox.count('me')).toEqual({ waiting: 1, hindered: 'session' })
  expect(outbox.at('somebody else', 'a')).toEqual({ state: 'stored' })

  who.now = 'me'
  outbox.flush()
  await pass(0)
  expect(slots()).toEqual([['b'], ['a']])
})

test('what a page left on the device is sent by the next one, before what is typed there', async () => {
  const never: Call = () => new Promise<never>(() => undefined)
  const { calls, type, device, again } = line(never)
  const id = type('a', 5, 3)
  await pass(300)

  const next = again()
  next.put({ slot: 'a', owner: 'me', value: 8, base: 3 })
  await pass(1_000)
  expect(calls.slice(1)).toMatchObject([[{ id, value: 5, base: 3 }], [{ value: 8, base: 4 }]])
  expect(await device.load()).toEqual([])
})
