import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { walkable } from '#platform/testing/engine.ts'
import { startEmbedded } from './embedded.ts'

const folder = walkable(`${tmpdir()}/qalam-embedded-${process.pid}`)
const data = `${folder}/postgres`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Another process on the same data, as the server and the command that imports are; answers its address. */
async function neighbour(where = data) {
  const child = fork(fileURLToPath(new URL('../platform/testing/neighbour.ts', import.meta.url)), [where])
  const url = await new Promise<string>((said) => child.once('message', (message) => said(String(message))))
  const gone = new Promise<void>((exited) => child.once('exit', () => exited()))
  return { url, kill: () => (child.kill('SIGKILL'), gone), leave: () => (child.send('stop'), gone) }
}

test('the database outlives whoever leaves first and goes with the last, whoever had started it', async () => {
  const starter = await startEmbedded(data)
  const guest = await neighbour()
  expect(guest.url).toBe(starter.url)

  await starter.stop()
  expect(await answers(guest.url)).toBe(true)

  await guest.leave()
  expect(await answers(guest.url)).toBe(false)
})

test('a guest that leaves does not take the database along', async () => {
  const starter = await startEmbedded(data)
  const guest = await neighbour()
  await guest.leave()
  expect(await answers(starter.url)).toBe(true)
  await starter.stop()
  expect(await answers(starter.url)).toBe(false)
})

test('the database that a killed process left behind is joined and stopped in the end', async () => {
  const killed = await neighbour()
  await killed.kill()
  expect(await answers(killed.url)).toBe(true)

  const next = await startEmbedded(data)
  expect(next.url).toBe(killed.url)
  await next.stop()
  expect(await answers(next.url)).toBe(false)
})

test('two processes that start at once where nothing is yet share one database', async () => {
  const fresh = walkable(`${folder}/fresh`)
  const [one, other] = await Promise.all([neighbour(`${fresh}/postgres`), neighbour(`${fresh}/postgres`)])
  expect(one.url).toBe(other.url)
  await one.leave()
  expect(await answers(other.url)).toBe(true)
  await other.leave()
  expect(await answers(other.url)).toBe(false)
})
