import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const draft = (school: School, more: object = {}) => ({
  parentId: school.group.id,
  inclusiveDescription: 'speech',
  timeSchemeUuid: school.scheme,
  ...more,
})

const added = async (school: School, more: object = {}, role: Role = 'zavuch') =>
  (await school.as(role)(trainingPrograms.create, { body: draft(school, more) })).body

const arrival = (groupId: number, contingentId: number, arrivalDate = '2026-11-02') => ({
  body: { groupId, contingentId, arrivalDate, arrivalOrder: '12-и' },
})
const retirement = (contingentId: number, retirementDate = '2026-11-18') => ({
  body: { contingentId, retirementDate, retirementOrder: '14-и' },
})
const studentsOf = async (school: School, groupId: number) =>
  (await school.as('zavuch')(trainingPrograms.students, { query: { groupId } })).body
const listed = async (school: School, role: Role = 'zavuch', query = {}) =>
  (await school.as(role)(trainingPrograms.list, { query })).body.rows

test('a class gets a program with what the class is, and the list tells it to everybody of the staff at once', async ({
  school,
}) => {
  const program = await added(school)

  expect(program).toMatchObject({
    parentId: school.group.id,
    group: { label: '7А' },
    parallel: 7,
    letter: 'А',
    eduLang: 'kz',
    personnelId: school.people['group-lead'].userId,
    inclusiveDescription: 'speech',
    timeScheme: 'I',
    students: 0,
  })
  expect(await listed(school)).toEqual([program])
  expect(school.house.facts).toContainEqual(expect.objectContaining({ data: { programId: program.id } }))
})

test('a program of one’s own is a text; without one, twice in a class, or of unknown bells it stays in the form', async ({
  school,
  otherSchool,
}) => {
  const told = async (more: object) => {
    const { status, body } = await school.as('zavuch')(
      trainingPrograms.create,
      { body: draft(school, more) },
      { language: 'en' },
    )
    return status === 200 ? 200 : Object.keys(body.errors ?? {})
  }
  expect(await told({ inclusiveDescription: ' Жеке жоспар ' })).toBe(200)
  expect((await listed(school)).map((one) => one.inclusiveDescription)).toEqual(['Жеке жоспар'])
  expect(await told({ inclusiveDescription: 'Жеке жоспар' })).toEqual(['inclusiveDescription'])
  expect(await told({ inclusiveDescription: ' ' })).toEqual(['inclusiveDescription'])
  expect(await told({ inclusiveDescription: 'self' })).toEqual(['inclusiveDescription'])
  expect(await told({ timeSchemeUuid: otherSchool.scheme })).toEqual(['timeSchemeUuid'])
})

test('a group lead keeps the programs of the led class alone', async ({ school }) => {
  const own = await added(school, {}, 'group-lead')
  const other = await added(school, { parentId: school.otherGroup.id })
  const lead = school.as('group-lead')

  expect((await listed(school, 'group-lead')).map(({ id }) => id)).toEqual([own.id])
  expect((await lead(trainingPrograms.byId, { query: { groupId: other.id } })).status).toBe(404)
  expect(
    (await lead(trainingPrograms.create, { body: draft(school, { parentId: school.otherGroup.id }) })).status,
  ).toBe(404)
  const stranger = school.otherGroup.student.userId
  expect((await lead(trainingPrograms.arrive, arrival(other.id, stranger))).status).toBe(404)
  await school.as('zavuch')(trainingPrograms.arrive, arrival(other.id, stranger))
  expect((await lead(trainingPrograms.retire, retirement(stranger))).status).toBe(404)
  expect((await lead(trainingPrograms.choices)).body.groups.map(({ label }) => label)).toEqual(['7А'])
})

test('a student comes by an order and leaves by an order, and stays in the list of the class', async ({ school }) => {
  const { id } = await added(school)
  const { userId } = school.people.student
  const zavuch = school.as('zavuch')
  const candidates = async () =>
    (await zavuch(trainingPrograms.candidates, { query: { groupId: id } })).body.map((one) => one.id)
  expect(await candidates()).toContain(userId)

  expect((await zavuch(trainingPrograms.arrive, arrival(id, userId))).status).toBe(200)
  expect(await candidates()).not.toContain(userId)
  expect(await studentsOf(school, id)).toMatchObject([
    { contingentId: userId, arrivalDate: '2026-11-02', arrivalOrder: '12-и', retirementDate: null, isHere: true },
  ])
  const { rows } = (await zavuch(contingent.list, { query: { groupId: school.group.id } })).body
  expect(rows.map((row) => row.id)).toContain(userId)

  expect((await zavuch(trainingPrograms.retire, retirement(userId))).status).toBe(200)
  expect(await studentsOf(school, id)).toMatchObject([
    { retirementDate: '2026-11-18', retirementOrder: '14-и', isHere: false },
  ])
  expect(await candidates()).toContain(userId)
  expect((await zavuch(trainingPrograms.retire, retirement(userId))).status).toBe(404)
})

