import { expect, onTestFinished, test } from 'vitest'
import { callsInTheirTime, clockFrom } from '../clock.ts'
import { makeServer } from './server.ts'

const day = 86_400_000

/** A server that tells its time, by a page and by a call with a body that comes in parts. */
async function tellingTime(isObeyed: boolean) {
  const clock = clockFrom(undefined)
  const app = await makeServer({
    logLevel: 'silent',
    trustProxy: false,
    content: { origin: undefined, frames: [] },
    languageOfHost: () => 'kz',
    clock,
    inItsTime: callsInTheirTime(isObeyed),
  })
  const tell = async () => {
    await new Promise((later) => setImmediate(later))
    return { now: clock().getTime() }
  }
  app.get('/api/time', tell)
  app.post('/api/time', tell)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())

  /** By how many days the server is ahead in what it answers and in what it says the time is. */
  return async (method: 'GET' | 'POST', cookie: string) => {
    const body = method === 'POST' ? { body: JSON.stringify({ words: 'a'.repeat(500_000) }) } : {}
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/time`, { method, headers, ...body })
    const { now } = (await answer.json()) as { now: number }
    const told = new Date(answer.headers.get('date') ?? '').getTime()
    return [now, told].map((at) => Math.round((at - Date.now()) / day) || 0)
  }
}

test.each(['GET', 'POST'] as const)('a server of walks answers a %s by the time of its cookie', async (method) => {
  const ask = await tellingTime(true)
  expect(await ask(method, `lang=kz; clock_ahead=${3 * day}`)).toEqual([3, 3])
  expect(await ask(method, `clock_ahead=${-9 * day}; r_t=x`)).toEqual([-9, -9])
  for (const none of ['r_t=x', 'clock_ahead=soon', `not_clock_ahead=${day}`])
    expect(await ask(method, none)).toEqual([0, 0])
})

test('calls at different times do not meet, and the process itself stays at its own', async () => {
  const ask = await tellingTime(true)
  const days = [5, 0, -5, 1]
  expect(await Promise.all(days.map((ahead) => ask('POST', `clock_ahead=${ahead * day}`)))).toEqual(
    days.map((ahead) => [ahead, ahead]),
  )
  expect(Math.abs(clockFrom(undefined)().getTime() - Date.now())).toBeLessThan(60_000)
})

test.each(['GET', 'POST'] as const)(
  'any other server answers a %s by its own time, whatever a cookie says',
  async (method) => {
    const ask = await tellingTime(false)
    expect(await ask(method, `clock_ahead=${3 * day}`)).toEqual([0, 0])
  },
)
