import { auth } from '@qalam/contract/auth/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { hashPassword } from './password.ts'

const kept = hashPassword('kitap7')

/** A person with two sessions: the one that works here, and one on another device. */
async function personWithTwo(school: School, role: Role) {
  const person = await school.newcomer(role, { passwordHash: await kept })
  const body = { login: person.login, password: 'kitap7' }
  const [here, there] = [await school.asNobody(auth.login, { body }), await school.asNobody(auth.login, { body })]
  const change = (password: string, { old = 'kitap7', again = password } = {}) =>
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

  expect((await change('dala22')).status).toBe(200)
  expect(await opens(school, here)).toBe(200)
  expect(await opens(school, there)).toBe(401)
  const enter = (password: string) => school.asNobody(auth.login, { body: { login: person.login, password } })
  expect((await enter('kitap7')).status).toBe(422)
  expect((await enter('dala22')).status).toBe(200)
})

test('a password that was handed out asks to be changed until it was', async ({ school }) => {
  const { person, change, here } = await personWithTwo(school, 'student')
  await school.db.updateTable('account').set({ default_password: true }).where('id', '=', person.accountId).execute()
  const asked = async () => (await school.asNobody(auth.needPassChange, {}, { token: here })).body.defaultPass

  expect(await asked()).toBe(true)
  await change('dala')
  expect(await asked()).toBe(false)
})

test('the change stands in the password history with who made it', async ({ school }) => {
  const { person, change, here } = await personWithTwo(school, 'teacher')
  await change('dala22')

  const { body } = await school.asNobody(auth.passwordHistory, {}, { token: here })
  const [surname, firstname] = person.name.split(' ')
  expect(body).toMatchObject([{ kind: 'changed', by: `${surname} ${firstname}` }])
})

const refusals: [string, Role, string, string][] = [
  ['a space', 'teacher', 'da la', 'Құпиясөзде бос орын болмауы керек'],
  ['more than twelve characters', 'teacher', 'dalada13tanba', 'Құпиясөз 12 таңбадан аспауы керек'],
  ['less than four characters', 'teacher', 'dal', 'Құпиясөз кемінде 4 таңбадан тұруы керек'],
  ['less than six characters from management', 'director', 'dal22', 'Құпиясөз кемінде 6 таңбадан тұруы керек'],
  ['Cyrillic letters', 'student', 'дала', 'Құпиясөзде кирилл және қазақ әріптері болмауы керек'],
  ['no digit from management', 'zavuch', 'daladala', 'Құпиясөзде кемінде бір цифр мен бір әріп болуы керек'],
  ['what everybody tries first', 'teacher', 'Qwerty123', 'Бұл құпиясөзді табу оңай, басқасын ойлап табыңыз'],
  ['the old password again', 'teacher', 'kitap7', 'Жаңа құпиясөз ескісінен өзгеше болуы керек'],
]
for (const [what, role, password, says] of refusals)
  test(`a new password is refused for ${what}`, async ({ school }) => {
    const { change } = await personWithTwo(school, role)
    expect(await change(password)).toMatchObject({ status: 422, body: { errors: { password: [says] } } })
  })

test('the login is no password', async ({ school }) => {
  const { person, change } = await personWithTwo(school, 'teacher')
  await school.db.updateTable('account').set({ login: 'Asqar99' }).where('id', '=', person.accountId).execute()
  expect((await change('asqar99')).body.errors).toHaveProperty('password')
})

test('a repeat that differs is a complaint about the repeat, a wrong old password about the old one', async ({
  school,
}) => {
  const { change, there } = await personWithTwo(school, 'teacher')

  const refused = await change('dala22', { old: 'other1', again: 'dala23' })
  expect(refused.body.errors).toEqual({
    old_password: ['Қазіргі құпиясөз дұрыс емес'],
    password_confirmation: ['Құпиясөздер сәйкес емес'],
  })
  expect(await opens(school, there)).toBe(200)
})
