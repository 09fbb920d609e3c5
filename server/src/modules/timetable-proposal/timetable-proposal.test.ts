import { jobs } from '@qalam/contract/jobs/api.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { usualWeights } from '@qalam/contract/timetable-proposal/rules.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { runnerOfJobs } from '../../jobs.ts'

const asked = { weights: usualWeights }

/** Lays a week to its end, as a process with jobs does. */
async function lay(school: School, more: object = {}): Promise<string> {
  const uuid = randomUUID()
  await school.as('zavuch')(timetableProposal.start, { body: { uuid, asked: { ...asked, ...more } } })
  const { db, files } = school.house
  const runner = await runnerOfJobs({
    secret: 'a secret of the tests, long enough',
    db,
    files,
    room: 1_000_000,
    clock: () => now,
    publish: () => undefined,
    complain: (error) => {
      throw error
    },
  })
  await runner.look()
  await runner.ended()
  return uuid
}

const one = (school: School, uuid: string) =>
  school
    .as('zavuch')(timetableProposal.one, { params: { uuid } })
    .then(({ body }) => body)

const ref = (school: School) =>
  school
    .as('zavuch')(officeSchedule.refWeek, { query: { groupId: school.group.id } })
    .then(({ body }) => body.slots)

const saved = (school: School, other: object) =>
  school.as('zavuch')(officeSchedule.saveSlot, {
    body: { groupId: school.group.id, weekDay: 1, number: 1, planUuid: school.plans.algebra.uuid, ...other },
  })

test('a week is laid from the load, put into the reference week and taken back', async ({ school }) => {
  await saved(school, { weekDay: 3, number: 4 })
  const before = await ref(school)
  const uuid = await lay(school)

  const week = await one(school, uuid)
  const hours = 3 * 4
  expect(week).toMatchObject({ lessons: hours, unplaced: 0, leftOut: [], moved: false, applied: false })
  expect(week.score.classWindows).toBe(0)
  expect(week.before.classWindows).toBe(3)
  expect(week.can).toEqual({ apply: true, undo: false, remove: true })

  const params = { uuid }
  const applied = await school.as('zavuch')(timetableProposal.apply, { params, body: { stamp: week.stamp } })
  expect(applied.body).toEqual({ lessons: hours })
  const placed = (all: { planUuid: string; weekDay: number; number: number }[]) =>
    all.map(({ planUuid, weekDay, number }) => `${weekDay} ${number} ${planUuid}`).toSorted()
  expect(placed(await ref(school))).toEqual(placed(week.slots))

  await school.as('zavuch')(timetableProposal.undo, { params })
  expect(placed(await ref(school))).toEqual(placed(before))
})

test('the halves of a class have English at the same time, and the same seed lays the same week', async ({
  school,
}) => {
  const first = await one(school, await lay(school, { seed: 5 }))
  const timesOf = ({ uuid }: { uuid: string }) =>
    first.slots.filter(({ planUuid }) => planUuid === uuid).map(({ weekDay, number }) => `${weekDay} ${number}`)
  expect(timesOf(school.plans.englishFirst)).toEqual(timesOf(school.plans.englishSecond))
  const second = await one(school, await lay(school, { seed: 5 }))
  expect(second.slots).toEqual(first.slots)
})

test('a class that stays as it is keeps its lessons', async ({ school }) => {
  await saved(school, { weekDay: 5, number: 4 })
  const { slots } = await one(school, await lay(school, { keptGroups: [school.group.id] }))
  expect(slots).toContainEqual({ planUuid: school.plans.algebra.uuid, weekDay: 5, number: 4, cabinetId: null })
})

