import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { test } from '#platform/testing/school.ts'
import { atTerminal } from './testing/terminal.ts'

const command = (url: string, ...args: string[]) => atTerminal('school', { DATABASE_URL: url }, ...args)

test('the office opens a login that ten failures locked, and is told what was done in its language', async ({
  school,
}) => {
  const { login } = await school.newcomer('teacher', { passwordHash: await hashPassword('kitap7dala') })
  const enter = async (password: string) => (await school.asNobody(auth.login, { body: { login, password } })).status
  for (let at = 0; at < 10; at++) await enter('oops')
  expect(await enter('kitap7dala')).toBe(429)

  const { url } = school.house
  expect(command(url, 'unlock', login, '--lang', 'ru')).toEqual({
    code: 0,
    said: `${login}: вход снова открыт, счёт неудачных попыток обнулён.`,
  })
  expect(await enter('kitap7dala')).toBe(200)
  expect(command(url, 'unlock', login)).toEqual({ code: 0, said: `${login}: кіру жабылмаған еді, ештеңе өзгермеді.` })
  expect(command(url, 'unlock', 'nobody-at-all', '--lang', 'en')).toEqual({
    code: 1,
    said: 'nobody-at-all: nobody has this login.',
  })
  expect(command(url, 'unlock')).toMatchObject({ code: 2, said: expect.stringContaining('unlock LOGIN') })
})
