import { auth } from '@qalam/contract/auth/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { expect, onTestFinished } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { takeTroubles } from '#platform/testing/troubles.ts'
import { hashPassword } from './password.ts'

const kept = hashPassword('kitap7dala')

/** A person with two sessions: the one that works here, and one on another device. */
async function personWithTwo(school: School, role: Role) {
  const person = await school.newcomer(role, { passwordHash: await kept })
  const body = { login: person.login, password: 'kitap7dala' }
  const [here, there] = [await school.asNobody(auth.login, { body }), await school.asNobody(auth.login, { body })]
  const change = (password: string, { old = 'kitap7dala', again = password } = {}) =>
    school.asNobody(
      auth.passwordChange,
      { body: { old_password: old, password, password_confirmation: again } },
      { token: here.body.access_token },
    )
  return { person, change, here: here.body.access_token, there: there.body.access_token }
}
const opens = async (school: School, token: string) => (await school.asNobody(auth.userInfo, {}, { token })).status

test('a changed password opens the account and ends the sessions on other devices', async ({ school }) => {
  const { person, change, here, there } = await personWithTwo(school, 'teacher')

  expect((await change('tau-tas-22')).status).toBe(200)
  expect(await opens(school, here)).toBe(200)
  expect(await opens(school, there)).toBe(401)
  const enter = (password: string) => school.asNobody(auth.login, { body: { login: person.login, password } })
  expect((await enter('kitap7dala')).status).toBe(422)
  expect((await enter('tau-tas-22')).status).toBe(200)
})

test('a password is not changed where the end of the other sessions cannot be told', async ({ school }) => {
  const { change, there } = await personWithTwo(school, 'teacher')
  await school.house.pool.query(
    `alter table outbox add constraint outbox_is_shut check (name <> 'sessions.ended') not valid`,
  )
  onTestFinished(async () => void (await school.house.pool.query('alter table outbox drop constraint outbox_is_shut')))

  expect((await change('tau-tas-22')).status).toBe(500)
  expect(takeTroubles()[0]?.why).toContain('outbox_is_shut')
  expect(await opens(school, there)).toBe(200)
})

test('a password that was handed out asks to be changed until it was', async ({ school }) => {
  const { person, change, here } = await personWithTwo(school, 'student')
  await school.db.updateTable('account').set({ default_password: true }).where('id', '=', person.accountId).execute()
  const asked = async () => (await school.asNobody(auth.needPassChange, {}, { token: here })).body.defaultPass

  expect(await asked()).toBe(true)
  expect((await change('k7qz')).status).toBe(200)
  expect(await asked()).toBe(false)
})

test('the change stands in the password history with who made it', async ({ school }) => {
  const { person, change, here } = await personWithTwo(school, 'teacher')
  await change('tau-tas-22')

  const { body } = await school.asNobody(auth.passwordHistory, {}, { token: here })
  const [surname, firstname] = person.name.split(' ')
  expect(body).toMatchObject([{ kind: 'changed', by: `${surname} ${firstname}` }])
})

const guessable = 'Бұл құпиясөзді табу оңай, басқасын ойлап табыңыз'
const refusals: [string, Role, string, string][] = [
  ['a space', 'teacher', 'tau tas-22', 'Құпиясөзде бос орын болмауы керек'],
  ['more than 64 characters', 'teacher', 'tau-tas-1'.repeat(8), 'Құпиясөз 64 таңбадан аспауы керек'],
  ['less than four characters', 'student', 'k7q', 'Құпиясөз кемінде 4 таңбадан тұруы керек'],
  ['less than eight characters from a teacher', 'teacher', 'k7qzw1x', 'Құпиясөз кемінде 8 таңбадан тұруы керек'],
  ['less than eight characters from management', 'director', 'k7qzw1x', 'Құпиясөз кемінде 8 таңбадан тұруы керек'],
  ['no digit from management', 'zavuch', 'tau-tas-qoi', 'Құпиясөзде кемінде бір цифр мен бір әріп болуы керек'],
  ['the old password again', 'teacher', 'kitap7dala', 'Жаңа құпиясөз ескісінен өзгеше болуы керек'],
  ['what everybody tries first', 'teacher', 'Qwerty123', guessable],
  ['four letters that everybody tries first', 'student', 'aaaa', guessable],
  ['a word of the place and a year', 'teacher', 'parol2026', guessable],
  ['the product and a year', 'teacher', 'Qalam2026', guessable],
  ['a row of keys', 'teacher', 'qwaszx12', guessable],
  ['a row of Cyrillic keys', 'teacher', 'йцукен12', guessable],
  ['a Russian word everybody tries', 'teacher', 'пароль2026', guessable],
  ['a Kazakh word everybody tries', 'teacher', 'құпиясөз1', guessable],
  ['their first name', 'teacher', 'Айдар2098', guessable],
  ['their first name in Latin letters', 'teacher', 'aidar2098', guessable],
  ['their birth date', 'teacher', '01.01.2098', guessable],
]
for (const [what, role, password, says] of refusals)
  test(`a new password is refused for ${what}`, async ({ school }) => {
    const { change } = await personWithTwo(school, role)
    expect(await change(password)).toMatchObject({ status: 422, body: { errors: { password: [says] } } })
  })

