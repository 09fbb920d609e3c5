import { afterEach, expect, test, vi } from 'vitest'
import { type Holder, holdTab, type Writing } from './one-tab.ts'

const open: Holder[] = []
afterEach(() => {
  for (const holder of open.splice(0)) holder.release()
  vi.unstubAllGlobals()
})

/** A tab of a browser without Web Locks, and what it was told last. */
function tab(name: string) {
  const told: Writing[] = []
  const holder = holdTab(name, (writing) => told.push(writing))
  open.push(holder)
  return { ...holder, last: () => told.at(-1) }
}

test('one of two tabs writes; the other one may take over, and follows when the first is closed', async () => {
  const first = tab('exam 1')
  await expect.poll(first.last).toBe('here')
  const second = tab('exam 1')
  await expect.poll(second.last).toBe('elsewhere')
  second.take()
  await expect.poll(first.last).toBe('elsewhere')
  expect(second.last()).toBe('here')
  second.release()
  await expect.poll(first.last).toBe('here')
})

test('tabs of two works do not mind each other', async () => {
  const [first, second] = [tab('exam 1'), tab('exam 2')]
  await expect.poll(first.last).toBe('here')
  await expect.poll(second.last).toBe('here')
})

test('with Web Locks the second tab waits for the lock and takes it by a press', async () => {
  const queue: { name: string; run: () => Promise<void>; fail: (reason: Error) => void }[] = []
  let held: (typeof queue)[number] | null = null
  const next = () => {
    held = queue.shift() ?? null
    void held?.run().then(next)
  }
  const request = (name: string, options: LockOptions, run: () => Promise<void>) =>
    new Promise<void>((_, fail) => {
      if (options.steal && held) held.fail(new Error('stolen'))
      if (options.steal) held = null
      queue[options.steal ? 'unshift' : 'push']({ name, run, fail })
      options.signal?.addEventListener('abort', () => {
        const place = queue.findIndex((one) => one.fail === fail)
        if (place >= 0) queue.splice(place, 1)
        fail(new Error('aborted'))
      })
      if (!held) next()
    })
  const query = () => Promise.resolve({ held: held ? [{ name: held.name }] : [] })
  vi.stubGlobal('navigator', { locks: { request, query } })
  const first = tab('exam 1')
  await expect.poll(first.last).toBe('here')
  const second = tab('exam 1')
  await expect.poll(second.last).toBe('elsewhere')
  second.take()
  await expect.poll(second.last).toBe('here')
  await expect.poll(first.last).toBe('elsewhere')
})
