import { auth } from '@qalam/contract/auth/api.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { checkDigit } from '@qalam/contract/profile/iin.ts'
import { expect, test as plain } from 'vitest'
import { now, openHouse, type School, test } from '#platform/testing/school.ts'
import { speak } from '#platform/testing/speak.ts'

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
  password: 'tau-tas-22',
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
  const { body } = await register(school)
  expect(body.login).toMatch(/^abdirova\d{4,5}$/)
  const seen = await school.asNobody(auth.userInfo, {}, { token: body.access_token })
  expect(seen.body).toMatchObject({
    role: 'employee',
    school: null,
    login: body.login,
    selfMade: true,
    gender: 'w',
    bornDate: '1984-05-01',
    defaultPassword: false,
  })
  const back = await school.asNobody(auth.login, { body: { login: body.login, password: 'tau-tas-22' } })
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

test('whether an IIN is known is told by nothing: not by the status, the form of the answer or what follows', async ({
  school,
}) => {
  const shapeOf = ({ status, body, headers }: Awaited<ReturnType<typeof register>>) => ({
    status,
    fields: Object.keys(body).toSorted(),
    cookies: [headers['set-cookie']].flat().map((one) => String(one).replace(/=[^;]+/, '')),
  })
  const known = await register(school, { iin: school.people.teacher.iin })
  const unknown = await register(school)
  expect(known.status).toBe(200)
  expect(shapeOf(known)).toEqual(shapeOf(unknown))

  // The same IIN once more is as new as the first time.
  const again = await register(school, { iin: school.people.teacher.iin })
  expect(shapeOf(again)).toEqual(shapeOf(unknown))
  expect(again.body.login).not.toBe(known.body.login)
})

test.for(roles.flatMap((role) => [[role, 'before'] as const, [role, 'after'] as const]))(
  'who registers with the IIN of a %s, %s the place is given, gets nothing of theirs',
  async ([role, when], { school }) => {
    const owner = await school.newcomer(role)
    const iin = freshIin(4)
    const place = () => school.db.updateTable('person').set({ iin }).where('id', '=', owner.personId).execute()
    if (when === 'after') await place()
    const { body } = await register(school, { iin, surname: 'Хакер', firstname: 'Чужой' })
    if (when === 'before') await place()

    const stranger = { token: body.access_token }
    const places = await school.asNobody(auth.relatedAccounts, {}, stranger)
    expect(places.body).toMatchObject([{ role: 'employee', school: null, current: true }])
    const go = { body: { userId: owner.userId } }
    expect((await school.asNobody(auth.relatedAuth, go, stranger)).status).toBe(404)
    const seen = await school.as(owner)(auth.userInfo)
    expect(seen.body).toMatchObject({ role, surname: owner.name.split(' ')[0] })
  },
)

plain('where no teachers’ platform is configured nobody registers by themselves', async () => {
  const house = await openHouse({ USTAZ_URL: '' })
  const { status } = await speak(house.app.http, auth.ustazRegister, { body: draft() })
  expect(status).toBe(404)
  await house.close()
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
  ['a password with a space', 'password', 'tau tas 22'],
  ['a password of seven characters', 'password', 'k7qzw1x'],
  ['a password that is their phone', 'password', '87010000101'],
  ['a password that everybody tries', 'password', 'qwerty123'],
]
for (const [what, field, value] of wrong)
  test(`registration refuses ${what} under its field`, async ({ school }) => {
    const refused = await register(school, { [field]: value })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  })
