import { contingent } from '@qalam/contract/contingent/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { scored } from '../../period-marks/testing/moved.ts'

// Today is Wednesday, 18 November 2026; the next Monday is the 23rd.
const monday = '2026-11-23'
const pupil = (school: School) => school.people.student.userId
const zavuch = (school: School) => school.as('zavuch')
const draft = (school: School, more: object = {}) => ({
  ...{ groupId: school.otherGroup.id, date: monday, order: '21-а' },
  ...more,
})
const move = (school: School, more: object = {}) =>
  zavuch(school)(contingent.move, { params: { userId: pupil(school) }, body: draft(school, more) })
const preview = (school: School, more: object = {}) =>
  zavuch(school)(contingent.movePreview, { params: { userId: pupil(school) }, body: draft(school, more) })
const coming = async (school: School) => (await zavuch(school)(contingent.coming)).body
const classesOf = async (school: School) => {
  const { body } = await zavuch(school)(personnel.card, { params: { userId: pupil(school) } })
  return body.stays.map(({ group, since, until }) => [group.label, since, until])
}
const halvesOf = async (school: School) => {
  const params = { groupId: school.group.id, subjectId: school.subjects.english }
  const { times } = (await zavuch(school)(groups.split, { params })).body
  return times.filter(({ studentId }) => studentId === pupil(school)).map(({ since, until }) => [since, until])
}
const onDay = (school: School, day: string) => school.house.setClock(new Date(`${day}T04:10:00Z`))
const complaints = (answer: { status: number; body: { errors?: Record<string, string[]> } }) => [
  answer.status,
  ...Object.values(answer.body.errors ?? {}).flat(),
]

test('a pupil who moves next Monday is in the class of today until then, and stands in the list of what is to come', async ({
  school,
}) => {
  expect((await move(school)).status).toBe(200)
  expect(await coming(school)).toMatchObject([
    { userId: pupil(school), from: '7А', group: { label: '7Ә' }, since: monday, order: '21-а' },
  ])
  const inClass = async (groupId: number) =>
    (await zavuch(school)(contingent.list, { query: { groupId } })).body.rows.map(({ id }) => id)
  expect(await inClass(school.group.id)).toContain(pupil(school))
  expect(await inClass(school.otherGroup.id)).not.toContain(pupil(school))
  expect((await scored(school, pupil(school), { wednesdayAlgebra: 9 })).status).toBe(200)

  const { body: card } = await zavuch(school)(personnel.card, { params: { userId: pupil(school) } })
  const { student } = (await school.as('student')(diary.attestation)).body
  const { student: ofWorks } = (await school.as('student')(diary.works)).body
  expect([card.group, student.group, ofWorks.group].map((group) => group?.label)).toEqual(['7А', '7А', '7А'])

  onDay(school, monday)
  expect(await inClass(school.otherGroup.id)).toContain(pupil(school))
  expect(await coming(school)).toEqual([])
  const { body } = await school.as('student')(diary.week, { query: { date: '18.11.2026' } })
  expect(body.days.flatMap(({ lessons }) => lessons).filter(({ mark }) => mark?.score === 9)).toHaveLength(1)
})

test('what is to come is taken back: the class and the half go on as if nothing had been set', async ({ school }) => {
  const before = [await classesOf(school), await halvesOf(school)]
  await move(school)
  expect(await halvesOf(school)).toEqual([['2026-09-01', monday]])
  const [set] = await coming(school)
  expect((await zavuch(school)(contingent.takeBack, { params: { stayId: set!.id } })).status).toBe(200)
  expect([await classesOf(school), await halvesOf(school)]).toEqual(before)
  expect((await zavuch(school)(contingent.takeBack, { params: { stayId: set!.id } })).status).toBe(404)
})

test('what is to come gets another day until it is there; from its day on it is a fact', async ({ school }) => {
  await move(school)
  const [set] = await coming(school)
  const change = (stayId: number, more: object) =>
    zavuch(school)(contingent.changeComing, { params: { stayId }, body: draft(school, more) })
  expect(complaints(await change(set!.id, { groupId: school.group.id }))[0]).toBe(422)
  expect((await coming(school))[0]?.since).toBe(monday)
  expect((await change(set!.id, { date: '2026-12-01' })).status).toBe(200)
  expect(await classesOf(school)).toEqual([
    ['7Ә', '2026-12-01', null],
    ['7А', '2026-09-01', '2026-12-01'],
  ])
  const [again] = await coming(school)
  onDay(school, '2026-12-01')
  expect((await change(again!.id, { date: '2026-12-08' })).status).toBe(404)
})

