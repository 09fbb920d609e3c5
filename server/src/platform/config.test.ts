import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('a fresh machine needs no settings: embedded database, demo on', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, ROLE: ['http', 'realtime', 'jobs'], demo: true })
})

test('with a database of one’s own the demo is off unless it is asked for', () => {
  const DATABASE_URL = 'postgres://somebody@db/qalam'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
})

test('every wrong setting is named, and no value is printed', () => {
  const wrong = { PORT: '70000', DATABASE_URL: 'mysql://root:secret@db', ROLE: 'http,cook', APP_SECRET: 'short-secret' }
  const refusal = (() => {
    try {
      readConfig(wrong)
    } catch (error) {
      return error
    }
  })()
  expect(refusal).toBeInstanceOf(ConfigError)
  const { message } = refusal as ConfigError
  for (const name of Object.keys(wrong)) expect(message).toContain(name)
  expect(message).not.toMatch(/secret@|short-secret|70000/)
})

test('no environment makes it fail in another way', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('PORT', 'ROLE', 'DEMO', 'REDIS_URL', 'VIDEO_HOSTS', 'TRUST_PROXY', 'LOG_LEVEL'),
        fc.string(),
      ),
      (environment) => {
        try {
          readConfig(environment)
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError)
        }
      },
    ),
  )
})

test('calls tell the time to a demo alone that was started so, and never without the demo', () => {
  expect(readConfig({}).CLOCK_COOKIE).toBe(false)
  expect(readConfig({ CLOCK_COOKIE: 'on' }).CLOCK_COOKIE).toBe(true)
  expect(() => readConfig({ CLOCK_COOKIE: 'on', DEMO: 'off' })).toThrow(/CLOCK_COOKIE/)
  expect(() => readConfig({ CLOCK_COOKIE: 'on', DATABASE_URL: 'postgres://somebody@db/qalam' })).toThrow(/CLOCK_COOKIE/)
})