test('nobody comes before the class, into a second program, or without date and order, or leaves before coming', async ({
  school,
}) => {
  const [{ id }, { id: second }] = [await added(school), await added(school, { inclusiveDescription: 'vision' })]
  const { userId } = school.people.student
  const zavuch = school.as('zavuch')
  const complained = async (asked: ReturnType<typeof arrival>) =>
    Object.keys((await zavuch(trainingPrograms.arrive, asked)).body.errors ?? {})

  expect(await complained(arrival(id, userId, '2026-08-31'))).toEqual(['contingentId'])
  expect(await complained(arrival(id, school.otherGroup.student.userId))).toEqual(['contingentId'])
  expect(await complained({ body: { ...arrival(id, userId).body, arrivalOrder: ' ' } })).toEqual(['arrivalOrder'])
  expect(await complained(arrival(id, userId))).toEqual([])
  expect(await complained(arrival(second, userId, '2026-11-10'))).toEqual(['contingentId'])
  const early = await zavuch(trainingPrograms.retire, retirement(userId, '2026-11-02'))
  expect(Object.keys(early.body.errors ?? {})).toEqual(['retirementDate'])
})

test('whoever moves to another class has left the program of the first, and may come into one of the second', async ({
  school,
}) => {
  const [{ id }, { id: there }] = [await added(school), await added(school, { parentId: school.otherGroup.id })]
  const { userId } = school.people.student
  const zavuch = school.as('zavuch')
  await zavuch(trainingPrograms.arrive, arrival(id, userId))
  await zavuch(contingent.remove, { params: { userId }, body: { order: '1' } })
  await zavuch(contingent.restore, { params: { userId }, body: { groupId: school.otherGroup.id, order: '2' } })

  expect(await studentsOf(school, id)).toMatchObject([{ retirementDate: '2026-11-18', isHere: false }])
  expect((await listed(school)).map(({ students }) => students)).toEqual([0, 0])
  expect((await zavuch(trainingPrograms.retire, retirement(userId))).status).toBe(404)
  expect((await zavuch(trainingPrograms.arrive, arrival(there, userId, '2026-11-18'))).status).toBe(200)
  expect(await studentsOf(school, id)).toMatchObject([{ retirementDate: '2026-11-18', isHere: false }])
})

test('a program with students is not put away; one without them goes to the archive and comes back', async ({
  school,
}) => {
  const { id } = await added(school)
  const { userId } = school.people.student
  const zavuch = school.as('zavuch')
  const body = { groupId: id }
  await zavuch(trainingPrograms.arrive, arrival(id, userId))
  expect((await zavuch(trainingPrograms.archive, { body })).body).toMatchObject({
    code: 'training-program.alive',
    data: { students: 1 },
  })

  await zavuch(trainingPrograms.retire, retirement(userId))
  expect((await zavuch(trainingPrograms.archive, { body })).status).toBe(200)
  expect(await listed(school)).toEqual([])
  expect(await listed(school, 'director', { archive: 'yes' })).toMatchObject([{ id, archivedOn: '2026-11-18' }])
  expect(await listed(school, 'director', { archive: 'yes', sort: '-group' })).toMatchObject([{ id }])
  expect((await zavuch(trainingPrograms.arrive, arrival(id, userId, '2026-11-18'))).status).toBe(403)

  const again = await added(school)
  expect((await zavuch(trainingPrograms.restore, { body })).body).toMatchObject({
    code: 'training-program.there-again',
  })
  await zavuch(trainingPrograms.archive, { body: { groupId: again.id } })
  expect((await zavuch(trainingPrograms.restore, { body })).status).toBe(200)
  expect((await listed(school)).map((one) => one.id)).toEqual([id])
})

test('programs are found and sorted by what they are called in the language of the caller', async ({ school }) => {
  await added(school)
  await added(school, { inclusiveDescription: 'autism' })
  const kinds = async (query: object) => {
    const { body } = await school.as('zavuch')(trainingPrograms.list, { query }, { language: 'ru' })
    return body.rows.map((row) => row.inclusiveDescription)
  }
  expect(await kinds({ search: 'нарушением РЕЧИ' })).toEqual(['speech'])
  expect(await kinds({ sort: 'program' })).toEqual(['speech', 'autism'])
  expect(await kinds({ sort: '-program' })).toEqual(['autism', 'speech'])
})

test('a class and a bell schedule that a program holds on to are not removed', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const { body: group } = await zavuch(groups.create, { body: { parallel: 3, letter: 'В', eduLang: 'kz' } })
  await school.db
    .updateTable('study_group')
    .set({ time_scheme_uuid: null })
    .where('school_id', '=', school.id)
    .execute()
  await added(school, { parentId: group.id })

  expect((await zavuch(groups.delete, { params: { groupId: group.id } })).body.code).toBe('group.used')
  const scheme = { body: { uuid: school.scheme } }
  expect((await zavuch(timeSchemes.delete, scheme)).body).toMatchObject({
    code: 'time-scheme.in-use',
    data: { groups: 1, names: '3В' },
  })
})
