import { auth } from '@qalam/contract/auth/api.ts'
import { checkDigit } from '@qalam/contract/profile/iin.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'

let serial = 0
/** A sound IIN of 1 May 1984 with the given seventh digit. */
function freshIin(seventh: number): string {
  for (;;) {
    const digits = `840501${seventh}${String(++serial).padStart(4, '0')}`
    const check = checkDigit(digits)
    if (check !== null) return `${digits}${check}`
  }
}
const draft = (changes: Record<string, unknown> = {}) => ({
  surname: 'Әбдірова',
  firstname: 'Гүлнәр',
  lastname: '',
  iin: freshIin(4),
  phone: '+77010000101',
  email: '',
  password: 'dala22',
  ...changes,
})
const send = (school: School, changes?: Record<string, unknown>) =>
  school.asNobody(auth.ustazRegister, { body: draft(changes) })

let minute = 0
/** Each attempt in a minute of its own: an address may make only ten in one. */
function register(school: School, changes?: Record<string, unknown>) {
  school.house.setClock(new Date(now.getTime() + ++minute * 60_000))
  return send(school, changes)
}

test('an employee without a school registers and is signed in', async ({ school }) => {
  const iin = freshIin(4)

  const { body } = await register(school, { iin })
  const seen = await school.asNobody(auth.userInfo, {}, { token: body.access_token })
  expect(seen.body).toMatchObject({
    role: 'employee',
    school: null,
    login: iin,
    gender: 'w',
    bornDate: '1984-05-01',
    defaultPassword: false,
  })
  const back = await school.asNobody(auth.login, { body: { login: iin, password: 'dala22' } })
  expect(back.status).toBe(200)
})

test('the address of somebody who registers is kept and shown to them, and nobody has to give one', async ({
  school,
}) => {
  const seenAfter = async (email: string) => {
    const { body } = await register(school, { email })
    return (await school.asNobody(auth.userInfo, {}, { token: body.access_token })).body.email
  }

  expect(await seenAfter('gulnar.a@mektep.museum')).toBe('gulnar.a@mektep.museum')
  expect(await seenAfter('')).toBeNull()
})

test('somebody whose IIN is known already is told so under the IIN', async ({ school }) => {
  const refused = await register(school, { iin: school.people.teacher.iin })
  expect(refused).toMatchObject({ status: 422, body: { errors: { iin: ['Мұндай жазба бар'] } } })
})

test('a login that happens to be the IIN is taken as well, and nothing is left half done', async ({ school }) => {
  const iin = freshIin(4)
  await school.db.updateTable('account').set({ login: iin }).where('id', '=', school.people.teacher.accountId).execute()

  expect((await register(school, { iin })).body.errors).toHaveProperty('iin')
  expect(await school.db.selectFrom('person').select('id').where('iin', '=', iin).execute()).toEqual([])
})

test('an IIN that does not tell the sex asks for it', async ({ school }) => {
  const iin = freshIin(0)

  expect((await register(school, { iin })).body.errors).toHaveProperty('gender')
  expect((await register(school, { iin, gender: 'm' })).status).toBe(200)
})

test('an address that registers more than ten times in a minute has to wait', async ({ school }) => {
  await register(school, { phone: '' })
  for (let attempt = 2; attempt <= 10; attempt++) expect((await send(school, { phone: '' })).status).toBe(422)
  expect(await send(school, { phone: '' })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
})

const wrong: [string, string, unknown][] = [
  ['an IIN whose check digit is wrong', 'iin', '840501400011'],
  ['a name with digits', 'surname', 'Әбдірова1'],
  ['no first name', 'firstname', ' '],
  ['a phone of another country', 'phone', '+4915100000000'],
  ['an address without a domain', 'email', 'gulnar@mektep'],
  ['an address whose last part is longer than six letters', 'email', 'gulnar@mektep.company'],
  ['an address of more than a hundred characters', 'email', `${'g'.repeat(92)}@qalam.kz`],
  ['a password with a space', 'password', 'da la'],
  ['a password that everybody tries', 'password', 'qwerty'],
]
for (const [what, field, value] of wrong)
  test(`registration refuses ${what} under its field`, async ({ school }) => {
    const refused = await register(school, { [field]: value })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  })
