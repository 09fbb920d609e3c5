import { groups } from '@qalam/contract/groups/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const idsOf = (people: readonly { userId: number }[]) => people.map(({ userId }) => userId)
const english = (school: School) => ({ groupId: school.group.id, subjectId: school.subjects.english })
const now = (school: School) => ({ first: idsOf(school.students.slice(0, 3)), second: idsOf(school.students.slice(3)) })
const names = ['Айгерім тобы', 'Болат тобы'] as [string, string]

/** Who is in which half for English, as the deputy sees it. */
async function seen(school: School) {
  const { pupils } = (await school.as('zavuch')(groups.split, { params: english(school) })).body
  const half = (number: 1 | 2 | null) => pupils.filter((pupil) => pupil.half === number).map(({ id }) => id)
  return { first: half(1).toSorted(byId), second: half(2).toSorted(byId), nowhere: half(null) }
}
const byId = (a: number, b: number) => a - b

test('the page of a class tells who teaches what to whom', async ({ school }) => {
  const { body } = await school.as('group-lead')(groups.plans, { params: { groupId: school.group.id } })

  expect(body).toHaveLength(4)
  expect(body.find(({ uuid }) => uuid === school.plans.englishSecond.uuid)).toMatchObject({
    subject: { id: school.subjects.english },
    subgroup: { number: 2 },
    hours: 3,
  })
})

test('the subjects of halves come with their teachers and counts, and who is in none', async ({ school }) => {
  await school.db.deleteFrom('subgroup_member').where('student_id', '=', school.students[5]!.userId).execute()
  const { body } = await school.as('zavuch')(groups.subgroups, { params: { groupId: school.group.id } })

  expect(body.subjects).toMatchObject([
    {
      subject: { id: school.subjects.english },
      subgroups: [
        { number: 1, students: 3 },
        { number: 2, students: 2 },
      ],
      unplaced: 1,
    },
  ])
  expect(body.subjects[0]!.subgroups.every(({ teacher }) => teacher !== null)).toBe(true)
  expect(body.choices.slice(0, 2).map(({ isPlanned }) => isPlanned)).toEqual([true, true])
})

test('a class is halved for a subject by the alphabet, and everybody is in one half', async ({ school }) => {
  const body = { subjectId: school.subjects.music, names, way: 'alphabet' } as const
  await school.as('group-lead')(groups.halve, { params: { groupId: school.group.id }, body })

  const params = { groupId: school.group.id, subjectId: school.subjects.music }
  const { pupils, subgroups } = (await school.as('group-lead')(groups.split, { params })).body
  expect(subgroups).toMatchObject([
    { name: names[0], students: 3, teacher: null },
    { name: names[1], students: 3 },
  ])
  expect(pupils.map(({ half }) => half)).toEqual([1, 1, 1, 2, 2, 2])

  const again = await school.as('zavuch')(groups.halve, { params: { groupId: school.group.id }, body })
  expect(Object.keys(again.body.errors ?? {})).toEqual(['subjectId'])
})

