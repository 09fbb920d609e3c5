import { auth } from '@qalam/contract/auth/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const day = '2026-11-16'
const cardOf = async (school: School, userId: number) =>
  (await school.as('zavuch')(personnel.card, { params: { userId } })).body
const lists = async (school: School) => (await school.as('zavuch')(contingent.transfers)).body

/** The student of the tests is let go to the other school. */
async function letGo(from: School, to: School, date = day) {
  const params = { userId: from.people.student.userId }
  return from.as('zavuch')(contingent.letGo, { params, body: { schoolId: to.id, date, order: '5-к' } })
}
const taking = (school: School, from: School, more: object = {}) => ({
  iin: from.people.student.iin,
  groupId: school.group.id,
  date: '2026-11-17',
  order: '9-о',
  ...more,
})

test('a student moves to another class from a day on, by an order', async ({ school }) => {
  const params = { userId: school.people.student.userId }
  const body = { groupId: school.otherGroup.id, date: day, order: '21-а' }
  expect((await school.as('zavuch')(contingent.move, { params, body })).status).toBe(200)

  expect((await cardOf(school, params.userId)).stays).toMatchObject([
    { group: { label: '7Ә' }, since: day, until: null, arrivalOrder: '21-а' },
    { group: { label: '7А' }, since: '2026-09-01', until: day, departureOrder: '21-а' },
  ])
})

test('nobody moves before the present stay began, or into the class where they are', async ({ school }) => {
  const params = { userId: school.people.student.userId }
  const told = async (more: object) => {
    const body = { groupId: school.otherGroup.id, date: day, order: '', ...more }
    return Object.keys((await school.as('zavuch')(contingent.move, { params, body })).body.errors ?? {})
  }
  expect(await told({ date: '2026-08-31' })).toEqual(['date'])
  expect(await told({ groupId: school.group.id })).toEqual(['groupId'])
})

test('a student leaves the school on a day that is over', async ({ school }) => {
  const params = { userId: school.people.student.userId }
  const zavuch = school.as('zavuch')
  const early = await zavuch(contingent.remove, { params, body: { order: '7-к', date: '2026-08-01' } })
  expect(Object.keys(early.body.errors ?? {})).toEqual(['date'])
  await zavuch(contingent.remove, { params, body: { order: '7-к', date: '2026-11-10' } })
  expect((await cardOf(school, params.userId)).stays).toMatchObject([{ until: '2026-11-10', departureOrder: '7-к' }])
})

test('a student who is let go stays until the other school takes them, and both schools see the way', async ({
  school,
  otherSchool,
}) => {
  expect((await letGo(school, otherSchool)).status).toBe(200)

  expect(await cardOf(school, school.people.student.userId)).toMatchObject({
    isArchived: false,
    group: { label: '7А' },
  })
  expect((await lists(school)).outgoing).toMatchObject([
    { name: school.people.student.name, group: '7А', state: 'open' },
  ])
  expect((await lists(otherSchool)).incoming).toMatchObject([
    { studentId: null, name: school.people.student.name, leavesOn: day, order: '5-к', hasIin: true },
  ])
  expect((await letGo(school, otherSchool)).body).toMatchObject({ code: 'transfer.open' })
})

test('the new school takes a student by IIN with account and parents; the old one keeps history and marks', async ({
  school,
  otherSchool,
}) => {
  const { student, parent } = school.people
  await letGo(school, otherSchool)
  const { id } = (await lists(otherSchool)).incoming[0]!
  const params = { transferId: id }
  const taken = await otherSchool.as('zavuch')(contingent.take, { params, body: taking(otherSchool, school) })

  expect(taken.status).toBe(200)
  const { userId } = taken.body
  expect(await cardOf(otherSchool, userId)).toMatchObject({
    surname: (await cardOf(school, student.userId)).surname,
    group: { label: '7А' },
    stays: [{ since: '2026-11-17', until: null, arrivalOrder: '9-о' }],
    otherSchools: [{ way: 'from', on: '2026-11-17', order: '5-к' }],
    parents: [{ id: parent.userId }],
    can: { editPerson: true },
  })
  expect(await cardOf(school, student.userId)).toMatchObject({
    isArchived: true,
    stays: [{ until: day, departureOrder: '5-к' }],
    otherSchools: [{ way: 'to', on: day }],
  })
  const { body: week } = await school.as('teacher')(journal.quarter, { params: { id: school.plans.algebra.uuid } })
  expect(JSON.stringify(week)).toContain(student.name.split(' ')[0])
  expect((await school.as('student')(auth.userInfo)).status).toBe(401)
  expect(await lists(school)).toMatchObject({ outgoing: [{ state: 'taken', studentId: student.userId }] })
  const again = await otherSchool.as('zavuch')(contingent.take, { params, body: taking(otherSchool, school) })
  expect(again.status).toBe(404)
})

