import { expect, test } from 'vitest'
import { turnsBySchool } from './turns.ts'
import { isBusy } from './violations.ts'

/** A write that ends when it is told to. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => void (end = resolve))
  return { end, act: () => ended.then(() => 'written') }
}

test('the writes of a school wait for each other in their order, those of another do not wait for them', async () => {
  const turns = turnsBySchool(2, 60_000)
  const [first, second] = [held(), held()]
  const begun: string[] = []
  const writes = [turns(1, first.act), turns(1, second.act)]
  const later = ['third', 'fourth'].map((name) => turns(1, async () => void begun.push(name)))

  expect(await turns(2, async () => 'another school')).toBe('another school')
  expect(begun).toEqual([])
  first.end()
  await Promise.all(later)
  expect(begun).toEqual(['third', 'fourth'])
  second.end()
  expect(await Promise.all(writes)).toEqual(['written', 'written'])
})

test('who gets no turn in time is refused as busy, and keeps no place', async () => {
  const turns = turnsBySchool(1, 20)
  const one = held()
  const write = turns(1, one.act)
  const refused = await turns(1, async () => 'never').catch((error: unknown) => error)
  expect(isBusy(refused)).toBe(true)

  one.end()
  await write
  expect(await turns(1, async () => 'next')).toBe('next')
})

test('a write that fails leaves its place to the next', async () => {
  const turns = turnsBySchool(1, 60_000)
  const failing = turns(1, async () => {
    throw new Error('refused')
  })
  const next = turns(1, async () => 'next')
  await expect(failing).rejects.toThrow('refused')
  expect(await next).toBe('next')
})