test('halving as last year finds the halves of the class of a year ago', async ({ school }) => {
  const { id: lastClass } = await school.db
    .insertInto('study_group')
    .values({ school_id: school.id, academic_year: 2025, parallel: 6, letter: 'А', edu_lang: 'kz' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const half = { school_id: school.id, group_id: lastClass, subject_id: school.subjects.music, number: 2 }
  const { id } = await school.db.insertInto('subgroup').values(half).returning('id').executeTakeFirstOrThrow()
  const days = { since: '2025-09-01', until: '2026-08-31' }
  const { number: _, ...place } = half
  const member = { ...place, subgroup_id: id, student_id: school.students[0]!.userId, ...days }
  await school.db.insertInto('subgroup_member').values(member).execute()

  const body = { subjectId: school.subjects.music, names, way: 'last-year' } as const
  await school.as('zavuch')(groups.halve, { params: { groupId: school.group.id }, body })
  const params = { groupId: school.group.id, subjectId: school.subjects.music }
  const { pupils } = (await school.as('zavuch')(groups.split, { params })).body
  const lastOf = (at: number) => pupils.find((pupil) => pupil.id === school.students[at]!.userId)
  expect(lastOf(0)).toMatchObject({ lastHalf: 2, half: 2 })
  expect(lastOf(1)).toMatchObject({ lastHalf: null })
  expect(pupils.every((pupil) => pupil.half !== null)).toBe(true)
})

test('a pupil goes over to the other half, and who came to the class is placed', async ({ school }) => {
  const newcomer = await school.newcomer('student')
  const stay = { school_id: school.id, group_id: school.group.id, since: '2026-11-10' }
  await school.db
    .insertInto('enrolment')
    .values({ ...stay, student_id: newcomer.userId })
    .execute()
  expect((await seen(school)).nowhere).toEqual([newcomer.userId])

  const { first, second } = now(school)
  const body = { first: first.slice(1), second: [...second, first[0]!, newcomer.userId], was: now(school) }
  const placed = await school.as('group-lead')(groups.place, { params: english(school), body })
  expect(placed.status).toBe(200)
  expect(await seen(school)).toEqual({
    first: body.first.toSorted(byId),
    second: body.second.toSorted(byId),
    nowhere: [],
  })
})

test('a split that leaves somebody out, takes somebody twice or takes a stranger is refused whole', async ({
  school,
}) => {
  const { first, second } = now(school)
  const tried = [
    { first: first.slice(1), second },
    { first, second: [...second, first[0]!] },
    { first, second: [...second, school.otherGroup.student.userId] },
  ]
  for (const split of tried) {
    const refused = await school.as('zavuch')(groups.place, {
      params: english(school),
      body: { ...split, was: now(school) },
    })
    expect(refused).toMatchObject({ status: 422, body: { code: 'subgroup.not-whole' } })
  }
  expect(await seen(school)).toMatchObject(now(school))
})

test('halves that somebody else has changed meanwhile are not overwritten', async ({ school }) => {
  const { first, second } = now(school)
  const swapped = { first: second, second: first }
  await school.as('zavuch')(groups.place, { params: english(school), body: { ...swapped, was: now(school) } })

  const late = await school.as('group-lead')(groups.place, {
    params: english(school),
    body: { first: [...first, ...second], second: [], was: now(school) },
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'subgroup.stale' } })
})

test('who has left the class keeps the half of the lessons that were attended', async ({ school }) => {
  const left = school.students[0]!.userId
  await school.db.updateTable('enrolment').set({ until: '2026-11-18' }).where('student_id', '=', left).execute()
  const { first, second } = now(school)
  const was = { first: first.slice(1), second }
  await school.as('zavuch')(groups.place, { params: english(school), body: { first: second, second: was.first, was } })

  const kept = await school.db.selectFrom('subgroup_member').selectAll().where('student_id', '=', left).execute()
  expect(kept.map(({ subgroup_id }) => subgroup_id)).toEqual([school.halves.first])
})

test('halves are not dissolved while plans and lessons are theirs, and the refusal names the teachers', async ({
  school,
}) => {
  const ask = { params: { groupId: school.group.id }, query: { subjectId: school.subjects.english } }
  const refused = await school.as('zavuch')(groups.dissolve, ask)
  expect(refused.body).toMatchObject({ code: 'subgroup.in-use', data: { plans: 2, lessons: 2, slots: 0 } })
  expect((refused.body as { data?: { teachers: string } }).data?.teachers).toMatch(/, /)

  const body = { subjectId: school.subjects.music, names, way: 'sex' } as const
  await school.as('zavuch')(groups.halve, { params: ask.params, body })
  const music = { ...ask, query: { subjectId: school.subjects.music } }
  expect((await school.as('zavuch')(groups.dissolve, music)).status).toBe(200)
  expect((await school.as('zavuch')(groups.dissolve, music)).status).toBe(404)
})

test('the lead halves the own class, not another, and a teacher none', async ({ school }) => {
  const body = { subjectId: school.subjects.music, names, way: 'sex' } as const
  const other = { params: { groupId: school.otherGroup.id }, body }
  expect((await school.as('group-lead')(groups.halve, other)).status).toBe(404)
  expect((await school.as('teacher')(groups.halve, { params: { groupId: school.group.id }, body })).status).toBe(403)
})

test('a class of the archive is not halved any more', async ({ school }) => {
  await school.db
    .updateTable('study_group')
    .set({ archived_at: new Date() })
    .where('id', '=', school.group.id)
    .execute()
  const body = { subjectId: school.subjects.music, names, way: 'sex' } as const
  const refused = await school.as('zavuch')(groups.halve, { params: { groupId: school.group.id }, body })
  expect(refused.status).toBe(403)
})
