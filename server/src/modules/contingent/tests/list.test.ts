import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { now, type School, test } from '#platform/testing/school.ts'

const idsOf = async (school: School, who: Parameters<School['as']>[0], query: object = {}) => {
  const { body } = await school.as(who)(contingent.list, { query })
  return body.rows.map(({ id }) => id).toSorted((a, b) => a - b)
}
const sorted = (...people: { userId: number }[]) => people.map(({ userId }) => userId).toSorted((a, b) => a - b)

test('the deputy sees all students of the school with their groups, the group lead those of the led group', async ({
  school,
}) => {
  const everybody = sorted(...school.students, school.otherGroup.student)
  expect(await idsOf(school, 'zavuch')).toEqual(everybody)
  expect(await idsOf(school, 'group-lead')).toEqual(sorted(...school.students))

  const { body } = await school.as('zavuch')(contingent.list, { query: { search: school.people.student.iin } })
  expect(body).toMatchObject({ total: 1, can: { create: true, manage: true } })
  expect(body.rows[0]).toMatchObject({
    id: school.people.student.userId,
    name: school.people.student.name,
    group: { id: school.group.id, label: '7А' },
    login: school.people.student.login,
    iin: school.people.student.iin,
    parents: 1,
    can: { edit: true },
  })
})

test('a teacher sees the students of the taught groups without IIN and login, and does not find them by these', async ({
  school,
}) => {
  const { body } = await school.as('teacher')(contingent.list)
  expect(body.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(sorted(...school.students))
  expect(body.rows[0]).toMatchObject({ iin: null, login: null, can: { edit: false } })
  expect(await idsOf(school, 'teacher', { search: school.people.student.iin })).toEqual([])
})

test('a group lead and a teacher may change students where the school says so', async ({ school }) => {
  const mayEdit = async (who: 'group-lead' | 'teacher') =>
    (await school.as(who)(contingent.list)).body.rows.every(({ can }) => can.edit)
  expect([await mayEdit('group-lead'), await mayEdit('teacher')]).toEqual([false, false])

  await school.db.updateTable('school').set({ group_load_edit: true }).where('id', '=', school.id).execute()
  expect([await mayEdit('group-lead'), await mayEdit('teacher')]).toEqual([true, false])
  await school.db.updateTable('school').set({ teacher_edit: true }).where('id', '=', school.id).execute()
  expect([await mayEdit('group-lead'), await mayEdit('teacher')]).toEqual([true, true])
})

test('the list is narrowed by group, grade, sex, language, parents and statistics', async ({ school }) => {
  const { student } = school.people
  const stranger = school.otherGroup.student
  const girl = school.students[1]!
  await school.db.updateTable('person').set({ sex: 'w' }).where('id', '=', girl.personId).execute()
  await school.db
    .updateTable('app_user')
    .set({ is_in_statistic: false })
    .where('school_id', '=', school.id)
    .where('id', '=', stranger.userId)
    .execute()
  await school.db
    .updateTable('study_group')
    .set({ edu_lang: 'ru' })
    .where('school_id', '=', school.id)
    .where('id', '=', school.otherGroup.id)
    .execute()
  const asked = (query: object) => idsOf(school, 'director', query)

  expect(await asked({ groupId: school.otherGroup.id })).toEqual(sorted(stranger))
  expect(await asked({ parallel: 8 })).toEqual([])
  expect(await asked({ sex: 'w' })).toEqual(sorted(girl))
  expect(await asked({ lang: 'ru' })).toEqual(sorted(stranger))
  expect(await asked({ withParents: 'yes' })).toEqual(sorted(student))
  expect(await asked({ inStatistic: 'no' })).toEqual(sorted(stranger))
})

test('whose login ten failures locked is among those who cannot sign in', async ({ school }) => {
  const { userId, login } = school.students[2]!
  for (let at = 0; at < 10; at++) await school.asNobody(auth.login, { body: { login, password: 'oops' } })

  expect(await idsOf(school, 'zavuch', { blocked: 'yes' })).toEqual([userId])
  expect(await idsOf(school, 'zavuch', { blocked: 'no' })).toHaveLength(6)
})

test('a student who left stands in the archive with the last group', async ({ school }) => {
  const { userId } = school.students[3]!
  const gone = { school_id: school.id, id: userId }
  await school.db
    .updateTable('app_user')
    .set({ archived_at: now })
    .where('school_id', '=', gone.school_id)
    .where('id', '=', gone.id)
    .execute()
  await school.db
    .updateTable('enrolment')
    .set({ until: '2026-11-10' })
    .where('school_id', '=', gone.school_id)
    .where('student_id', '=', gone.id)
    .execute()

  expect(await idsOf(school, 'zavuch')).not.toContain(userId)
  const { body } = await school.as('zavuch')(contingent.list, { query: { archive: 'yes' } })
  expect(body.rows).toMatchObject([{ id: userId, group: { label: '7А' }, can: { edit: false } }])
})

test('the students are ordered by class, by name and turned around, and taken as a file', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const groups = async (sort: 'group' | '-group') =>
    (await zavuch(contingent.list, { query: { sort, limit: 1 } })).body.rows[0]?.group?.label
  expect([await groups('group'), await groups('-group')]).toEqual(['7А', '7Ә'])

  const { raw } = await zavuch(contingent.file, {
    query: { hide: 'iin,login,sex,bornDate,parents', groupId: school.otherGroup.id },
  })
  const taken = await read(raw)
  expect('sheets' in taken && taken.sheets[0]?.rows).toEqual([
    ['Аты-жөні', 'Сынып'],
    [school.otherGroup.student.name, '7Ә'],
  ])
})

test('a student and a region’s official see no list of students', async ({ school }) => {
  for (const role of ['student', 'region_worker', 'parent'] as const)
    expect((await school.as(role)(contingent.list)).status).toBe(403)
})

test('a page of students costs at most four statements, whatever narrows it', async ({ school }) => {
  const narrowed = [
    {},
    { search: 'а', sort: '-bornDate' },
    { sex: 'w', withParents: 'yes', blocked: 'no' },
    { parallel: 7, lang: 'kz', inStatistic: 'yes' },
    { archive: 'yes' },
  ]
  // The session is looked up once and remembered.
  await idsOf(school, 'zavuch')
  for (const query of narrowed) {
    school.house.counted()
    await idsOf(school, 'zavuch', query)
    const asked = school.house.counted()
    expect(asked.length, asked.join('; ')).toBeLessThanOrEqual(4)
  }
})

test('a student is found with Russian letters for Kazakh ones, words in any order, wide spaces and Latin twins', async ({
  school,
}) => {
  const { personId } = school.people.student
  const named = { surname: 'Сейітов', firstname: 'Ұлан', patronymic: 'Қайратұлы' }
  await school.db.updateTable('person').set(named).where('id', '=', personId).execute()
  const found = async (search: string) =>
    (await school.as('zavuch')(contingent.list, { query: { search } })).body.rows.map(({ name }) => name)

  for (const typed of ['Сейитов', 'улан сейитов', 'Ұлан  Сейітов', 'КАЙРАТУЛЫ', 'Ceйiтoв', 'сейітов ұл'])
    expect(await found(typed)).toEqual(['Сейітов Ұлан Қайратұлы'])
  for (const typed of ['Улан Сынаков', '%', 'Сей_тов']) expect(await found(typed)).toEqual([])
})
