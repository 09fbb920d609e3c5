import { groups } from '@qalam/contract/groups/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { afterSecondQuarter, closeQuarter, everybody, give, sheetOf, storeAll } from '../testing/marks.ts'

async function closed(school: School): Promise<void> {
  await storeAll(school, everybody(school, 4))
  school.house.setClock(afterSecondQuarter)
  expect((await closeQuarter(school)).status).toBe(200)
}

const rename = async (school: School, index: number, surname: string) => {
  const { userId } = school.students[index]!
  await school.house.pool.query(
    'update person set surname = $1 from app_user u where u.id = $2 and person.id = u.person_id',
    [surname, userId],
  )
}

const namesOf = ({ rows }: { rows: { fullName: string }[] }) => rows.map(({ fullName }) => fullName)

test('a closed quarter keeps the names and the order that were signed, and says beside it how somebody is called now', async ({
  school,
}) => {
  await closed(school)
  const before = (await sheetOf(school)).body
  await rename(school, 0, 'Ящук')
  const { body } = await sheetOf(school)
  expect(namesOf(body)).toEqual(namesOf(before))
  const student = school.students[0]!.userId
  expect(body.rows.find(({ userId }) => userId === student)?.now).toMatchObject({
    fullName: expect.stringMatching(/^Ящук /),
    group: null,
  })
  expect(body.rows.filter(({ now }) => now !== null)).toHaveLength(1)
})

test('a pupil who was moved to another class after the closing stays in the signed sheet, with the class of today', async ({
  school,
}) => {
  await closed(school)
  const student = school.students[1]!.userId
  const body = { groupId: school.otherGroup.id, date: '2027-01-12', order: '7' }
  expect((await school.as('zavuch')(contingent.move, { params: { userId: student }, body })).status).toBe(200)
  const sheet = (await sheetOf(school)).body
  expect(sheet.rows).toHaveLength(6)
  expect(sheet.rows.find(({ userId }) => userId === student)).toMatchObject({
    until: null,
    mark: { score: 4 },
    now: { group: '7Ә', left: null, fullName: null },
  })
})

test('a pupil who left the school after the closing stays in the signed sheet, with the day', async ({ school }) => {
  await closed(school)
  const student = school.students[1]!.userId
  await school.house.pool.query(`update enrolment set until = '2027-01-12' where school_id = $1 and student_id = $2`, [
    school.id,
    student,
  ])
  const sheet = (await sheetOf(school)).body
  expect(sheet.rows.find(({ userId }) => userId === student)).toMatchObject({
    until: null,
    now: { left: '2027-01-12' },
  })
})

test('somebody who came into the class of a closed quarter afterwards stands beside what was signed', async ({
  school,
}) => {
  await closed(school)
  const stranger = school.otherGroup.student.userId
  await school.house.pool.query(`update enrolment set group_id = $3 where school_id = $1 and student_id = $2`, [
    school.id,
    stranger,
    school.group.id,
  ])
  const sheet = (await sheetOf(school)).body
  expect(sheet.rows.map(({ userId }) => userId)).not.toContain(stranger)
  expect(sheet.later.map(({ userId }) => userId)).toEqual([stranger])
})

const english = (school: School, half: 'englishFirst' | 'englishSecond') => ({ id: school.plans[half].uuid })

async function closeEnglish(school: School): Promise<void> {
  const halves = [
    ['teacher', 'englishFirst', [0, 1, 2]],
    [school.colleague, 'englishSecond', [3, 4, 5]],
  ] as const
  for (const [who, half] of halves) {
    const operations = halves.find(([, one]) => one === half)![2].map((index) => give(school, index, 4))
    const params = { ...english(school, half), period: 'q2' as const }
    expect((await school.as(who)(periodMarks.store, { params, body: { operations } })).status).toBe(200)
  }
  school.house.setClock(afterSecondQuarter)
  for (const [who, half] of halves) {
    const call = { params: english(school, half), body: { period: 'q2' as const } }
    expect((await school.as(who)(periodMarks.closeQuarter, call)).status).toBe(200)
  }
}

test('half-1: a pupil put into another half after the closing stays in the signed sheet of the first half', async ({
  school,
}) => {
  await closeEnglish(school)
  const student = school.students[0]!.userId
  const idsOf = (half: number[]) => half.map((index) => school.students[index]!.userId)
  const was = { first: idsOf([0, 1, 2]), second: idsOf([3, 4, 5]) }
  const params = { groupId: school.group.id, subjectId: school.subjects.english }
  const placed = await school.as('zavuch')(groups.place, {
    params,
    body: { first: idsOf([1, 2]), second: idsOf([0, 3, 4, 5]), was },
  })
  expect(placed.status).toBe(200)
  const one = await school.as('teacher')(periodMarks.sheet, {
    params: english(school, 'englishFirst'),
    query: { period: 'q2' },
  })
  expect(one.body.rows.map(({ userId }) => userId).toSorted()).toEqual(
    [0, 1, 2].map((index) => school.students[index]!.userId).toSorted(),
  )
  expect(one.body.rows.find(({ userId }) => userId === student)).toMatchObject({
    mark: { score: 4 },
    now: { subgroup: '2', group: null },
  })
  const two = await school.as(school.colleague)(periodMarks.sheet, {
    params: english(school, 'englishSecond'),
    query: { period: 'q2' },
  })
  expect(two.body.rows).toHaveLength(3)
})