test('a lesson that is locked stays in its place while the rest of its class is laid anew', async ({ school }) => {
  await saved(school, { weekDay: 5, number: 4 })
  await saved(school, { weekDay: 4, number: 4, planUuid: school.plans.music.uuid })
  const locked = { planUuid: school.plans.algebra.uuid, weekDay: 5, number: 4 }
  const put = (lessons: (typeof locked)[]) =>
    school.as('zavuch')(timetableProposal.lock, { body: { groupId: school.group.id, lessons } })
  expect((await put([{ ...locked, number: 3 }])).status).toBe(404)
  await put([locked])
  const { body } = await school.as('director')(timetableProposal.locks)
  expect(body.lessons).toMatchObject([{ ...locked, groupId: school.group.id }])

  const { slots, score } = await one(school, await lay(school))
  expect(slots).toContainEqual({ ...locked, cabinetId: null })
  expect(score.classWindows).toBeLessThanOrEqual(3)
  await put([])
  const free = await one(school, await lay(school))
  expect(free.slots).not.toContainEqual({ ...locked, cabinetId: null })
})

test('a subject that the school calls hard is not the last of a day where another can be', async ({ school }) => {
  const music = [1, 2, 3, 4, 5].map((weekDay) => ({ weekDay, number: 1, planUuid: school.plans.music.uuid }))
  for (const slot of music.slice(0, 2)) await saved(school, slot)
  for (const weekDay of [1, 2]) await saved(school, { weekDay, number: 2 })
  expect((await one(school, await lay(school))).before.hardLast).toBe(0)

  const { body } = await school.as('director')(timetableProposal.levels)
  const algebra = body.subjects.find(({ name }) => name.ru === 'Алгебра')
  expect(algebra).toMatchObject({ level: null })
  const set = (subjectId: number) =>
    school.as('zavuch')(timetableProposal.setLevels, { body: { levels: [{ subjectId, level: 'hard' }] } })
  await set(algebra!.id)
  const week = await one(school, await lay(school))
  expect(week.before.hardLast).toBe(2)
  expect(week.score.hardLast).toBe(0)
  expect((await set(999_999)).status).toBe(404)
})

test('a lesson keeps the room of the reference week; any free room is given when it is asked for', async ({
  school,
}) => {
  const cabinetId = school.cabinets[1]!.id
  await saved(school, { cabinetId })
  const kept = await one(school, await lay(school))
  const roomsOf = (week: typeof kept, plan: string) =>
    new Set(week.slots.filter(({ planUuid }) => planUuid === plan).map((slot) => slot.cabinetId))
  expect(roomsOf(kept, school.plans.algebra.uuid)).toEqual(new Set([cabinetId]))
  expect(roomsOf(kept, school.plans.music.uuid)).toEqual(new Set([null]))
  const any = await one(school, await lay(school, { rooms: 'any' }))
  expect(any.slots.every((slot) => slot.cabinetId !== null)).toBe(true)
})

test('what does not fit into the week is named before, and comes with its reason after', async ({ school }) => {
  await sql`update calendar_plan set hours_per_week = 20 where school_id = ${school.id}
    and uuid = ${school.plans.algebra.uuid}`.execute(school.db)
  const { body } = await school.as('director')(timetableProposal.check)
  expect(body.can).toEqual({ start: true })
  expect(body.findings).toContainEqual({
    code: 'class-hours',
    who: { id: school.group.id, label: '7А' },
    need: 26,
    have: 20,
  })
  expect(body.findings.map(({ code }) => code)).toContain('no-plans')

  const { leftOut } = await one(school, await lay(school))
  expect(leftOut.length).toBeGreaterThan(0)
  expect(leftOut[0]).toMatchObject({ code: 'class-hours', need: 26, have: 20 })
})

test('a proposal that was looked at with another week or another load is not applied', async ({ school }) => {
  const uuid = await lay(school)
  const { stamp } = await one(school, uuid)
  const put = () => school.as('zavuch')(timetableProposal.apply, { params: { uuid }, body: { stamp } })
  await saved(school, { weekDay: 2, number: 2 })
  expect((await put()).body).toMatchObject({ code: 'timetable-proposal.moved' })

  await sql`update calendar_plan set hours_per_week = 1 where school_id = ${school.id}
    and uuid = ${school.plans.music.uuid}`.execute(school.db)
  expect(await one(school, uuid)).toMatchObject({ moved: true, can: { apply: false } })
})

