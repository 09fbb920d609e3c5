import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { birthDateOf } from '@qalam/contract/profile/iin.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { freshIin } from '#platform/testing/world/people.ts'

/** A girl whom no school knows. */
const aGirl = () => {
  const iin = freshIin('w')
  const bornDate = birthDateOf(iin) ?? ''
  return { surname: 'Әлиева', firstname: 'Айша', lastname: 'Ерланқызы', sex: 'w' as const, bornDate, iin }
}

const of = ({ userId }: { userId: number }) => ({ params: { userId } })
const cardOf = async (school: School, userId: number) =>
  (await school.as('zavuch')(personnel.card, { params: { userId } })).body

/** What the form of a student holds before anything is typed. */
async function formOf(school: School, userId: number) {
  const { surname, firstname, lastname, sex, version, group } = await cardOf(school, userId)
  const resident = { iin: '', notResident: true, bornDate: '2098-01-01' }
  return { surname, firstname, lastname, sex, version, groupId: group?.id ?? 0, ...resident }
}

test('a new student gets a class, a login and a password that is told once, and signs in with it', async ({
  school,
}) => {
  const girl = aGirl()
  const body = { ...girl, groupId: school.group.id, order: '15-о' }
  const { body: admitted, status } = await school.as('zavuch')(contingent.create, { body })

  expect(status).toBe(200)
  const card = await cardOf(school, admitted.userId)
  expect(card).toMatchObject({
    surname: 'Әлиева',
    iin: girl.iin,
    handedOut: true,
    group: school.group,
    stays: [{ since: '2026-11-18', until: null, arrivalOrder: '15-о' }],
    creator: { name: school.people.zavuch.name, role: 'zavuch' },
  })
  expect((await school.asNobody(auth.login, { body: admitted.access! })).status).toBe(200)
  expect(school.house.facts).toContainEqual(expect.objectContaining({ data: { userIds: [admitted.userId] } }))
})

test('an IIN that is missing, wrong, or of another birth date or sex stays in the form', async ({ school }) => {
  const girl = aGirl()
  const complaint = async (change: object) => {
    const body = { ...girl, groupId: school.group.id, ...change }
    const { status, body: refused } = await school.as('zavuch')(contingent.create, { body }, { language: 'ru' })
    return [status, refused.errors?.['iin']?.[0]]
  }
  const disagrees = [422, 'ИИН не совпадает с датой рождения или полом']
  expect(await complaint({ iin: '' })).toEqual([422, 'Заполните это поле'])
  expect(await complaint({ iin: '991231500017' })).toEqual([422, 'Неверный ИИН: проверьте все 12 цифр'])
  expect(await complaint({ bornDate: '2097-12-30' })).toEqual(disagrees)
  expect(await complaint({ sex: 'm' })).toEqual(disagrees)
  expect((await complaint({ iin: '', notResident: true }))[0]).toBe(200)
})

test('who is at the school already is not added twice, and who left is taken back from the archive', async ({
  school,
}) => {
  const girl = aGirl()
  const zavuch = school.as('zavuch')
  const body = { ...girl, groupId: school.group.id }
  const { userId } = (await zavuch(contingent.create, { body })).body

  expect((await zavuch(contingent.create, { body })).body.errors).toEqual({ iin: ['Бұл адам мектепте бар'] })
  await zavuch(contingent.remove, { ...of({ userId }), body: { order: '3-к' } })
  const archived = await zavuch(contingent.create, { body })
  expect(archived.body.errors).toEqual({ iin: [expect.stringContaining('мұрағатта')] })

  await zavuch(contingent.restore, { ...of({ userId }), body: { groupId: school.otherGroup.id, order: '4-к' } })
  expect(await cardOf(school, userId)).toMatchObject({ isArchived: false, group: { label: '7Ә' } })
})

test('a student of another school comes by a transfer; who left it comes by the order, with the name and the account of before', async ({
  school,
  otherSchool,
}) => {
  const girl = aGirl()
  const first = await school.as('zavuch')(contingent.create, { body: { ...girl, groupId: school.group.id } })
  const there = otherSchool.as('zavuch')
  const body = { ...girl, groupId: otherSchool.group.id }
  expect((await there(contingent.create, { body })).body.errors).toHaveProperty('iin')

  await school.as('zavuch')(contingent.remove, { ...of(first.body), body: { order: '1' } })
  expect((await there(contingent.create, { body: { ...body, surname: 'Басқа' } })).body.errors).toHaveProperty('iin')
  const second = await there(contingent.create, { body })
  expect(second.body).toMatchObject({ access: null, invitation: null })
  const card = await cardOf(otherSchool, second.body.userId)
  expect(card).toMatchObject({ surname: 'Әлиева', can: { edit: true, editPerson: false, resetPassword: false } })
  const renamed = { ...body, surname: 'Басқа', version: card.version }
  const refused = await there(contingent.update, { ...of(second.body), body: renamed })
  expect(refused).toMatchObject({ status: 403, body: { code: 'person.account-elsewhere' } })
})

