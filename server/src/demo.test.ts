import { readFileSync } from 'node:fs'
import { auth } from '@qalam/contract/auth/api.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import type pg from 'pg'
import { expect } from 'vitest'
import { demoAccounts } from '#modules/auth/public.ts'
import { bringIn } from '#modules/school-import/public.ts'
import { operationWords } from '#platform/operation-error.ts'
import { now, test } from '#platform/testing/school.ts'
import { demoLines, ensureDemo } from './demo.ts'
import { openGround } from './ground.ts'
import { hashPassword } from './modules/auth/password.ts'
import { configured } from './modules/schools/testing/configured.ts'
import { workbookOf } from './modules/school-import/reading/workbook-of.ts'
import { readSettings } from './settings.ts'

type SignIn = { role: Role; login: string; password: string; name: string }
// The maker of the demo lives outside the server, as in demo.ts.
const seed = (file: string) => import(new URL(`../../seed/${file}`, import.meta.url).href)
type Plan = { demoPlan: (school: object) => SchoolPlan }
type Schools = { mainSchool: object }
type Roles = {
  openAccounts: (client: pg.ClientBase, schoolId: number) => Promise<void>
  openRoles: (client: pg.ClientBase, schoolId: number) => Promise<SignIn[]>
}

test('a person of each role signs in with the password of the demo, and the page of its people is true', async ({
  house,
  school,
}) => {
  const { demoPlan }: Plan = await seed('plan.ts')
  const { mainSchool }: Schools = await seed('schools.ts')
  const { openAccounts, openRoles }: Roles = await seed('roles.ts')
  const plan = demoPlan({ ...mainSchool, year: 2026, weeks: [] })
  // Who is who does not hang on the lessons, which would take most of the time.
  const bytes = await workbookOf({ ...plan, timetable: [] })
  const options = { keepGood: false, now: new Date('2026-11-18T04:10:00Z'), withAccess: false }
  const outcome = await house.db.transaction().execute((db) => bringIn(db, bytes, options))
  const schoolId = outcome.state === 'imported' ? outcome.schoolId : 0
  const client = await house.pool.connect()
  await openAccounts(client, schoolId)
  const signIns = await openRoles(client, schoolId)
  client.release()

  const demo = await configured(school, { DEMO: 'on' })
  expect(signIns.map(({ role }) => role).sort()).toEqual([...roles].sort())
  const page = readFileSync(new URL('../../docs/people.md', import.meta.url), 'utf8')
  for (const { role, login, password, name } of signIns) {
    const signedIn = await demo(auth.login, { body: { login, password } })
    const { body: info } = await demo(auth.userInfo, {}, { token: signedIn.body.access_token })
    expect({ role: info.role, defaultPassword: info.defaultPassword }).toEqual({ role, defaultPassword: false })
    expect(page).toContain(`| ${role} | \`${login}\` | ${name} |`)
  }
  const parent = signIns.find(({ role }) => role === 'parent')
  const { body } = await demo(auth.login, {
    body: { login: parent?.login ?? '', password: parent?.password ?? '' },
  })
  const { body: father } = await demo(auth.userInfo, {}, { token: body.access_token })
  expect(father.children).toHaveLength(2)
})

test('where the demo is off its people cannot sign in, what they had open ends, and everybody else stays', async ({
  house,
  school,
}) => {
  const password = 'kitap7'
  const [famous, teacher] = [
    await school.newcomer('admin', { passwordHash: await hashPassword(password) }),
    await school.newcomer('teacher', { passwordHash: await hashPassword(password) }),
  ]
  const enter = (login: string) => school.asNobody(auth.login, { body: { login, password } })
  const [before, unharmed] = [await enter(famous.login), await enter(teacher.login)]
  expect([before.status, unharmed.status]).toEqual([200, 200])
  await house.pool.query('update account set is_demo = true where lower(login) = lower($1)', [famous.login])

  await demoAccounts.endSessions(house.db)
  const wrong = await school.asNobody(auth.login, { body: { login: 'nobody-at-all', password } })
  const refused = await enter(famous.login)
  expect(refused.status).toBe(wrong.status)
  expect(refused.raw).toEqual(wrong.raw)
  const refreshed = (cookie: string) =>
    house.app.http.inject({ method: 'POST', url: auth.refresh.path, headers: { cookie } })
  const cookieOf = (headers: { 'set-cookie'?: unknown }) => /r_t=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
  expect((await refreshed(cookieOf(before.headers))).statusCode).toBe(401)
  expect((await refreshed(cookieOf(unharmed.headers))).statusCode).toBe(200)
  expect((await enter(teacher.login)).status).toBe(200)
})

test('where a school stands no demo is made, and its passwords are said only to who sits at this computer', async ({
  house,
  school,
}) => {
  const ground = await openGround(await readSettings({ DATABASE_URL: house.url, DEMO: 'on' }), () => {})
  const told: string[] = []
  await ensureDemo(ground, now, (line) => told.push(line))
  expect(told).toEqual([])
  expect(await demoLines(ground.db, 'localhost', 'ru')).toEqual([])

  const login = { role: 'director', login: school.people.director.login, password: 'kitap7dala', name: 'Айгүл' }
  await house.pool.query(`insert into setting (name, value) values ('demo-sign-ins', $1)`, [JSON.stringify([login])])
  expect(await demoLines(ground.db, 'localhost', 'ru')).toEqual([expect.stringMatching(/director .*kitap7dala +Айгүл/)])
  expect(await demoLines(ground.db, '0.0.0.0', 'ru')).toEqual([operationWords('ru', 'demo.open')])
  await ground.close()
})