test.for(['қызыл-алма-77', 'тау мен тас'.replaceAll(' ', '·'), 'correct-horse-battery-staple-and-a-few-more-words'])(
  'letters of any alphabet and long ones are welcome: %s',
  async (password, { school }) => {
    const { person, change } = await personWithTwo(school, 'teacher')
    expect((await change(password)).status).toBe(200)
    const body = { login: person.login, password }
    expect((await school.asNobody(auth.login, { body })).status).toBe(200)
  },
)

test('a password is the same however a keyboard composes its letters', async ({ school }) => {
  const { person, change } = await personWithTwo(school, 'teacher')
  expect((await change('йод-тұз-41'.normalize('NFC'))).status).toBe(200)
  const body = { login: person.login, password: 'йод-тұз-41'.normalize('NFD') }
  expect((await school.asNobody(auth.login, { body })).status).toBe(200)
})

test('a director who is a parent as well keeps to a director’s rules in both places', async ({ school }) => {
  const { person, here, change } = await personWithTwo(school, 'director')
  const parent = await school.db
    .insertInto('app_user')
    .values({ person_id: person.personId, role: 'parent' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await school.asNobody(auth.relatedAuth, { body: { userId: parent.id } }, { token: here })
  expect((await change('k7qz')).body.errors).toHaveProperty('password')
})

test('the IIN, the phone and the login are no passwords', async ({ school }) => {
  const { person, change } = await personWithTwo(school, 'teacher')
  await school.db.updateTable('account').set({ login: 'zhumabek99' }).where('id', '=', person.accountId).execute()
  await school.db.updateTable('person').set({ phone: '+77015550123' }).where('id', '=', person.personId).execute()
  for (const password of [person.iin, '77015550123', 'zhumabek99', 'Zhumabek1'])
    expect((await change(password)).body.errors).toEqual({ password: [guessable] })
})

test('wrong old passwords are counted: after ten even the right one has to wait, and the session stays', async ({
  school,
}) => {
  const { person, change, here } = await personWithTwo(school, 'teacher')
  const statuses: number[] = []
  for (let at = 0; at < 10; at++) statuses.push((await change('tau-tas-22', { old: `oops${at}` })).status)
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429])

  const right = await change('tau-tas-22')
  expect(right).toMatchObject({ status: 429, body: { code: 'auth.password-locked', data: { seconds: 900 } } })
  expect(await opens(school, here)).toBe(200)
  const body = { login: person.login, password: 'kitap7dala' }
  expect((await school.asNobody(auth.login, { body })).status).toBe(200)
})

test('wrong old passwords sent at one moment are ten at most', async ({ school }) => {
  const { change } = await personWithTwo(school, 'teacher')
  const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => change('tau-tas-22', { old: `oops${at}` })))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
})

test('two changes at one moment: one holds, the other learns that its old password is old', async ({ school }) => {
  const { change } = await personWithTwo(school, 'teacher')
  const answers = await Promise.all([change('tau-tas-22'), change('qoi-kul-33')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('with the password that was handed out nothing is open but its change, until it was', async ({ school }) => {
  const { person, change } = await personWithTwo(school, 'teacher')
  await school.db.updateTable('account').set({ default_password: true }).where('id', '=', person.accountId).execute()
  const entered = await school.asNobody(auth.login, { body: { login: person.login, password: 'kitap7dala' } })
  const token = entered.body.access_token
  const ask = (endpoint: Endpoint) => school.asNobody(endpoint, {}, { token })

  for (const endpoint of [auth.relatedAccounts, auth.behalfHash, schools.list, groups.shortList])
    expect(await ask(endpoint)).toMatchObject({ status: 403, body: { code: 'auth.handed-out-password' } })
  for (const endpoint of [auth.userInfo, auth.needPassChange]) expect((await ask(endpoint)).status).toBe(200)

  const body = { old_password: 'kitap7dala', password: 'tau-tas-22', password_confirmation: 'tau-tas-22' }
  expect((await school.asNobody(auth.passwordChange, { body }, { token })).status).toBe(200)
  expect((await ask(schools.list)).status).toBe(200)
  expect((await change('qoi-kul-33')).status).toBe(401)
})

test('a repeat that differs is a complaint about the repeat, a wrong old password about the old one', async ({
  school,
}) => {
  const { change, there } = await personWithTwo(school, 'teacher')

  const refused = await change('tau-tas-22', { old: 'other1', again: 'tau-tas-23' })
  expect(refused.body.errors).toEqual({
    old_password: ['Қазіргі құпиясөз дұрыс емес'],
    password_confirmation: ['Құпиясөздер сәйкес емес'],
  })
  expect(await opens(school, there)).toBe(200)
})
