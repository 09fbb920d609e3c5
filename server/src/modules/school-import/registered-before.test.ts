import { auth } from '@qalam/contract/auth/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { speak } from '#platform/testing/speak.ts'
import { employee, motherIin, pupilIin, workingFather } from '#platform/testing/workbook.ts'
import { describe, expect } from 'vitest'
import type { Access } from './public.ts'
import { linesOf, now, type Office, test } from './testing/office.ts'

const password = 'menin-ozim-41'
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Somebody registers by themselves, before the school is brought in. */
function register(office: Office, iin: string, surname: string, firstname: string) {
  const draft = { surname, firstname, lastname: '', iin, phone: '+77010000101', email: '', password }
  return speak(office.house.app.http, auth.ustazRegister, { body: draft })
}
type Registered = Awaited<ReturnType<typeof register>>['body']

/** Everything by which one might come in: the old token, its refresh, the other places, the password again. */
async function triesOf(office: Office, { access_token: token, refresh_token: refreshToken, login }: Registered) {
  const http = office.house.app.http
  const users = (await office.list('select id from app_user where school_id is not null or role = $1', [
    'parent',
  ])) as number[]
  const old = await speak(http, auth.userInfo, {}, { token })
  const refreshed = await speak(http, auth.refresh, { body: { refreshToken } })
  const back = await speak(http, auth.login, { body: { login, password } })
  const fresh = { token: back.body.access_token }
  const places = await speak(http, auth.relatedAccounts, {}, fresh)
  const over = await Promise.all(
    users.map(async (userId) => (await speak(http, auth.relatedAuth, { body: { userId } }, fresh)).status),
  )
  const lists = await speak(http, journal.groups, {}, fresh)
  return {
    old: old.status,
    refreshed: refreshed.status,
    places: places.body.map(({ role, school }) => `${role} ${school === null ? 'outside' : 'in a school'}`),
    over: [...new Set(over)],
    lists: lists.status,
  }
}
const nothing = { old: 401, refreshed: 401, places: ['employee outside'], over: [404], lists: 403 }

/** The people of the tiny school, by what they are in it. */
const people: [string, string, { surname: string; firstname: string }, string][] = [
  ['the principal', employee(0), { surname: 'Ахметов', firstname: 'Серік' }, 'Сотрудники'],
  ['a teacher who leads a class', employee(1), { surname: 'Исаева', firstname: 'Айгүл' }, 'Сотрудники'],
  ['a teacher', employee(2), { surname: 'Петров', firstname: 'Иван' }, 'Сотрудники'],
  ['a teacher who is a father', workingFather, { surname: 'Садықов', firstname: 'Ерлан' }, 'Сотрудники'],
  ['a pupil', pupilIin(0), { surname: 'Оқушы', firstname: 'Бала' }, 'Ученики'],
  ['a mother', motherIin, { surname: 'Нұрланова', firstname: 'Сәуле' }, 'Ученики'],
]

describe.each(people)('a stranger who registered with the IIN of %s', (_who, iin, right, sheet) => {
  test.for([
    ['the right name', right],
    ['a wrong name', { surname: 'Хакер', firstname: 'Чужой' }],
  ] as const)(
    'under %s is reported, is signed out, and reaches nothing of the school',
    async ([, name], { office }) => {
      office.house.setClock(now)
      const { body: stranger } = await register(office, iin, name.surname, name.firstname)
      const outcome = await office.bring(undefined, { withAccess: true })

      expect(linesOf(outcome).filter((line) => line.includes('iin-claimed'))[0]).toMatch(
        new RegExp(`^warning ${sheet}:\\d+:.* iin-claimed$`),
      )
      const accesses: Access[] = outcome.state === 'imported' ? outcome.accesses : []
      expect(accesses).toHaveLength(32)
      expect(accesses.map(({ login }) => login)).not.toContain(stranger.login)
      office.house.setClock(later(11))
      expect(await triesOf(office, stranger)).toEqual(nothing)
      const named = await office.list('select surname from person where iin = $1', [iin])
      expect(named).not.toEqual(['Хакер'])
    },
  )
})

describe('the sheet of the school joins the account that its owner had made', () => {
  async function both(office: Office) {
    office.house.setClock(now)
    const { body: mine } = await register(office, employee(2), 'Петров', 'Иван')
    const outcome = await office.bring(undefined, { withAccess: true })
    const accesses: Access[] = outcome.state === 'imported' ? outcome.accesses : []
    const http = office.house.app.http
    const back = await speak(http, auth.login, { body: { login: mine.login, password } })
    const join = (body: { login: string; password: string }) =>
      speak(http, auth.join, { body }, { token: back.body.access_token })
    const accessOf = (surname: string) => {
      const { login = '', password: given = '' } = accesses.find(({ name }) => name.startsWith(surname)) ?? {}
      return { login, password: given }
    }
    return { mine, join, accessOf, http, token: back.body.access_token }
  }

  test('once, with both places under the school’s login', async ({ office }) => {
    const { mine, join, accessOf, http, token } = await both(office)
    const joined = await join(accessOf('Петров'))
    expect(joined.status).toBe(200)

    const entered = { token: joined.body.access_token }
    const info = await speak(http, auth.userInfo, {}, entered)
    expect(info.body).toMatchObject({ login: accessOf('Петров').login, defaultPassword: true, selfMade: false })
    const places = await office.list(
      `select u.role from app_user u join person p on p.id = u.person_id where p.iin = $1 order by 1`,
      [employee(2)],
    )
    expect(places).toEqual(['employee', 'teacher'])
    office.house.setClock(later(11))
    expect((await speak(http, auth.userInfo, {}, { token })).status).toBe(401)
    expect((await speak(http, auth.login, { body: { login: mine.login, password } })).status).toBe(422)
    expect((await join(accessOf('Петров'))).status).toBe(401)
  })

  test('not with the sheet of somebody else, nor with a guess, which are counted as sign-ins are', async ({
    office,
  }) => {
    const { join, accessOf } = await both(office)
    expect(await join(accessOf('Исаева'))).toMatchObject({ status: 422, body: { code: 'auth.other-iin' } })

    const { login } = accessOf('Петров')
    const statuses: number[] = []
    for (let at = 0; at < 10; at++) statuses.push((await join({ login, password: `oops${at}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429])
    expect((await join(accessOf('Петров'))).status).toBe(429)
  })

  test('and no account that a school made is joined to another', async ({ office }) => {
    const { accessOf, http } = await both(office)
    await office.rows('update account set default_password = false')
    const teacher = await speak(http, auth.login, { body: accessOf('Исаева') })
    const body = accessOf('Петров')
    expect((await speak(http, auth.join, { body }, { token: teacher.body.access_token })).status).toBe(404)
  })
})
