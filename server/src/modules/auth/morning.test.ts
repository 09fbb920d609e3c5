import { auth } from '@qalam/contract/auth/api.ts'
import { hash } from '@node-rs/argon2'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'

const password = 'kitap7dala'
// As weak as argon2 can be: this is about the limits, not about the price of a password.
const kept = hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
/** The one address of a school's network. */
const nat = '203.0.113.44'
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** A thousand people with accounts, made by one statement. */
async function thousandIn({ house, id }: School): Promise<string[]> {
  const { rows } = await house.pool.query<{ login: string }>(
    `with p as (insert into person (surname, firstname, sex) select 'Таңертең', 'Адам', 'm' from generate_series(1, 1000) returning id),
      u as (insert into app_user (person_id, school_id, role) select id, $1, 'student' from p)
    insert into account (person_id, login, password_hash, default_password) select id, 'morning' || id, $2, false from p returning login`,
    [id, await kept],
  )
  return rows.map(({ login }) => login)
}

const enter = (school: School, login: string, secret = password, address = nat) =>
  school.asNobody(auth.login, { body: { login, password: secret } }, { address })

test(
  'a school of a thousand signs in from one address within five minutes while a stranger beside them guesses',
  { timeout: 300_000 },
  async ({ school }) => {
    const logins = await thousandIn(school)
    const director = await school.newcomer('director', { passwordHash: await kept })
    const busloads = Array.from({ length: 40 }, (_, load) => logins.slice(load * 25, load * 25 + 25))
    const statuses = async (answers: ReturnType<typeof enter>[]) =>
      (await Promise.all(answers)).map(({ status }) => status)
    const entered: number[] = []
    const mistyped: number[] = []
    for (const [load, some] of busloads.entries()) {
      school.house.setClock(at(load * 7.5))
      const stranger = [director.login, `nobody${load % 4}`].flatMap((login) =>
        Array.from({ length: 3 }, (_, turn) => enter(school, login, `oops${load}-${turn}`)),
      )
      // Every fifth child mistypes first.
      mistyped.push(...(await statuses(some.slice(0, 5).map((login) => enter(school, login, 'mistyped')))))
      entered.push(...(await statuses(some.map((login) => enter(school, login)))))
      await Promise.all(stranger)
    }
    expect(mistyped).toEqual(Array.from({ length: 200 }, () => 422))
    expect(entered).toEqual(Array.from({ length: 1_000 }, () => 200))
    expect((await enter(school, director.login)).status).toBe(429)
  },
)

test('a phone that sends junk for a refresh from the school’s network keeps nobody from theirs', async ({ school }) => {
  const teacher = await school.newcomer('teacher', { passwordHash: await kept })
  const { headers } = await enter(school, teacher.login)
  const cookie =
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('r_t='))
      ?.split(';')[0] ?? ''
  const junk = (serial: number) =>
    school.asNobody(auth.refresh, { body: { refreshToken: `junk${serial}` } }, { address: nat })

  for (let serial = 0; serial < 700; serial++) expect((await junk(serial)).status).toBe(401)
  expect((await school.asNobody(auth.refresh, { body: {} }, { address: nat, cookie })).status).toBe(200)
})

test('one token that comes again and again is told to wait', async ({ school }) => {
  const send = () => school.asNobody(auth.refresh, { body: { refreshToken: 'the-same-junk' } }, { address: nat })
  for (let turn = 0; turn < 60; turn++) expect((await send()).status).toBe(401)
  const over = await send()
  expect(over.status).toBe(429)
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
})

test('new browsers of one address that fail more than 1,200 times a minute wait, known ones do not', async ({
  school,
}) => {
  const teacher = await school.newcomer('teacher', { passwordHash: await kept })
  const first = await enter(school, teacher.login)
  const device = [first.headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith('d_t='))
    ?.split(';')[0]
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  await school.house.pool.query('insert into rate_limit (key, window_start, hits) values ($1, $2, 1200)', [
    'sign-in-failures 203.0.113.45',
    minute,
  ])

  const over = await enter(school, teacher.login, password, '203.0.113.45')
  expect(over).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  const body = { login: teacher.login, password }
  const known = await school.asNobody(auth.login, { body }, { address: '203.0.113.45', cookie: device ?? '' })
  expect(known.status).toBe(200)
})
