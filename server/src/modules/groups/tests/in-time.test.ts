import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { mark, pastOf, teach } from '../testing/past.ts'

const ids = (people: readonly { userId: number }[]) => people.map(({ userId }) => userId)
const splitNow = (school: School) => ({
  first: ids(school.students.slice(0, 3)),
  second: ids(school.students.slice(3)),
})
const english = (school: School) => ({ groupId: school.group.id, subjectId: school.subjects.english })
const pupil = (school: School) => ({ userId: school.people.student.userId })

/** The pupil of the tests goes from half 1 of English to half 2, or back. */
async function goOver(school: School, to: 1 | 2) {
  const { first, second } = splitNow(school)
  const over = { first: first.slice(1), second: [...second, first[0]!] }
  const [body, was] = to === 2 ? [over, { first, second }] : [{ first, second }, over]
  return school.as('zavuch')(groups.place, { params: english(school), body: { ...body, was } })
}

/** The times of the pupil in halves of English. */
const timesOf = (school: School) =>
  school.db
    .selectFrom('subgroup_member')
    .innerJoin('subgroup', (join) =>
      join.onRef('subgroup.school_id', '=', 'subgroup_member.school_id').onRef('subgroup.id', '=', 'subgroup_id'),
    )
    .select(['subgroup.number', 'since', 'until'])
    .where('subgroup_member.school_id', '=', school.id)
    .where('student_id', '=', pupil(school).userId)
    .orderBy('since')
    .execute()

async function taughtSchool(school: School) {
  const taught = await teach(school)
  await mark(school, taught)
  const before = await pastOf(school, taught)
  expect(before.history).toBe(200)
  expect(before.weeks.flat().filter(({ mark: given }) => given !== undefined)).toHaveLength(5)
  expect(before.missed).toMatchObject({ ill: 1 })
  expect(before.sheets.map((rows) => rows.length)).toEqual([3, 3, 3, 3, 3, 3])
  return { taught, before }
}

test('a pupil who goes over to the other half keeps every day that is over', async ({ school }) => {
  const { taught, before } = await taughtSchool(school)
  expect((await goOver(school, 2)).status).toBe(200)

  const after = await pastOf(school, taught)
  const [first1, first2, firstSheet, second1, second2, secondSheet] = after.sheets
  expect({ ...after, sheets: [] }).toEqual({ ...before, sheets: [] })
  expect([first1, first2, firstSheet]).toEqual(before.sheets.slice(0, 3))
  expect([second1, secondSheet]).toEqual([before.sheets[3], before.sheets[5]])
  const isNew = ({ userId }: { userId: number }) => userId === pupil(school).userId
  expect(second2!.filter((row) => !isNew(row))).toEqual(before.sheets[4])
  expect(second2!.find(isNew)).toMatchObject({ marks: {} })
  expect(await timesOf(school)).toEqual([
    { number: 1, since: '2026-09-01', until: '2026-11-18' },
    { number: 2, since: '2026-11-18', until: null },
  ])
})

test('the lesson of today is that of the new half, for the class, the lesson and the marks', async ({ school }) => {
  await goOver(school, 2)
  const listOf = async (lesson: string) =>
    (await school.as('zavuch')(journal.lesson, { params: { id: lesson } })).body.studentMarks.map(
      ({ userId }) => userId,
    )
  expect(await listOf(school.lessons.wednesdayEnglishFirst)).not.toContain(pupil(school).userId)
  expect(await listOf(school.lessons.wednesdayEnglishSecond)).toContain(pupil(school).userId)
})

test('a slip that is mended the same day leaves no trace in the halves', async ({ school }) => {
  await taughtSchool(school)
  await goOver(school, 2)
  expect((await goOver(school, 1)).status).toBe(200)
  expect(await timesOf(school)).toEqual([{ number: 1, since: '2026-09-01', until: null }])
})

