import { auth } from '@qalam/contract/auth/api.ts'
import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { makeApp } from '../app.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { ConfigError, readConfig } from '#platform/config.ts'
import { onDisk } from '#platform/files/store.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { shortest } from '#platform/http/address.ts'
import { serveHealth } from '#platform/http/health.ts'
import { serveMetrics } from '#platform/http/metrics.ts'

const secret = 'a secret that only tests know, long enough'
const password = 'kitap7'

/** A second server on the database of a test's school, with settings of its own. */
const serverWith = (school: School, environment: Record<string, string>) =>
  makeApp({
    pool: school.house.pool,
    db: school.db,
    config: readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', ...environment }),
    secret,
    clock: () => now,
    files: onDisk('/tmp'),
    limit: { count: async () => {}, check: async () => {} },
    publish: () => {},
    checkShare: 1,
    stopping: () => false,
    web: null,
  })

const proxy = '198.51.100.9'
const person = '203.0.113.6'

/** The address that a sign-in through a proxy is written down with. */
async function writtenDown(school: School, trust: string, forwarded: string): Promise<string> {
  const { http } = await serverWith(school, { TRUST_PROXY: trust })
  const teacher = await school.newcomer('teacher', { passwordHash: await hashPassword(password) })
  const headers = { 'x-forwarded-for': forwarded }
  const payload = { login: teacher.login, password }
  const answer = await http.inject({ method: 'POST', url: auth.login.path, payload, headers, remoteAddress: proxy })
  expect(answer.statusCode).toBe(200)
  const { rows } = await school.house.pool.query(
    'select address from sign_in_event where account_id = $1 order by at desc limit 1',
    [teacher.accountId],
  )
  return rows[0].address
}

test('what a caller writes before the proxy changes nothing, whatever it is', async ({ school }) => {
  const forged = ['10.7.0.1', '<img onerror=alert(1)>', '9'.repeat(7_000), '127.0.0.1, 10.0.0.1', '']
  for (const first of forged) {
    const forwarded = first ? `${first}, ${person}` : person
    expect(await writtenDown(school, '1', forwarded)).toBe(person)
    expect(await writtenDown(school, `${proxy}/32`, forwarded)).toBe(person)
    expect(await writtenDown(school, 'off', forwarded)).toBe(proxy)
    // A proxy that is not one of ours is a caller like any other.
    expect(await writtenDown(school, '192.0.2.0/24', forwarded)).toBe(proxy)
  }
}, 60_000)

test('what is no address is never written down as one; the same address is written in one way', async ({ school }) => {
  expect(await writtenDown(school, '1', '<script>')).toBe(proxy)
  expect(await writtenDown(school, '1', `${person}:51234`)).toBe(person)
  expect(await writtenDown(school, '1', '[2001:DB8:0:0::1]:443')).toBe('2001:db8::1')
  expect([shortest('::ffff:192.0.2.1'), shortest('fe80::1%eth0'), shortest('1.2.3'), shortest()]).toEqual([
    '192.0.2.1',
    'fe80::1',
    null,
    null,
  ])
})

test('believing every proxy is refused with what to write instead', () => {
  for (const TRUST_PROXY of ['on', 'true', '0', '10', '10.0.0.0/33', 'proxy.example', '10.0.0.1,'])
    expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow(/TRUST_PROXY: .*number of proxies/)
  expect(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).TRUST_PROXY).toHaveLength(3)
  expect(() => readConfig({ PUBLIC_ORIGIN: 'ftp://school.kz' })).toThrow(ConfigError)
})

