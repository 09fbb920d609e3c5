import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

const of = ({ userId }: { userId: number }) => ({ params: { userId } })

test('the deputy sees a student with class, history, parents and sign-in', async ({ school }) => {
  const { student, parent } = school.people
  const { body } = await school.as('zavuch')(personnel.card, of(student))

  expect(body).toMatchObject({
    id: student.userId,
    kind: 'student',
    role: 'student',
    iin: student.iin,
    login: student.login,
    handedOut: false,
    isBlocked: false,
    isArchived: false,
    creator: null,
    group: school.group,
    stays: [{ group: school.group, since: '2026-09-01', until: null, arrivalOrder: '', departureOrder: '' }],
    parents: [{ id: parent.userId, place: 1, name: parent.name, login: parent.login, isBlocked: false }],
    can: {
      edit: true,
      editPerson: true,
      resetPassword: true,
      remove: true,
      restore: false,
      setRole: false,
      report: true,
    },
  })
})

test('the card of a teacher shows what the teacher teaches, and to a director that the role may be set', async ({
  school,
}) => {
  const { teacher } = school.people
  const { body } = await school.as('director')(personnel.card, of(teacher))

  expect(body).toMatchObject({ kind: 'staff', role: 'teacher', can: { setRole: true, report: false } })
  expect(body.teaching.map(({ group, subject, hours }) => [group.label, subject.ru, hours])).toEqual([
    ['7А', 'Алгебра', 3],
    ['7А', 'Английский язык', 3],
  ])
  expect((await school.as('zavuch')(personnel.card, of(teacher))).body.can.setRole).toBe(false)
})

test('a teacher sees the card of a taught student without IIN, login and parents, and nobody’s else', async ({
  school,
}) => {
  const { student, zavuch } = school.people
  const teacher = school.as('teacher')

  const { body } = await teacher(personnel.card, of(student))
  expect(body).toMatchObject({
    iin: null,
    login: null,
    parents: [],
    can: { edit: false, resetPassword: false, report: false },
  })
  expect((await teacher(personnel.card, of(school.otherGroup.student))).status).toBe(404)
  expect((await teacher(personnel.card, of(zavuch))).status).toBe(404)
})

test('the group lead sees all of the own group, and changes it where the school says so', async ({ school }) => {
  const lead = school.as('group-lead')
  const card = async () => (await lead(personnel.card, of(school.people.student))).body

  expect(await card()).toMatchObject({ login: school.people.student.login, can: { edit: false, resetPassword: false } })
  await school.db.updateTable('school').set({ group_load_edit: true }).where('id', '=', school.id).execute()
  expect(await card()).toMatchObject({ can: { edit: true, resetPassword: true, remove: false, report: true } })
  expect((await lead(personnel.card, of(school.otherGroup.student))).status).toBe(404)
})

test('a deputy changes neither an administrator nor a director, a director both', async ({ school }) => {
  for (const role of ['admin', 'director'] as const) {
    const { body } = await school.as('zavuch')(personnel.card, of(school.people[role]))
    expect(body.can, role).toMatchObject({ edit: false, resetPassword: false, remove: false, setRole: false })
  }
  const { body } = await school.as('director')(personnel.card, of(school.people.admin))
  expect(body.can).toMatchObject({ edit: true, resetPassword: true, remove: true, setRole: true })
})

test('nobody removes, resets or promotes themselves', async ({ school }) => {
  const { body } = await school.as('director')(personnel.card, of(school.people.director))
  expect(body.can).toMatchObject({
    edit: true,
    resetPassword: false,
    endSessions: false,
    remove: false,
    setRole: false,
  })
})

test('a card of another school, of a parent and of nobody is not found', async ({ school, otherSchool }) => {
  const ask = school.as('director')
  for (const userId of [otherSchool.people.student.userId, school.people.parent.userId, 1])
    expect((await ask(personnel.card, of({ userId }))).status).toBe(404)
})
