import { groups } from '@qalam/contract/groups/api.ts'
import { room } from '@qalam/contract/kernel/event.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { isLeadOf, roomsOf } from './public.ts'

const labels = async (school: School, role: Role) =>
  (await school.as(role)(groups.shortList)).body.map(({ label }) => label)

/** A group 7Б that nobody of the school's teachers knows. */
async function addGroup(school: School, changes: Record<string, unknown> = {}) {
  const group = { school_id: school.id, academic_year: 2026, parallel: 7, letter: 'Б', edu_lang: 'ru' }
  const { id } = await school.db
    .insertInto('study_group')
    .values({ ...group, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('management chooses among all groups of the school, a teacher among the taught ones', async ({ school }) => {
  await addGroup(school)

  expect(await labels(school, 'zavuch')).toEqual(['7А', '7Б', '7Ә'])
  expect(await labels(school, 'teacher')).toEqual(['7А'])
})

test('a group lead has the group they lead and those they teach', async ({ school }) => {
  expect(await labels(school, 'group-lead')).toEqual(['7А'])
  await school.db
    .updateTable('calendar_plan')
    .set({ group_id: await addGroup(school), teacher_id: school.people['group-lead'].userId })
    .where('uuid', '=', school.plans.music.uuid)
    .execute()
  expect(await labels(school, 'group-lead')).toEqual(['7А', '7Б'])
})

test('who substitutes in a group has it too', async ({ school }) => {
  const substitute = await school.newcomer('teacher')
  expect((await school.as(substitute)(groups.shortList)).body).toEqual([])
  await school.db
    .updateTable('lesson')
    .set({ teacher_id: substitute.userId, substituted_id: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.fridayAlgebra)
    .execute()
  expect((await school.as(substitute)(groups.shortList)).body).toMatchObject([{ label: '7А' }])
})

test('a group of a direction is called by it', async ({ school }) => {
  await addGroup(school, { parallel: 11, faculty: 'emn' })
  const { body } = await school.as('director')(groups.shortList)
  expect(body[2]).toMatchObject({ label: '11Бemn', lang: 'ru', faculty: 'emn', parallel: 11 })
})

test('groups of another year come with their quarter, archived ones never', async ({ school }) => {
  await addGroup(school, { academic_year: 2025, parallel: 6 })
  await addGroup(school, { academic_year: 2025, parallel: 5, archived_at: new Date('2026-01-01') })

  const { body } = await school.as('director')(groups.shortList, {}, { quarter: 20254 })
  expect(body.map(({ label }) => label)).toEqual(['6Б'])
})

test('the groups of another school are not for anybody else', async ({ school, otherSchool }) => {
  const refused = await school.as('director')(groups.shortList, { query: { schoolId: otherSchool.id } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'access.denied' } })
})

for (const role of ['student', 'parent', 'region_worker'] as const)
  test(`a ${role} has no group list`, async ({ school }) => {
    expect((await school.as(role)(groups.shortList)).status).toBe(403)
  })

test('staff hear their school, a student what is of them and their group, a parent the children’s, an official nothing', async ({
  school,
}) => {
  const rooms = async (role: Role) => (await roomsOf(school.house.served, [school.people[role]]))[0]?.toSorted()
  const { student, parent } = school.people

  expect(await rooms('teacher')).toEqual([room.school(school.id), room.staff(school.id)])
  expect(await rooms('student')).toEqual([
    room.group(school.group.id),
    room.pupil(student.userId),
    room.school(school.id),
  ])
  expect(await rooms('parent')).toEqual(
    [
      room.group(school.group.id),
      room.pupil(student.userId),
      room.pupil(parent.userId),
      room.school(school.id),
    ].toSorted(),
  )
  expect(await rooms('region_worker')).toEqual([])
})

test('a lead leads the own group only', async ({ school, otherSchool }) => {
  const lead = school.people['group-lead']

  expect(await isLeadOf(school.db, lead, school.group.id)).toBe(true)
  expect(await isLeadOf(school.db, lead, school.otherGroup.id)).toBe(false)
  expect(await isLeadOf(school.db, { ...lead, schoolId: otherSchool.id }, school.group.id)).toBe(false)
})

test('a pupil who changes the class and a parent who is added hear what is theirs from then on', async ({ school }) => {
  const { student } = school.people
  const added = await school.newcomer('parent')
  const rooms = () => roomsOf(school.house.served, [student, added])
  expect(await rooms()).toMatchObject([
    expect.arrayContaining([room.group(school.group.id)]),
    [room.school(school.id), room.pupil(added.userId)],
  ])

  await sql`update enrolment set until = since where student_id = ${student.userId}`.execute(school.db)
  await sql`insert into enrolment (school_id, student_id, group_id, since)
    values (${school.id}, ${student.userId}, ${school.otherGroup.id}, date '2026-09-01')`.execute(school.db)
  await sql`insert into guardian (school_id, student_id, parent_id, place)
    values (${school.id}, ${student.userId}, ${added.userId}, 2)`.execute(school.db)
  for (const heard of await rooms()) {
    expect(heard).toEqual(expect.arrayContaining([room.group(school.otherGroup.id), room.pupil(student.userId)]))
    expect(heard).not.toContain(room.group(school.group.id))
  }
})
