import { expect, test } from 'vitest'
import { run } from '../solver/testing/run.ts'
import { schoolOf } from '../solver/testing/schools.ts'
import { searchApart } from './apart.ts'

test('a thread of its own finds what the search finds here, and says how far it is', async () => {
  const task = schoolOf(10, 3)
  const heard: string[] = []
  const { signal } = new AbortController()
  const found = await searchApart(
    { task, seed: 2, effort: 40 },
    { signal, heard: async ({ stage }) => void heard.push(stage) },
  )
  const { told, ...here } = run(task, { seed: 2, effort: 40 })
  expect(found).toEqual(here)
  expect(heard).toHaveLength(told.length)
})

test('whoever stops the search ends it at once', async () => {
  const control = new AbortController()
  const stopped = new Error('stopped')
  const search = searchApart(
    { task: schoolOf(30, 3), seed: 2, effort: 1_000_000 },
    { signal: control.signal, heard: async () => control.abort(stopped) },
  )
  await expect(search).rejects.toBe(stopped)
})

test('a search whose progress can no longer be told ends as well', async () => {
  const lost = new Error('another process has the job')
  const search = searchApart(
    { task: schoolOf(30, 3), seed: 2, effort: 1_000_000 },
    { signal: new AbortController().signal, heard: () => Promise.reject(lost) },
  )
  await expect(search).rejects.toBe(lost)
})
