import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConfigError } from '#platform/config.ts'
import { settings as chat } from '#modules/chat/settings.ts'
import { settings as schools } from '#modules/schools/settings.ts'
import { readSettings } from './settings.ts'

test('a wrong setting of a module is refused beside those of the platform, by its name and without its value', async () => {
  const wrong = {
    PORT: '70000',
    TALK_YEARS: '777',
    JITSI_URL: 'http://meet.school.kz',
    SMTP_URL: 'https://mail:secret@a',
  }
  const error: unknown = await readSettings(wrong).catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(ConfigError)
  const message = error instanceof Error ? error.message : ''
  for (const name of Object.keys(wrong)) expect(message).toContain(name)
  expect(message).not.toMatch(/70000|777|secret/)
})

test('a module reads its own settings, with their defaults', async () => {
  expect(chat.of(await readSettings({ TALK_YEARS: '5' }))).toEqual({ TALK_YEARS: 5, TALK_LOG_YEARS: 3 })
  expect(chat.of(await readSettings({ TALK_YEARS: '' })).TALK_YEARS).toBe(1)
})

test('a meeting server needs its application and its secret', async () => {
  await expect(readSettings({ JITSI_URL: 'https://meet.school.kz' })).rejects.toThrow(
    'JITSI_URL: needs JITSI_APP_ID and JITSI_SECRET beside it',
  )
  await expect(readSettings({ JITSI_APP_ID: 'a' })).rejects.toThrow(ConfigError)
})

test('no environment makes the settings fail in another way', async () => {
  const names = [...Object.keys(schools.schema.shape), 'PAYMENTS', 'JITSI_URL', 'PUSH_HOSTS', 'PORT']
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), fc.string()), async (environment) => {
      const error: unknown = await readSettings(environment).then(
        () => null,
        (refused: unknown) => refused,
      )
      if (error !== null) expect(error).toBeInstanceOf(ConfigError)
    }),
  )
})