test('a pupil who moves to another class keeps every day that is over, and comes back into the half of before', async ({
  school,
}) => {
  const { taught, before } = await taughtSchool(school)
  const move = (groupId: number) =>
    school.as('zavuch')(contingent.move, {
      params: pupil(school),
      body: { groupId, date: '2026-11-18', order: '1' },
    })
  expect((await move(school.otherGroup.id)).status).toBe(200)
  expect(await pastOf(school, taught)).toEqual(before)
  expect(await timesOf(school)).toEqual([{ number: 1, since: '2026-09-01', until: '2026-11-18' }])

  school.house.setClock(new Date('2026-11-25T04:10:00Z'))
  const body = { groupId: school.group.id, date: '2026-11-24', order: '2' }
  await school.as('zavuch')(contingent.move, { params: pupil(school), body })
  expect(await timesOf(school)).toEqual([
    { number: 1, since: '2026-09-01', until: '2026-11-18' },
    { number: 1, since: '2026-11-24', until: null },
  ])
})

test('a pupil who is archived and restored the same day has lost nothing', async ({ school }) => {
  const { taught, before } = await taughtSchool(school)
  const zavuch = school.as('zavuch')
  await zavuch(contingent.remove, { params: pupil(school), body: { order: '1' } })
  const archived = await pastOf(school, taught)
  expect(archived.sheets).toEqual(before.sheets)
  expect(archived.missed).toEqual(before.missed)

  await zavuch(contingent.restore, { params: pupil(school), body: { groupId: school.group.id, order: '2' } })
  expect(await pastOf(school, taught)).toEqual(before)
  expect(await timesOf(school)).toEqual([{ number: 1, since: '2026-09-01', until: null }])
})

test('a pupil who comes back from the archive after days is in the half of before from that day', async ({
  school,
}) => {
  const zavuch = school.as('zavuch')
  await zavuch(contingent.remove, { params: pupil(school), body: { order: '1', date: '2026-11-12' } })
  await zavuch(contingent.restore, { params: pupil(school), body: { groupId: school.group.id, order: '2' } })
  expect(await timesOf(school)).toEqual([
    { number: 1, since: '2026-09-01', until: '2026-11-12' },
    { number: 1, since: '2026-11-18', until: null },
  ])
})

test('a pupil whom another school takes keeps the half up to the day of leaving', async ({ school, otherSchool }) => {
  const { taught, before } = await taughtSchool(school)
  const order = { date: '2026-11-18', order: '5' }
  await school.as('zavuch')(contingent.letGo, { params: pupil(school), body: { schoolId: otherSchool.id, ...order } })
  const { incoming } = (await otherSchool.as('zavuch')(contingent.transfers)).body
  const body = { iin: school.people.student.iin, groupId: otherSchool.group.id, ...order }
  const taken = await otherSchool.as('zavuch')(contingent.take, { params: { transferId: incoming[0]!.id }, body })
  expect(taken).toMatchObject({ status: 200 })

  const after = await pastOf(school, taught)
  expect(after.sheets).toEqual(before.sheets)
  expect(after.missed).toEqual(before.missed)
  expect(await timesOf(school)).toEqual([{ number: 1, since: '2026-09-01', until: '2026-11-18' }])
})

test('a newcomer is in no half until placed, and then has the lessons of the half since the arrival', async ({
  school,
}) => {
  const taught = await teach(school)
  const newcomer = await school.newcomer('student')
  const stay = { school_id: school.id, group_id: school.group.id, student_id: newcomer.userId, since: '2026-11-04' }
  await school.db.insertInto('enrolment').values(stay).execute()
  const has = async (key: string) =>
    (await school.as('zavuch')(journal.lesson, { params: { id: taught.get(key)! } })).body.studentMarks.some(
      ({ userId }) => userId === newcomer.userId,
    )
  expect([await has('2026-11-09 1'), await has('2026-11-09 2')]).toEqual([false, false])

  const { first, second } = splitNow(school)
  const body = { first, second: [...second, newcomer.userId], was: { first, second } }
  await school.as('zavuch')(groups.place, { params: english(school), body })
  expect([await has('2026-11-03 2'), await has('2026-11-09 2'), await has('2026-11-09 1')]).toEqual([
    false,
    true,
    false,
  ])
})
