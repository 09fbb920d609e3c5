import { inflateRawSync } from 'node:zlib'
import { auth } from '@qalam/contract/auth/api.ts'
import { passwordComplaints, promptsForPassword } from '@qalam/contract/auth/rules.ts'
import fc from 'fast-check'
import { describe, expect, test as plain } from 'vitest'
import { speak } from '#platform/testing/speak.ts'
import { read } from '#platform/text/xlsx.ts'
import { accessWorkbook } from '../../cli/access-sheets.ts'
import { loginOf, makePassword } from './logins.ts'
import type { Access } from './public.ts'
import { type Office, test } from './testing/office.ts'

async function accessesOf(office: Office): Promise<Access[]> {
  const outcome = await office.bring(undefined, { withAccess: true })
  return outcome.state === 'imported' ? outcome.accesses : []
}

/** The parts of a workbook as they lie in its archive. */
function partsOf(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes)
  const parts: string[] = []
  for (let at = buffer.indexOf('PK\u0001\u0002'); at >= 0; at = buffer.indexOf('PK\u0001\u0002', at + 4)) {
    const [method, packed, local] = [
      buffer.readUInt16LE(at + 10),
      buffer.readUInt32LE(at + 20),
      buffer.readUInt32LE(at + 42),
    ]
    const from = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    const data = buffer.subarray(from, from + packed)
    parts.push((method === 0 ? data : inflateRawSync(data)).toString())
  }
  return parts
}

describe('sign-ins of an imported school', () => {
  test('everybody has one, each login once, on the sheet of their class or of the staff', async ({ office }) => {
    const accesses = await accessesOf(office)
    // Five employees, one of whom is a father, 26 pupils and a mother.
    expect(accesses).toHaveLength(32)
    expect(new Set(accesses.map(({ login }) => login)).size).toBe(32)
    const bySheet = Map.groupBy(accesses, ({ sheet }) => sheet)
    expect([...bySheet].map(([sheet, people]) => `${sheet} ${people.length}`)).toEqual(['staff 5', '7А 25', '2Ә 2'])
    const file = await read(await accessWorkbook(accesses, 'kz'))
    expect('sheets' in file && file.sheets.map(({ name }) => name)).toEqual(['Қызметкерлер', '7А', '2Ә'])
    expect('sheets' in file && file.sheets[0]?.rows[0]).toEqual(['Аты-жөні', 'Рөлі', 'Логин', 'Құпиясөз'])
  })

  test('open the door with the password of the sheet, which has to be changed', async ({ office }) => {
    const teacher = (await accessesOf(office)).find(({ role }) => role === 'teacher')
    const { login = '', password = '' } = teacher ?? {}
    const http = office.house.app.http
    const signedIn = await speak(http, auth.login, { body: { login, password } })
    expect(signedIn.status).toBe(200)
    const { body: info } = await speak(http, auth.userInfo, {}, { token: signedIn.body.access_token })
    expect(info.defaultPassword).toBe(true)
    expect(info.role && promptsForPassword(info.role, info.userId)).toBe(true)
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

describe('access sheets', () => {
  const nasty = ['=1+1', '+7', '-2+3', '@SUM(A1)', `=cmd|' /C calc'!A0`, '<script>alert(1)</script>', '_x0041_', '\t=1']

  plain('hold names that look like formulas as text cells', async () => {
    const accesses = nasty.map((name, at) => ({ sheet: '7А', name, role: 'student', login: `l${at}`, password: 'p' }))
    const bytes = await accessWorkbook(accesses, 'ru')
    const xml = partsOf(bytes)
    expect(xml.some((part) => part.includes('SUM(A1)'))).toBe(true)
    expect(xml.filter((part) => /<f[ >]/.test(part))).toEqual([])
    const file = await read(bytes)
    const names = 'sheets' in file ? file.sheets[0]?.rows.slice(1).map(([name]) => name) : []
    expect(names?.map((name) => String(name).trim())).toEqual(nasty.map((name) => name.trim()))
    expect('sheets' in file && [...(file.sheets[0]?.formulas ?? [])]).toEqual([])
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
  expect(loginOf('Әбдірова', 12)).toBe('abdirova12')
  expect(loginOf('Щукин-Юй', 7)).toBe('shukiniui7')
  expect(loginOf('’', 7)).toBe('user7')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (surname) => {
      expect(loginOf(surname, 1234)).toMatch(/^[a-z]{1,10}1234$/)
    }),
  )
})