test('a student comes back to the first school, into the place that was left', async ({ school, otherSchool }) => {
  await letGo(school, otherSchool)
  const [transfer] = (await lists(otherSchool)).incoming
  const body = taking(otherSchool, school)
  const { body: there } = await otherSchool.as('zavuch')(contingent.take, {
    params: { transferId: transfer!.id },
    body,
  })
  await otherSchool.as('zavuch')(contingent.letGo, {
    params: there,
    body: { schoolId: school.id, date: '2026-11-18', order: '1' },
  })
  const [back] = (await lists(school)).incoming
  const home = taking(school, school, { date: '2026-11-18', groupId: school.otherGroup.id })
  const { body: here } = await school.as('zavuch')(contingent.take, { params: { transferId: back!.id }, body: home })

  expect(here.userId).toBe(school.people.student.userId)
  expect(await cardOf(school, here.userId)).toMatchObject({ isArchived: false, group: { label: '7Ә' } })
})

test('another IIN, a day before the order or a day to come take nobody', async ({ school, otherSchool }) => {
  await letGo(school, otherSchool)
  const { id } = (await lists(otherSchool)).incoming[0]!
  const told = async (more: object) => {
    const body = taking(otherSchool, school, more)
    const { body: refused } = await otherSchool.as('zavuch')(contingent.take, { params: { transferId: id }, body })
    return Object.keys(refused.errors ?? {})
  }
  expect(await told({ iin: otherSchool.people.student.iin })).toEqual(['iin'])
  expect(await told({ iin: '' })).toEqual(['iin'])
  expect(await told({ date: '2026-11-15' })).toEqual(['date'])
  expect(await cardOf(school, school.people.student.userId)).toMatchObject({ isArchived: false })
})

test('the old school withdraws, the new one declines, and the student may be let go again', async ({
  school,
  otherSchool,
}) => {
  await letGo(school, otherSchool)
  const open = async () => ({ params: { transferId: (await lists(school)).outgoing[0]!.id } })
  expect((await otherSchool.as('zavuch')(contingent.withdraw, await open())).status).toBe(404)
  expect((await school.as('zavuch')(contingent.withdraw, await open())).status).toBe(200)
  expect((await otherSchool.as('zavuch')(contingent.decline, await open())).status).toBe(404)

  await letGo(school, otherSchool)
  expect((await school.as('zavuch')(contingent.decline, await open())).status).toBe(404)
  expect((await otherSchool.as('zavuch')(contingent.decline, await open())).status).toBe(200)
  expect((await lists(school)).outgoing.map(({ state }) => state).toSorted()).toEqual(['declined', 'withdrawn'])
  expect(await cardOf(school, school.people.student.userId)).toMatchObject({ isArchived: false })
})

test('a school is found by its name, the own one is not among them', async ({ school, otherSchool }) => {
  const { body: info } = await otherSchool.as('zavuch')(auth.userInfo)
  const name = JSON.stringify(info).match(/№\d+ мектеп/)?.[0] ?? ''
  const { body } = await school.as('zavuch')(contingent.otherSchools, { query: { search: name } })
  expect(body.map(({ id }) => id)).toContain(otherSchool.id)
  const mine = await school.as('zavuch')(contingent.otherSchools, { query: {} })
  expect(mine.body.map(({ id }) => id)).not.toContain(school.id)
})
