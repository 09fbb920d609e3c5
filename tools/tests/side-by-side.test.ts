import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.mjs'

/** Jobs that end when the test lets them, and a record of who began, ended and was stopped. */
function workshop(...names: string[]) {
  const log: string[] = []
  const ends = new Map<string, (good: boolean) => void>()
  const jobs = names.map((name) => ({
    name,
    run: (signal: AbortSignal) => {
      log.push(`${name} begins`)
      return new Promise<{ good: boolean }>((done) => {
        ends.set(name, (good) => done({ good }))
        signal.addEventListener('abort', () => {
          if (ends.has(name)) log.push(`${name} is stopped`)
          done({ good: false })
        })
      })
    },
  }))
  const end = async (name: string, good = true) => {
    ends.get(name)?.(good)
    ends.delete(name)
    // A lane that is free takes its next job after a few turns of the promises.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  const told = ({ name }: { name: string }, { good }: { good: boolean }) =>
    void log.push(`${name} ${good ? 'passed' : 'failed'}`)
  return { log, jobs, end, told }
}

test('two at a time, the first of the list first', async () => {
  const { log, jobs, end, told } = workshop('types', 'lint', 'texts')
  const all = sideBySide(jobs, 2, told)
  expect(log).toEqual(['types begins', 'lint begins'])
  await end('lint')
  expect(log.slice(2)).toEqual(['lint passed', 'texts begins'])
  await end('texts')
  await end('types')
  expect(await all).toBeNull()
  expect(log.slice(4)).toEqual(['texts passed', 'types passed'])
})

test('a failure stops what runs beside it, without a word, and what would come', async () => {
  const { log, jobs, end, told } = workshop('types', 'lint', 'texts')
  const all = sideBySide(jobs, 2, told)
  await end('lint', false)
  expect(await all).toBe('lint')
  expect(log).toEqual(['types begins', 'lint begins', 'lint failed', 'types is stopped'])
})