test('the class and the teacher of a closed quarter are those that were signed, with what they are called now', async ({
  school,
}) => {
  await closed(school)
  await school.house.pool.query(`update study_group set letter = 'Я' where id = $1`, [school.group.id])
  await school.house.pool.query(`update calendar_plan set teacher_id = $1 where uuid = $2`, [
    school.colleague.userId,
    school.plans.algebra.uuid,
  ])
  const { body } = await school.as('zavuch')(periodMarks.sheet, {
    params: { id: school.plans.algebra.uuid },
    query: { period: 'q2' },
  })
  expect(body.group.label).toBe('7А')
  expect(body.teacher.id).toBe(school.people.teacher.userId)
  expect(body.now).toMatchObject({ group: '7Я', teacher: expect.stringMatching(/./), subgroup: null })
})

async function correct(school: School, index: number, score: number, baseVersion = 1): Promise<void> {
  const asked = await school.as('zavuch')(periodMarks.amend, {
    body: {
      ...{ uuid: randomUUID(), calendarPlanUuid: school.plans.algebra.uuid, period: 'q2' as const },
      ...{ studentId: school.students[index]!.userId, baseVersion, score, comment: 'words', reason: 'a slip' },
    },
  })
  expect(asked.status).toBe(200)
  const decided = { params: { id: asked.body.uuid }, body: { decision: 'approved' as const } }
  expect((await school.as('director')(periodMarks.decide, decided)).status).toBe(200)
}

const signedRows = async (school: School) => {
  const params = { id: school.plans.algebra.uuid, period: 'q2' as const }
  const { revisions } = (await school.as('director')(periodMarks.signed, { params })).body
  return revisions.map(({ snapshot }) => JSON.parse(snapshot).rows)
}

test('a correction changes one mark of what was signed and leaves all others, names too, as they were', async ({
  school,
}) => {
  await closed(school)
  await rename(school, 0, 'Ящук')
  await rename(school, 2, 'Ясенев')
  const moved = school.students[1]!.userId
  await school.house.pool.query(`update enrolment set until = '2026-11-02' where school_id = $1 and student_id = $2`, [
    school.id,
    moved,
  ])
  await correct(school, 0, 5)
  const [first, second] = await signedRows(school)
  const own = school.students[0]!.userId
  const but = (rows: { userId: number }[]) => rows.filter(({ userId }) => userId !== own)
  expect(but(second)).toEqual(but(first))
  const [was, is] = [first, second].map((rows) => rows.find(({ userId }: { userId: number }) => userId === own))
  expect(is).toMatchObject({ fullName: was.fullName, since: was.since, marks: [{ score: 5, version: 2 }] })
  expect((await sheetOf(school)).body.rows.map(({ userId }) => userId)).toContain(moved)
})

test('the year shows the signed marks of its closed quarters, whoever is in the class today', async ({ school }) => {
  await closed(school)
  const student = school.students[1]!.userId
  await school.house.pool.query(`delete from enrolment where school_id = $1 and student_id = $2`, [school.id, student])
  const params = { id: school.plans.algebra.uuid }
  const { body } = await school.as('teacher')(periodMarks.yearly, { params })
  expect(body.rows).toHaveLength(6)
  expect(body.rows.find(({ userId }) => userId === student)).toMatchObject({ marks: { q2: { score: 4 } } })
})

test('a snapshot of the first format is drawn from what it holds', async ({ school }) => {
  await closed(school)
  const { rows } = await school.house.pool.query<{ snapshot: string }>(
    `select snapshot from period_closing where school_id = $1`,
    [school.id],
  )
  const one = JSON.parse(rows[0]!.snapshot)
  const strip = ({ uuid: _, by: __, at: ___, ...mark }: Record<string, unknown>) => mark
  const old = {
    ...one,
    format: 1,
    rows: one.rows.map((row: { marks: Record<string, unknown>[] }) => ({ ...row, marks: row.marks.map(strip) })),
  }
  await school.house.pool.query(`alter table period_closing disable trigger period_closing_append_only`)
  await school.house.pool.query(`update period_closing set snapshot = $1 where school_id = $2`, [
    JSON.stringify(old),
    school.id,
  ])
  await rename(school, 0, 'Ящук')
  const { body } = await sheetOf(school)
  const row = body.rows.find(({ userId }) => userId === school.students[0]!.userId)
  expect(row).toMatchObject({ mark: { score: 4, version: 1, by: expect.stringMatching(/./) } })
  expect(row?.now?.fullName).toMatch(/^Ящук/)
})