test('what somebody changed after the week was applied is not taken back', async ({ school }) => {
  const uuid = await lay(school)
  const { stamp } = await one(school, uuid)
  await school.as('zavuch')(timetableProposal.apply, { params: { uuid }, body: { stamp } })
  const again = await school.as('zavuch')(timetableProposal.apply, { params: { uuid }, body: { stamp } })
  expect(again.body).toMatchObject({ code: 'timetable-proposal.applied' })
  expect((await school.as('zavuch')(timetableProposal.remove, { params: { uuid } })).status).toBe(409)

  const [slot] = await ref(school)
  await school.as('zavuch')(officeSchedule.dropSlot, { body: { id: slot!.id } })
  const undone = await school.as('zavuch')(timetableProposal.undo, { params: { uuid } })
  expect(undone.body).toMatchObject({ code: 'timetable-proposal.moved' })
})

test('another school neither sees nor applies it, and the list shows who laid it', async ({ school, otherSchool }) => {
  const uuid = await lay(school)
  expect((await otherSchool.as('director')(timetableProposal.one, { params: { uuid } })).status).toBe(404)
  const { body } = await school.as('director')(timetableProposal.list)
  expect(body.proposals).toMatchObject([{ uuid, lessons: 12, unplaced: 0, applied: false }])
  const { body: mine } = await school.as('zavuch')(jobs.mine)
  expect(mine.jobs[0]).toMatchObject({ uuid, state: 'done', link: `/backoffice/timetable-proposal/${uuid}` })

  await school.as('director')(timetableProposal.remove, { params: { uuid } })
  expect((await school.as('director')(timetableProposal.list)).body.proposals).toEqual([])
})

test('no lesson is laid when its teacher is not there, and too little time is the reason', async ({ school }) => {
  const teacher = school.people.teacher.userId
  const away = async (weekDay: number) => {
    const body = {
      uuid: randomUUID(),
      kind: 'teacher' as const,
      id: teacher,
      weekDay,
      timeStart: '00:00',
      timeEnd: '23:00',
    }
    await school.as('zavuch')(timetableProposal.close, { body })
    return body.uuid
  }
  await away(1)
  await away(2)
  const own = [school.plans.algebra.uuid, school.plans.englishFirst.uuid]
  const daysOf = ({ slots }: Awaited<ReturnType<typeof one>>) =>
    new Set(slots.filter(({ planUuid }) => own.includes(planUuid)).map(({ weekDay }) => weekDay))
  const week = await one(school, await lay(school))
  expect(week.unplaced).toBe(0)
  expect([...daysOf(week)].filter((day) => day < 3)).toEqual([])

  await away(3)
  const fourth = await away(4)
  const tight = await one(school, await lay(school))
  expect(tight.leftOut).toContainEqual(expect.objectContaining({ code: 'teacher-availability', need: 6, have: 4 }))

  await school.as('zavuch')(timetableProposal.open, { params: { uuid: fourth } })
  expect(await one(school, tight.uuid)).toMatchObject({ moved: true })
  expect((await school.as('zavuch')(timetableProposal.closed)).body.closed).toHaveLength(3)
})

test('an end before its start is refused under its field, a person of another school is not found', async ({
  school,
  otherSchool,
}) => {
  const body = { uuid: randomUUID(), kind: 'teacher' as const, id: school.people.teacher.userId, weekDay: 1 }
  const wrong = await school.as('zavuch')(timetableProposal.close, {
    body: { ...body, timeStart: '12:00', timeEnd: '09:00' },
  })
  expect(wrong.status).toBe(422)
  const theirs = await otherSchool.as('zavuch')(timetableProposal.close, {
    body: { ...body, timeStart: '09:00', timeEnd: '12:00' },
  })
  expect(theirs.status).toBe(404)
})
