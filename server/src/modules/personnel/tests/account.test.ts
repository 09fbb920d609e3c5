import { auth } from '@qalam/contract/auth/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const of = ({ userId }: { userId: number }) => ({ params: { userId } })
const enter = (school: School, login: string, password: string) =>
  school.asNobody(auth.login, { body: { login, password } })

/** The place of a person in a school, besides those the person has. */
const placedIn = (school: School, personId: number, role: string) =>
  school.db
    .insertInto('app_user')
    .values({ person_id: personId, school_id: school.id, role })
    .returning('id')
    .executeTakeFirstOrThrow()

test('a reset gives a new password once, which has to be changed, and ends every session', async ({ school }) => {
  const { teacher } = school.people
  const { body, status } = await school.as('zavuch')(personnel.resetPassword, of(teacher))

  expect(status).toBe(200)
  expect(body).toEqual({ login: teacher.login, password: expect.stringMatching(/^[a-z]{6}\d{4}$/) })
  expect((await school.as('teacher')(auth.userInfo)).status).toBe(401)
  const entered = await enter(school, body.login, body.password)
  expect(entered.status).toBe(200)
  const card = await school.as('zavuch')(personnel.card, of(teacher))
  expect(card.body).toMatchObject({ handedOut: true })
  expect(JSON.stringify(card.body)).not.toContain(body.password)
  const told = school.house.facts.filter(({ name }) => name === 'people.changed')
  expect(told).toMatchObject([{ data: { userIds: [teacher.userId] } }])
})

test('ten failures lock a login, the card says so, and the school opens it', async ({ school }) => {
  const { login, userId } = school.people.student
  for (let at = 0; at < 10; at++) await enter(school, login, 'oops')
  const zavuch = school.as('zavuch')
  expect((await zavuch(personnel.card, of({ userId }))).body.isBlocked).toBe(true)

  await zavuch(personnel.unblock, of({ userId }))
  expect((await zavuch(personnel.card, of({ userId }))).body.isBlocked).toBe(false)
  // The password is still wrong, but it is asked for again.
  expect((await enter(school, login, 'oops')).status).toBe(422)
})

test('a blocked account is opened', async ({ school }) => {
  const { student } = school.people
  await school.db
    .updateTable('account')
    .set({ blocked_at: new Date() })
    .where('person_id', '=', student.personId)
    .execute()
  const zavuch = school.as('zavuch')
  expect((await zavuch(personnel.card, of(student))).body.isBlocked).toBe(true)

  await zavuch(personnel.unblock, of(student))
  expect((await zavuch(personnel.card, of(student))).body.isBlocked).toBe(false)
})

test('the sessions of a person are ended, and the password stays', async ({ school }) => {
  const { teacher } = school.people
  const ended = await school.as('director')(personnel.endSessions, of(teacher))
  expect(ended.body).toEqual({ ended: 1 })
  expect((await school.as('teacher')(auth.userInfo)).status).toBe(401)
})

test('a deputy resets neither a director nor an administrator, and nobody resets themselves', async ({ school }) => {
  const { director, admin, zavuch } = school.people
  for (const person of [director, admin, zavuch])
    expect((await school.as('zavuch')(personnel.resetPassword, of(person))).status).toBe(403)
  expect((await school.as('director')(personnel.resetPassword, of(admin))).status).toBe(200)
})

test('of somebody who belongs to two schools neither gets into the account', async ({ school, otherSchool }) => {
  const { director, teacher } = otherSchool.people
  const asTeacher = await placedIn(school, director.personId, 'teacher')
  const here = school.as('director')

  const card = await here(personnel.card, of({ userId: asTeacher.id }))
  expect(card.body.can).toMatchObject({ edit: true, editPerson: false, resetPassword: false, endSessions: false })
  for (const act of [personnel.resetPassword, personnel.endSessions])
    expect(await here(act, of({ userId: asTeacher.id }))).toMatchObject({
      status: 403,
      body: { code: 'person.account-elsewhere' },
    })

  // Nor by the way of a child who is said to be theirs.
  const parent = await placedIn(school, teacher.personId, 'parent')
  await school.db.updateTable('app_user').set({ school_id: null }).where('id', '=', parent.id).execute()
  await school.db
    .insertInto('guardianship')
    .values({ school_id: school.id, parent_id: parent.id, student_id: school.students[2]!.userId, place: 1 })
    .execute()
  expect((await here(personnel.resetPassword, of({ userId: parent.id }))).status).toBe(403)
  expect((await otherSchool.as('director')(personnel.resetPassword, of(teacher))).status).toBe(403)
})

test('the parent of a student of the school gets a new password', async ({ school }) => {
  const { parent } = school.people
  const { body } = await school.as('zavuch')(personnel.resetPassword, of(parent))
  expect(body.login).toBe(parent.login)
})

test('access sheets are printed for the chosen, their parents behind them, and those with own passwords only when asked', async ({
  school,
}) => {
  const { student, parent } = school.people
  const zavuch = school.as('zavuch')
  const chosen = [student.userId, school.otherGroup.student.userId]
  const own = await zavuch(personnel.accessSheets, { body: { userIds: chosen } })
  expect(own).toMatchObject({ status: 422, body: { code: 'person.no-sheets' } })

  const body = { userIds: chosen, everyone: true, withParents: true }
  const { raw, headers } = await zavuch(personnel.accessSheets, { body }, { language: 'ru' })
  expect(headers['content-type']).toBe('application/pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)), { mergePages: false })
  expect(text).toHaveLength(2)
  expect(text[0]).toContain('Листы доступа · 7А')
  expect(text[0]).toContain(student.login)
  expect(text[0]).toContain(parent.login)
  expect(text[1]).toContain(school.otherGroup.student.login)

  const [, password = ''] = new RegExp(`${student.login}[\\s\\S]*?([a-z]{6}\\d{4})`).exec(text[0] ?? '') ?? []
  expect((await enter(school, student.login, password)).status).toBe(200)
})

test('a sheet for somebody whom the deputy may not reset is left out', async ({ school }) => {
  const { director } = school.people
  const body = { userIds: [director.userId], everyone: true }
  expect((await school.as('zavuch')(personnel.accessSheets, { body })).body).toMatchObject({ code: 'person.no-sheets' })
  expect((await school.as('teacher')(personnel.accessSheets, { body })).status).toBe(403)
})
