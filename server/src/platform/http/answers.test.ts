import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { tokens, now, test } from '../testing/school.ts'

test('a success comes in the envelope, a refusal with its type, code and words', async ({ school }) => {
  const seen = await school.as('teacher')(auth.userInfo, {})
  expect(JSON.parse(seen.raw.toString())).toHaveProperty('data.userId', school.people.teacher.userId)
  const refused = await school.asNobody(auth.userInfo, {}, { language: 'en' })
  expect(refused.body).toEqual({
    error: true,
    errorType: 401,
    code: 'auth.required',
    message: 'Please sign in',
    data: {},
  })
})

test('the caller’s language decides the words; Kazakh is the default and kk is understood', async ({ school }) => {
  const inLanguage = async (language?: string) =>
    (await school.asNobody(auth.userInfo, {}, language ? { language: language as 'ru' } : {})).body.message
  expect([await inLanguage(), await inLanguage('kk'), await inLanguage('ru'), await inLanguage('fr')]).toEqual([
    'Жүйеге кіріңіз',
    'Жүйеге кіріңіз',
    'Войдите в систему',
    'Жүйеге кіріңіз',
  ])
})

test('an expired token asks for a refresh, a forged one for a sign-in', async ({ school }) => {
  const old = await tokens.sign(school.people.teacher, new Date(now.getTime() - 3_600_000))
  expect((await school.asNobody(auth.userInfo, {}, { token: old })).status).toBe(426)
  const [head, , signature] = old.split('.')
  const forged = `${head}.${Buffer.from('{"sub":"1","role":"director"}').toString('base64url')}.${signature}`
  expect((await school.asNobody(auth.userInfo, {}, { token: forged })).status).toBe(401)
})

test('every answer carries its request id, and a sane one of the caller is kept', async ({ school }) => {
  const { http } = school.house.app
  const asked = await http.inject({ url: '/health', headers: { 'x-request-id': 'phone-12345678' } })
  expect(asked.headers['x-request-id']).toBe('phone-12345678')
  const strange = await http.inject({ url: '/health', headers: { 'x-request-id': '<script>' } })
  expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('malformed JSON, a wrong method and an oversize body are refused by name', async ({ school }) => {
  const { http } = school.house.app
  const ask = (method: 'POST' | 'DELETE', payload: string) =>
    http.inject({ method, url: auth.login.path, payload, headers: { 'content-type': 'application/json' } })
  expect((await ask('POST', '{"login":')).json()).toMatchObject({ error: true, code: 'malformed' })
  expect((await ask('DELETE', '{}')).json()).toMatchObject({ errorType: 405 })
  expect((await ask('POST', JSON.stringify({ login: 'x'.repeat(1_200_000) }))).json()).toMatchObject({ errorType: 413 })
})

test('pages may load nothing from elsewhere and cannot be framed', async ({ school }) => {
  const { headers } = await school.house.app.http.inject({ url: '/health' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the API describes itself, every endpoint of it', async ({ school }) => {
  const { http, endpoints } = school.house.app
  const headers = { authorization: `Bearer ${await school.tokenOf('teacher')}` }
  const document = (await http.inject({ url: '/api/docs/openapi.json', headers })).json()
  const described = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods))
  expect(described).toHaveLength(endpoints.length)
  expect((await http.inject({ url: '/api/docs', headers })).body).toContain('Qalam API')
})

test('words that the caller has kept are not sent again', async ({ school }) => {
  const { http } = school.house.app
  const ask = (tag?: string) =>
    http.inject({ url: '/api/v3/os/common/translate?lang=ru', ...(tag && { headers: { 'if-none-match': tag } }) })
  const first = await ask()
  expect(first.statusCode).toBe(200)
  const tag = String(first.headers.etag)
  const again = await ask(tag)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask('W/"another"')).statusCode).toBe(200)
})

test('an answer says what time it is by the clock of the school, so that a browser with a wrong one can go by it', async ({
  school,
}) => {
  school.house.setClock(new Date('2026-11-22T06:00:00Z'))
  const { headers } = await school.as('teacher')(auth.userInfo)
  expect(headers['date']).toBe('Sun, 22 Nov 2026 06:00:00 GMT')
})
