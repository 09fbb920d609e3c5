import { auth } from '@qalam/contract/auth/api.ts'
import { passwordComplaints } from '@qalam/contract/auth/rules.ts'
import fc from 'fast-check'
import { describe, expect, test as plain } from 'vitest'
import { speak } from '#platform/testing/speak.ts'
import { freshLogin, makePassword } from '#modules/auth/public.ts'
import type { Access } from './public.ts'
import { type Office, test } from './testing/office.ts'

async function accessesOf(office: Office): Promise<Access[]> {
  const outcome = await office.bring(undefined, { withAccess: true })
  return outcome.state === 'imported' ? outcome.accesses : []
}

describe('sign-ins of an imported school', () => {
  test('everybody has one, each login once, on the sheet of their class or of the staff', async ({ office }) => {
    const accesses = await accessesOf(office)
    // Five employees, one of whom is a father, 26 pupils and a mother.
    expect(accesses).toHaveLength(32)
    expect(new Set(accesses.map(({ login }) => login)).size).toBe(32)
    const bySheet = Map.groupBy(accesses, ({ sheet }) => sheet)
    expect([...bySheet].map(([sheet, people]) => `${sheet} ${people.length}`)).toEqual(['staff 5', '7А 25', '2Ә 2'])
  })

  test('open the door with the password of the sheet, which has to be changed', async ({ office }) => {
    const teacher = (await accessesOf(office)).find(({ role }) => role === 'teacher')
    const { login = '', password = '' } = teacher ?? {}
    const http = office.house.app.http
    const signedIn = await speak(http, auth.login, { body: { login, password } })
    expect(signedIn.status).toBe(200)
    const { body: info } = await speak(http, auth.userInfo, {}, { token: signedIn.body.access_token })
    expect(info.defaultPassword).toBe(true)
    const wrong = await speak(http, auth.login, { body: { login, password: `${password}x` } })
    expect(wrong.status).toBe(422)
  })

  test('are kept as hashes: no password of the sheet is in the database', async ({ office }) => {
    const accesses = await accessesOf(office)
    const hashes = await office.list(`select password_hash from account`)
    expect(hashes.every((hash) => String(hash).startsWith('$argon2id$'))).toBe(true)
    const all = (await office.list(`select a::text from account a`)).join()
    expect(accesses.filter(({ password }) => all.includes(password))).toEqual([])
  })

  test('a login that another person has is not given again', async ({ office }) => {
    await office.rows(
      `insert into person (iin, surname, firstname, sex) select lpad(n::text, 12, '0'), 'Н', 'Н', 'm' from generate_series(1, 20000) n`,
    )
    // Every fifth login that a Нұрланов may get is taken, and there are 13 of them.
    await office.rows(`insert into account (person_id, login, password_hash)
      select id, 'NURLANOV' || (1000 + 5 * row_number() over ()), 'none' from person where surname = 'Н'`)
    const accesses = await accessesOf(office)
    expect(accesses).toHaveLength(32)
    expect(await office.list(`select count(*)::int - count(distinct lower(login))::int from account`)).toEqual([0])
  })
})

plain('every password fits the rules of every role', () => {
  fc.assert(
    fc.property(fc.constantFrom('student', 'parent', 'teacher', 'director', 'admin'), (role) => {
      expect(passwordComplaints(makePassword(), role)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

plain('a login is Latin letters and a number, whatever the surname', () => {
  const loginOf = (surname: string) => freshLogin(surname, new Set())
  expect(loginOf('Әбдірова')).toMatch(/^abdirova\d{4,5}$/)
  expect(loginOf('Щукин-Юй')).toMatch(/^shukiniui\d{4,5}$/)
  expect(loginOf('’')).toMatch(/^user\d{4,5}$/)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (surname) => {
      expect(loginOf(surname)).toMatch(/^[a-z]{1,10}\d{4,5}$/)
    }),
  )
})