test('a second move is not written over the first one, neither by a move nor in the card', async ({ school }) => {
  await move(school)
  const told = 'Оқушының 23.11.2026 күнгі ауысуы белгіленген: алдымен соны өзгертіңіз немесе қайтарып алыңыз'
  expect(complaints(await move(school, { date: '2026-11-18' }))).toEqual([422, told])
  const { body: card } = await zavuch(school)(personnel.card, { params: { userId: pupil(school) } })
  const { surname, firstname, lastname, version } = card
  const body = { surname, firstname, lastname, sex: 'm' as const, bornDate: '2098-01-01', notResident: true, version }
  const saved = await zavuch(school)(contingent.update, {
    params: { userId: pupil(school) },
    body: { ...body, groupId: school.otherGroup.id, order: '' },
  })
  expect(complaints(saved)).toEqual([422, told])
  expect(await coming(school)).toHaveLength(1)
})

test('an arrival of next Monday has a place and no class until then; taken back, the pupil goes to the archive', async ({
  school,
}) => {
  const body = { surname: 'Tester', firstname: 'Anna', sex: 'w' as const, bornDate: '2014-05-01', notResident: true }
  const arrive = (since: string) =>
    zavuch(school)(contingent.create, { body: { ...body, groupId: school.group.id, since } })
  expect(complaints(await arrive('2013-09-01'))).toEqual([422, 'Бұл күні оқушы әлі туған жоқ'])
  const { userId } = (await arrive(monday)).body
  expect(await coming(school)).toMatchObject([{ userId, from: null, group: { label: '7А' }, since: monday }])
  const grid = async () =>
    (await school.as('teacher')(journal.lesson, { params: { id: school.lessons.wednesdayAlgebra } })).body.studentMarks
  expect((await grid()).some((one) => one.userId === userId)).toBe(false)

  const stayId = (await coming(school))[0]!.id
  const change = await zavuch(school)(contingent.changeComing, {
    params: { stayId },
    body: draft(school, { date: '2026-11-20' }),
  })
  expect(change.status).toBe(200)
  expect(await coming(school)).toMatchObject([{ userId, group: { label: '7Ә' }, since: '2026-11-20' }])
  expect((await zavuch(school)(contingent.takeBack, { params: { stayId } })).status).toBe(200)
  const archived = (await zavuch(school)(contingent.list, { query: { archive: 'yes' } })).body.rows
  expect(archived.map(({ id }) => id)).toEqual([userId])
})

test('a day beyond the next year, outside the year of the class or behind a closed quarter is refused in words', async ({
  school,
}) => {
  expect(complaints(await move(school, { date: '2028-08-01' }))[1]).toBe(
    'Келесі оқу жылының соңынан кеш болмауы керек: 31.07.2028',
  )
  expect(complaints(await move(school, { date: '2027-09-01' }))[1]).toBe(
    'Бұл сыныптың оқу жылы: 01.08.2026 – 31.07.2027',
  )
  await school.db
    .updateTable('calendar_plan')
    .set({ closed_quarters: [1] })
    .where('uuid', '=', school.plans.algebra.uuid)
    .execute()
  const told = '26.10.2026 күнінен ерте болмайды: одан бұрынғы кезең жабылған'
  expect(complaints(await move(school, { date: '2026-10-25' }))).toEqual([422, told])
  const remove = (date: string) =>
    zavuch(school)(contingent.remove, { params: { userId: pupil(school) }, body: { order: '', date } })
  expect(complaints(await remove('2026-10-01'))).toEqual([422, told])
  expect((await move(school, { date: '2026-10-26' })).status).toBe(200)
})

test('a move that is dated back is previewed with what goes out of sight, and nothing is stored by looking', async ({
  school,
}) => {
  await scored(school, pupil(school), { mondayAlgebra: 9 })
  const seen = await preview(school, { date: '2026-11-16' })
  expect(seen.body).toEqual({
    loses: { lessons: 4, marks: 1, signs: 0 },
    gets: { lessons: 0, marks: 0, signs: 0 },
  })
  expect(await classesOf(school)).toEqual([['7А', '2026-09-01', null]])
  expect((await preview(school)).body.loses.lessons).toBe(0)
})
