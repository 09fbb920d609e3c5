import { auth } from '@qalam/contract/auth/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { birthDateOf } from '@qalam/contract/profile/iin.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { freshIin } from '#platform/testing/world/people.ts'

/** A teacher whom no school knows. */
const aTeacher = () => {
  const iin = freshIin()
  return { ...teacher, iin, bornDate: birthDateOf(iin) ?? '' }
}
const teacher = {
  surname: 'Ерболов',
  firstname: 'Данияр',
  lastname: '',
  sex: 'm' as const,
  bornDate: '2098-01-01',
  iin: '',
  phone: '+77010000000',
  positionId: 4,
}
const of = ({ userId }: { userId: number }) => ({ params: { userId } })
const cardOf = async (school: School, person: { userId: number }) =>
  (await school.as('director')(personnel.card, of(person))).body
const formOf = async (school: School, person: { userId: number }) => {
  const { surname, firstname, lastname, version } = await cardOf(school, person)
  return { ...teacher, surname, firstname, lastname, iin: '', notResident: true, version }
}

test('a deputy adds a teacher, who signs in with what was handed out', async ({ school }) => {
  const { body } = await school.as('zavuch')(personnel.create, { body: aTeacher() })
  expect(await cardOf(school, body)).toMatchObject({ role: 'teacher', positionId: 4, phone: '+77010000000' })
  expect((await school.asNobody(auth.login, { body: body.access! })).status).toBe(200)
})

test('older clients say by a number whether somebody counts in the statistics (V-EDITNEW-3)', async ({ school }) => {
  for (const [isInStatistic, shown] of [
    [0, false],
    [1, true],
  ] as const) {
    const { body } = await school.as('zavuch')(personnel.create, { body: { ...aTeacher(), isInStatistic } })
    expect(await cardOf(school, body)).toMatchObject({ isInStatistic: shown })
  }
  const wrong = await school.as('zavuch')(personnel.create, { body: { ...aTeacher(), isInStatistic: 2 as 1 } })
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['isInStatistic'])
})

test('an employee needs a phone (V-EDITNEW-2)', async ({ school }) => {
  const refused = await school.as('zavuch')(personnel.create, { body: { ...aTeacher(), phone: '' } })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['phone'])
})

test('a phone written by the mask of older clients is the same phone (V-PHONE-2)', async ({ school }) => {
  const body = { ...aTeacher(), phone: '+7 (701) 555-44-33' }
  const made = await school.as('zavuch')(personnel.create, { body })
  expect(await cardOf(school, made.body)).toMatchObject({ phone: '+77015554433' })
})

test('an administrator is made by a director, not by a deputy', async ({ school }) => {
  const body = { ...aTeacher(), positionId: 131 }
  expect((await school.as('zavuch')(personnel.create, { body })).status).toBe(403)
  const made = await school.as('director')(personnel.create, { body })
  expect(await cardOf(school, made.body)).toMatchObject({ role: 'admin', positionId: 131 })
})

test('only a director gives another role: a deputy changes the post within it', async ({ school }) => {
  const { employee } = school.people
  const save = async (who: 'zavuch' | 'director', positionId: number) =>
    (
      await school.as(who)(personnel.update, {
        ...of(employee),
        body: { ...(await formOf(school, employee)), positionId },
      })
    ).status

  expect(await save('zavuch', 8)).toBe(200)
  expect(await save('zavuch', 4)).toBe(403)
  expect(await cardOf(school, employee)).toMatchObject({ role: 'employee', positionId: 8 })
  expect(await save('director', 4)).toBe(200)
  expect(await cardOf(school, employee)).toMatchObject({ role: 'teacher', positionId: 4 })
})

test('access rights are the director’s to give, to others', async ({ school }) => {
  const { colleague } = school
  const give = async (who: 'zavuch' | 'director', person: { userId: number }) =>
    (
      await school.as(who)(personnel.updateAccess, {
        ...of(person),
        body: { positionId: 2, version: (await cardOf(school, person)).version },
      })
    ).status

  expect(await give('zavuch', colleague)).toBe(403)
  expect(await give('director', school.people.director)).toBe(403)
  expect(await give('director', colleague)).toBe(200)
  expect((await cardOf(school, colleague)).role).toBe('zavuch')
})

test('a deputy changes and removes no administrator', async ({ school }) => {
  const { admin } = school.people
  const body = { ...(await formOf(school, admin)), positionId: 131 }
  expect((await school.as('zavuch')(personnel.update, { ...of(admin), body })).status).toBe(403)
  expect((await school.as('zavuch')(personnel.remove, of(admin))).status).toBe(403)
  expect((await school.as('director')(personnel.remove, of(admin))).status).toBe(200)
})

test('who is let go stands in the archive, cannot sign in, and is restored', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const person = await school.newcomer('teacher')
  await zavuch(personnel.remove, of(person))

  expect((await school.as(person)(auth.userInfo)).status).toBe(401)
  expect(await cardOf(school, person)).toMatchObject({ isArchived: true, can: { edit: false, restore: true } })
  await zavuch(personnel.restore, of(person))
  expect(await cardOf(school, person)).toMatchObject({ isArchived: false, can: { edit: true } })
})

test('nobody lets themselves go', async ({ school }) => {
  expect((await school.as('director')(personnel.remove, of(school.people.director))).status).toBe(403)
})

test('the name of an IIN is told to who may add people, and to nobody else', async ({ school }) => {
  const query = { iin: school.people.student.iin }
  const { body } = await school.as('zavuch')(personnel.profileByIin, { query })
  expect(body.person).toMatchObject({ firstname: 'Айдар', lastname: 'Серікұлы', sex: 'm' })
  expect((await school.as('zavuch')(personnel.profileByIin, { query: { iin: '991231500016' } })).body.person).toBeNull()
  expect((await school.as('teacher')(personnel.profileByIin, { query })).status).toBe(403)
})

test('a student is not changed as an employee', async ({ school }) => {
  const body = { ...(await formOf(school, school.people.teacher)), version: 1 }
  expect((await school.as('director')(personnel.update, { ...of(school.people.student), body })).status).toBe(404)
})

test('nobody writes their own name and IIN; the post and the statistics are theirs to change as before', async ({
  school,
}) => {
  const { director } = school.people
  const card = await cardOf(school, director)
  expect(card.can).toMatchObject({ edit: true, editPerson: false })
  const { surname, firstname, lastname, sex, version } = card
  const form = { surname, firstname, lastname, sex, iin: director.iin, positionId: card.positionId ?? 1 }
  const send = (more: object) =>
    school.as('director')(personnel.update, {
      ...of(director),
      body: { ...form, bornDate: birthDateOf(director.iin) ?? '', phone: '+77010000000', version, ...more },
    })
  expect(await send({ firstname: 'Басқа' })).toMatchObject({ status: 403, body: { code: 'person.account-own' } })
})