test('an account that somebody registered with the IIN of a new student is not the student’s', async ({ school }) => {
  const girl = aGirl()
  const registered = await school.asNobody(auth.ustazRegister, {
    body: { ...girl, gender: 'w', phone: '+77010000000', email: '', password: 'kitap7dala' },
  })
  const token = registered.body.access_token
  const { body } = await school.as('zavuch')(contingent.create, { body: { ...girl, groupId: school.group.id } })

  expect(body.access?.login).not.toBe(registered.body.login)
  expect((await school.asNobody(auth.userInfo, {}, { token })).status).toBe(401)
})

test('a move to another class is written into the history by its order, and ends the times in the halves', async ({
  school,
}) => {
  const { userId } = school.people.student
  const form = await formOf(school, userId)
  const body = { ...form, groupId: school.otherGroup.id, order: '21-а' }
  expect((await school.as('zavuch')(contingent.update, { ...of({ userId }), body })).status).toBe(200)

  expect((await cardOf(school, userId)).stays).toMatchObject([
    { group: { label: '7Ә' }, since: '2026-11-18', until: null, arrivalOrder: '21-а' },
    { group: { label: '7А' }, since: '2026-09-01', until: '2026-11-18', departureOrder: '21-а' },
  ])
  const halves = await school.db
    .selectFrom('subgroup_member')
    .select(['subgroup_id', 'since', 'until'])
    .where('school_id', '=', school.id)
    .where('student_id', '=', userId)
    .execute()
  expect(halves).toEqual([{ subgroup_id: school.halves.first, since: '2026-09-01', until: '2026-11-18' }])
})

test('a second move on the same day leaves no stay of no days behind', async ({ school }) => {
  const { userId } = school.people.student
  for (const groupId of [school.otherGroup.id, school.group.id]) {
    const body = { ...(await formOf(school, userId)), groupId }
    await school.as('zavuch')(contingent.update, { ...of({ userId }), body })
  }
  expect((await cardOf(school, userId)).stays.map(({ group, since, until }) => [group.label, since, until])).toEqual([
    ['7А', '2026-11-18', null],
    ['7А', '2026-09-01', '2026-11-18'],
  ])
})

test('of two deputies who change one student at once the second sees what the first wrote', async ({ school }) => {
  const { userId } = school.people.student
  const form = await formOf(school, userId)
  const save = (who: 'zavuch' | 'director', body: typeof form) =>
    school.as(who)(contingent.update, { ...of({ userId }), body })

  expect((await save('zavuch', { ...form, surname: 'Бірінші' })).status).toBe(200)
  const refused = await save('director', { ...form, surname: 'Екінші' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'person.stale', data: { surname: 'Бірінші' } } })
  const { version } = refused.body.data as { version: number }
  expect((await save('director', { ...form, surname: 'Екінші', version })).status).toBe(200)
  expect((await cardOf(school, userId)).surname).toBe('Екінші')
})

test('a group lead changes and adds in the led group alone, where the school lets them', async ({ school }) => {
  const girl = aGirl()
  const lead = school.as('group-lead')
  const { userId } = school.people.student
  const body = await formOf(school, userId)
  expect((await lead(contingent.update, { ...of({ userId }), body })).status).toBe(403)

  await school.db.updateTable('school').set({ group_load_edit: true }).where('id', '=', school.id).execute()
  expect((await lead(contingent.update, { ...of({ userId }), body })).status).toBe(200)
  const moved = { ...(await formOf(school, userId)), groupId: school.otherGroup.id }
  expect((await lead(contingent.update, { ...of({ userId }), body: moved })).status).toBe(403)
  expect((await lead(contingent.create, { body: { ...girl, groupId: school.otherGroup.id } })).status).toBe(403)
  expect((await lead(contingent.create, { body: { ...girl, groupId: school.group.id } })).status).toBe(200)
})

test('a student who is let go cannot sign in here, and is restored by an order', async ({ school }) => {
  const { userId } = school.people.student
  const zavuch = school.as('zavuch')
  await zavuch(contingent.remove, { ...of({ userId }), body: { order: '7-к' } })

  expect((await school.as('student')(auth.userInfo)).status).toBe(401)
  const archived = await cardOf(school, userId)
  expect(archived).toMatchObject({
    isArchived: true,
    group: null,
    stays: [{ until: '2026-11-18', departureOrder: '7-к' }],
    can: { edit: false, resetPassword: false, unblock: false, remove: false, restore: true },
  })
  const form = { ...(await formOf(school, userId)), groupId: school.group.id }
  expect((await zavuch(contingent.update, { ...of({ userId }), body: form })).status).toBe(403)
})
