import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from '#engine/engine.ts'
import { lives, postmasterOf } from '#engine/postmaster.ts'
import { dataFolder, startServer } from './server-process.ts'

function folder(): string {
  const { path, remove } = dataFolder()
  onTestFinished(remove)
  return path
}
const whySo = (error: unknown) => (error instanceof Error ? error.message : String(error))

test('a taken port is told with the setting to change, in the language of the terminal, before a database starts', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((opened) => other.once('listening', opened))
  onTestFinished(() => void other.close())
  const PORT = String((other.address() as AddressInfo).port)
  const DATA_DIR = folder()
  const said = async (LANG: string) =>
    whySo(await startServer({ DATA_DIR, PORT, LANG }).catch((error: unknown) => error))
  expect(await said('ru_RU.UTF-8')).toContain(`Адрес 127.0.0.1:${PORT} уже занят`)
  expect(await said('kk_KZ.UTF-8')).toContain(`127.0.0.1:${PORT} мекенжайын басқа бағдарлама`)
  expect(await said('C')).toMatch(/another port in PORT/)
  expect(existsSync(`${DATA_DIR}/postgres`)).toBe(false)
})

test('a start that fails leaves no database running', async () => {
  const DATA_DIR = folder()
  const engine = await openEngine({ DATABASE_URL: undefined, DB_ENGINE: undefined, DATA_DIR, DATABASE_POOL: 2 })
  await engine.pool.query(`create table migration (name text primary key, hash text not null, at timestamptz)`)
  await engine.pool.query(`insert into migration values ('0001_places.sql', 'of another build')`)
  await engine.close()
  const said = await startServer({ DATA_DIR }).catch((error: unknown) => error)
  expect(whySo(said)).toContain('0001_places.sql was changed')
  expect(postmasterOf(`${DATA_DIR}/postgres`)).toBeNull()
})

test('a start that is called off while the first school is made stops its database', async () => {
  const DATA_DIR = folder()
  const env = { PATH: process.env.PATH, PORT: '0', DEMO: 'on', DATA_DIR }
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env,
    stdio: 'ignore',
  })
  const gone = new Promise((exited) => child.once('exit', exited))
  await expect.poll(() => postmasterOf(`${DATA_DIR}/postgres`)?.pid, { timeout: 30_000 }).toBeGreaterThan(0)
  const pid = postmasterOf(`${DATA_DIR}/postgres`)?.pid ?? 0
  child.kill('SIGINT')
  expect(await gone).toBe(0)
  expect(lives(pid)).toBe(false)
}, 60_000)

test('a database that cannot be started ends the server with words about what to do, and nothing is opened', async () => {
  const DATA_DIR = folder()
  mkdirSync(`${DATA_DIR}/postgres`)
  writeFileSync(`${DATA_DIR}/postgres/PG_VERSION`, '17\n')
  const said = await startServer({ DATA_DIR, DEMO: 'on', LANG: 'en_GB' }).catch((error: unknown) => error)
  expect(whySo(said)).toMatch(/belongs to the user|npm run school -- upgrade/)
  expect(whySo(said)).not.toContain('is open at')
  expect(existsSync(`${DATA_DIR}/pglite`)).toBe(false)
})

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = '<!doctype html><script src="/assets/main-1.js"></script>'

/** The product as it lies in a folder of any name, with a page as small as one can be. */
function productIn(place: string): string {
  mkdirSync(join(place, 'web/dist/assets'), { recursive: true })
  for (const part of ['server/src', 'server/migrations', 'server/package.json', 'contract', 'package.json'])
    cpSync(join(root, part), join(place, part), {
      recursive: true,
      filter: (path) => !/node_modules|\.tsc|\.test\./.test(path.slice(root.length)),
    })
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  writeFileSync(join(place, 'web/dist/index.html'), page)
  writeFileSync(join(place, 'web/dist/assets/main-1.js'), 'export const week = 7')
  return place
}

test('the website opens from a folder of any name, and through a link to it', async () => {
  const place = productIn(join(folder(), 'Мой проект №1 #50% қалам & co'))
  const link = join(folder(), 'сілтеме')
  symlinkSync(place, link)
  for (const from of [place, link]) {
    const server = await startServer({ DATA_DIR: join(from, '.data') }, join(from, 'server/src/main.ts'))
    onTestFinished(() => server.end('SIGTERM'))
    for (const path of ['/', '/login']) {
      const answer = await fetch(server.address + path)
      expect([answer.status, await answer.text()]).toEqual([200, page])
    }
    expect(await (await fetch(`${server.address}/assets/main-1.js`)).text()).toBe('export const week = 7')
    expect((await fetch(`${server.address}/api/v3/os/common/translate?lang=kk`)).status).toBe(200)
  }
}, 60_000)