test('where people come over https the cookie is for https alone, whatever the proxy says', async ({ school }) => {
  const teacher = await school.newcomer('teacher', { passwordHash: await hashPassword(password) })
  const cookieWith = async (environment: Record<string, string>, headers: Record<string, string> = {}) => {
    const { http } = await serverWith(school, environment)
    const payload = { login: teacher.login, password }
    const answer = await http.inject({ method: 'POST', url: auth.login.path, payload, headers })
    return String(answer.headers['set-cookie'])
  }
  expect(await cookieWith({ PUBLIC_ORIGIN: 'https://school.kz/' })).toMatch(/; Secure/)
  expect(await cookieWith({ TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' })).toMatch(/; Secure/)
  for (const environment of [{}, { PUBLIC_ORIGIN: 'http://school.kz' }])
    expect(await cookieWith(environment, { 'x-forwarded-proto': 'https' })).not.toMatch(/Secure/)
})

test('pages speak to this server alone, and show the videos of the hosts that are named', async ({ school }) => {
  const policyWith = async (environment: Record<string, string>) => {
    const { http } = await serverWith(school, environment)
    return String((await http.inject({ url: '/health' })).headers['content-security-policy'])
  }
  const plain = await policyWith({})
  expect(plain).toContain("connect-src 'self';")
  expect(plain).toContain("frame-src 'self';")
  expect(plain).toContain("media-src 'self';")
  expect(plain).not.toMatch(/(^|[ ;])(https?|wss?):([ ;]|$)/)

  const named = await policyWith({
    PUBLIC_ORIGIN: 'https://school.kz',
    VIDEO_HOSTS: 'www.youtube.com, player.vimeo.com',
    MEETING_LINK: 'https://meet.example:8443/embed/1',
  })
  expect(named).toContain("connect-src 'self' wss://school.kz;")
  expect(named).toContain(
    "frame-src 'self' https://www.youtube.com https://player.vimeo.com https://meet.example:8443;",
  )
  for (const VIDEO_HOSTS of ['*', 'https://a.kz', "a.kz 'self'", 'a.kz;script-src *'])
    expect(() => readConfig({ VIDEO_HOSTS }), VIDEO_HOSTS).toThrow(ConfigError)
})

test('figures are on a port of their own, by route and never by address, and nowhere without it', async ({
  school,
}) => {
  const { http, metrics } = await serverWith(school, { METRICS_PORT: '0' })
  const headers = { authorization: `Bearer ${await school.tokenOf('teacher')}` }
  await http.inject({ url: auth.userInfo.path, headers })
  expect((await http.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  const server = await serveMetrics(metrics!, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => void server.close())
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const text = await (await fetch(`${at}/metrics`)).text()
  expect(text).toContain('http_request_seconds_count{method="GET",route="/api/v3/os/user-info",status="200"}')
  expect((await fetch(`${at}/api/docs`)).status).toBe(404)
  expect((await serverWith(school, {})).metrics).toBeNull()
})

test('the description of the API is for the staff, by token or by the session of the browser, and for developers', async ({
  school,
}) => {
  const { http } = school.house.app
  const statusFor = async (headers: Record<string, string>, app = http) => {
    const answers = ['/api/docs', '/api/docs/openapi.json'].map((url) => app.inject({ url, headers }))
    return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))]
  }
  const bearer = async (role: 'teacher' | 'student') => ({ authorization: `Bearer ${await school.tokenOf(role)}` })
  expect([await statusFor({}), await statusFor({ cookie: 'r_t=invented' })]).toEqual([[401], [401]])
  expect([await statusFor(await bearer('teacher')), await statusFor(await bearer('student'))]).toEqual([[200], [403]])

  const cookieOf = async (role: 'teacher' | 'parent') => {
    const { login } = await school.newcomer(role, { passwordHash: await hashPassword(password) })
    const { headers } = await school.asNobody(auth.login, { body: { login, password } })
    return { cookie: /r_t=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '' }
  }
  const teacher = await cookieOf('teacher')
  expect([await statusFor(teacher), await statusFor(await cookieOf('parent'))]).toEqual([[200], [403]])
  await http.inject({ method: 'POST', url: auth.refresh.path, headers: teacher })
  expect(await statusFor(teacher)).toEqual([401])

  const development = await serverWith(school, { NODE_ENV: 'development' })
  expect(await statusFor({}, development.http)).toEqual([200])
})

test('a process of jobs alone says whether it lives and nothing else', async ({ school }) => {
  const { http } = await serverWith(school, { ROLE: 'jobs' })
  const headers = { authorization: `Bearer ${await school.tokenOf('teacher')}` }
  const statusOf = async (url: string) => (await http.inject({ url, headers })).statusCode
  const asked = ['/health', '/ready', auth.userInfo.path, '/api/docs', '/']
  expect(await Promise.all(asked.map(statusOf))).toEqual([200, 200, 404, 404, 404])
})

test('a crowd that asks whether the server is ready asks the database once, and a hung one is told in time', async () => {
  let asked = 0
  let ask = () => (asked++, Promise.resolve())
  const app = Fastify()
  serveHealth(
    app,
    () => ask(),
    () => false,
  )
  const ready = async () => (await app.inject({ url: '/ready' })).statusCode
  expect(new Set(await Promise.all(Array.from({ length: 200 }, ready)))).toEqual(new Set([200]))
  expect(asked).toBe(1)

  ask = () => new Promise(() => {})
  await expect.poll(ready, { timeout: 10_000 }).toBe(503)
  ask = () => Promise.resolve()
  await expect.poll(ready, { timeout: 10_000 }).toBe(200)
})
