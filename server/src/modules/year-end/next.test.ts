import { content } from '@qalam/contract/content/api.ts'
import { exams } from '@qalam/contract/exams/api.ts'
import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { carriedOut, classOf, draftOf, stateOf, summer } from './testing/acts.ts'

/** A program of 7А with a student in it. */
async function programWith(school: School, contingentId: number): Promise<number> {
  const as = school.as('zavuch')
  const body = { parentId: school.group.id, inclusiveDescription: 'autism', timeSchemeUuid: school.scheme }
  const { id } = (await as(trainingPrograms.create, { body })).body
  const arrival = { groupId: id, contingentId, arrivalDate: '2026-11-18', arrivalOrder: 'И-3' }
  expect((await as(trainingPrograms.arrive, { body: arrival })).status).toBe(200)
  return id
}

const quartersOf = async ({ db, id }: School, year: number) => {
  const rows = await db.selectFrom('school_quarter').select('quarter_id').where('school_id', '=', id).execute()
  return rows.filter(({ quarter_id }) => Math.floor(quarter_id / 10) === year).length
}

/** A work of the class whose window closes on a day of the summer. */
async function examUntil(school: School, closes: string): Promise<void> {
  const teacher = school.as('teacher')
  const params = { uuid: randomUUID() }
  const head = { title: 'Емтихан', subjectId: null, parallel: 7, language: 'kz' as const }
  await teacher(content.create, { body: { ...head, ...params, kind: 'test' } })
  const { body: draft } = await teacher(content.open, { params })
  const [page] = draft.pages
  const option = { uuid: randomUUID(), text: '4' }
  const about = { kind: 'exercise', purpose: '7.1.2.3', skill: 'knowledge', minutes: 5, uuid: randomUUID() } as const
  const exercise = {
    ...{ uuid: randomUUID(), type: 'single' as const, prompt: '2 + 2', points: 5 },
    ...{ options: [option, { uuid: randomUUID(), text: '5' }], key: { explanation: '', right: option.uuid } },
  }
  const settings = { ...draft.settings, maxScore: 5, rightsConfirmed: true }
  const frame = { version: draft.version, order: draft.pages.map(({ uuid }) => uuid), head, settings }
  await teacher(content.save, { params, body: { pages: [{ ...page!, modules: [{ ...about, exercise }] }], frame } })
  const version = randomUUID()
  await teacher(content.publish, { params, body: { uuid: version } })
  const uuid = randomUUID()
  const opensAt = now.toISOString()
  const closesAt = new Date(now.getTime() + 3_600_000).toISOString()
  const body = { uuid, versionUuid: version, opensAt, closesAt, minutes: 40, lateMinutes: 0 }
  const { status } = await teacher(exams.give, { params: { scheduleUuid: school.lessons.wednesdayAlgebra }, body })
  expect(status).toBe(200)
  await school.db
    .updateTable('sitting')
    .set({ closes_at: new Date(closes) })
    .where('school_id', '=', school.id)
    .where('uuid', '=', uuid)
    .execute()
}

test('a program of inclusive education goes on with its class and who studies by it, and comes back with the act', async ({
  school,
}) => {
  const [first, leaver] = [school.students[1]!.userId, school.students[2]!.userId]
  await programWith(school, first)
  const speech = { parentId: school.group.id, inclusiveDescription: 'speech', timeSchemeUuid: school.scheme }
  const { id: other } = (await school.as('zavuch')(trainingPrograms.create, { body: speech })).body
  const arrival = { groupId: other, contingentId: leaver, arrivalDate: '2026-11-18', arrivalOrder: 'И-4' }
  await school.as('zavuch')(trainingPrograms.arrive, { body: arrival })
  school.house.setClock(summer)
  const before = await stateOf(school)
  const draft = draftOf(school.group.id, { students: [{ userId: leaver, to: null }] })
  expect((await school.as('zavuch')(yearEnd.preview, { body: draft })).body).toMatchObject({
    programs: 2,
    inPrograms: 1,
  })
  const { uuid } = await carriedOut(school, draft)

  school.house.setClock(new Date('2027-09-03T05:00:00Z'))
  const { body } = await school.as('zavuch')(trainingPrograms.list)
  expect(
    body.rows.map(({ group, inclusiveDescription, students }) => [group.label, inclusiveDescription, students]),
  ).toEqual(
    expect.arrayContaining([
      ['8А', 'autism', 1],
      ['8А', 'speech', 0],
    ]),
  )
  const mine = body.rows.find(({ inclusiveDescription }) => inclusiveDescription === 'autism')!
  const stays = await school.as('zavuch')(trainingPrograms.students, { query: { groupId: mine.id } })
  expect(stays.body).toMatchObject([{ contingentId: first, arrivalDate: '2027-09-01', arrivalOrder: 'И-3' }])

  expect((await school.as('director')(yearEnd.undo, { body: { uuid } })).status).toBe(200)
  expect(await stateOf(school)).toEqual(before)
})

test('an act is not taken back when a student came into a program of the new class since', async ({ school }) => {
  await programWith(school, school.students[1]!.userId)
  school.house.setClock(summer)
  const { uuid } = await carriedOut(school, draftOf(school.group.id))
  school.house.setClock(new Date('2027-09-03T05:00:00Z'))
  const as = school.as('zavuch')
  const [program] = (await as(trainingPrograms.list)).body.rows
  const coming = { contingentId: school.students[2]!.userId, arrivalDate: '2027-09-02', arrivalOrder: 'И-9' }
  expect((await as(trainingPrograms.arrive, { body: { groupId: program!.id, ...coming } })).status).toBe(200)
  expect(await as(yearEnd.undo, { body: { uuid } })).toMatchObject({ status: 409, body: { code: 'year-end.changed' } })
})

test('the calendar that an act made goes with the last act of the year, and stays while something stands on it', async ({
  school,
}) => {
  school.house.setClock(summer)
  const other = (await school.as('zavuch')(yearEnd.read)).body.classes.find(
    ({ groupId }) => groupId !== school.group.id,
  )!
  const first = await carriedOut(school, draftOf(school.group.id))
  const second = await carriedOut(school, draftOf(other.groupId))
  expect(await quartersOf(school, 2027)).toBe(4)
  const undo = (uuid: string) => school.as('zavuch')(yearEnd.undo, { body: { uuid } })
  expect((await undo(first.uuid)).status).toBe(200)
  expect(await quartersOf(school, 2027)).toBe(4)
  expect((await undo(second.uuid)).status).toBe(200)
  expect(await quartersOf(school, 2027)).toBe(0)
})

test('a calendar of the next year that somebody has touched stays', async ({ school }) => {
  school.house.setClock(summer)
  const { uuid } = await carriedOut(school, draftOf(school.group.id))
  await school.db
    .updateTable('school_quarter')
    .set({ ends_on: '2028-05-31' })
    .where('school_id', '=', school.id)
    .where('quarter_id', '=', 20_274)
    .execute()
  expect((await school.as('zavuch')(yearEnd.undo, { body: { uuid } })).status).toBe(200)
  expect(await quartersOf(school, 2027)).toBe(4)
})

test('a class with exams to come does not graduate but waits for them, and graduates by the same act later', async ({
  school,
}) => {
  await examUntil(school, '2027-06-20T06:00:00Z')
  school.house.setClock(summer)
  const own = await classOf(school, '7А')
  expect(own).toMatchObject({ exams: { count: 1, lastOn: '2027-06-20' }, isWaiting: false })
  const draftFor = (act: 'graduate' | 'wait') => ({ year: 2026, classes: [{ groupId: own.groupId, act }] })
  const { body } = await school.as('zavuch')(yearEnd.preview, { body: draftFor('graduate') })
  expect(body.troubles).toEqual([{ what: 'exams', name: '7А', to: '2027-06-20' }])

  const carryOut = async (act: 'graduate' | 'wait') => {
    const { stamp } = (await school.as('zavuch')(yearEnd.preview, { body: draftFor(act) })).body
    return school.as('zavuch')(yearEnd.commit, { body: { ...draftFor(act), uuid: randomUUID(), stamp } })
  }
  expect((await carryOut('wait')).body).toMatchObject({ waiting: 1, left: 0, promoted: 0 })
  expect(await classOf(school, '7А')).toMatchObject({ isWaiting: true, act: 'wait', students: 6 })
  expect((await carryOut('wait')).body).toMatchObject({ code: 'year-end.nothing-to-do' })

  school.house.setClock(new Date('2027-06-21T05:00:00Z'))
  expect(await classOf(school, '7А')).toMatchObject({ isWaiting: true, exams: null })
  expect((await carryOut('graduate')).body).toMatchObject({ left: 6, waiting: 0 })
  expect(await classOf(school, '7А')).toMatchObject({ isWaiting: false, students: 0 })
})
