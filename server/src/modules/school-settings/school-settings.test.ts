import { type DaysDraft, schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const settings = async (school: School) => (await school.as('zavuch')(schoolSettings.read)).body
const change = (school: School, body: DaysDraft) => school.as('director')(schoolSettings.changeDays, { body })
const tried = (school: School, body: DaysDraft) => school.as('director')(schoolSettings.tryDays, { body })
const lessonsOn = async (school: School, day: string) =>
  (
    await school.db
      .selectFrom('lesson')
      .select('uuid')
      .where('school_id', '=', school.id)
      .where('on_date', '=', day)
      .execute()
  ).length

test('a deputy lets teachers edit students, and the history says who did it', async ({ school }) => {
  expect((await settings(school)).flags).toEqual({ editSchedule: true, groupLoadEdit: false, teacherEdit: false })

  await school.as('zavuch')(schoolSettings.setFlags, { body: { teacherEdit: true, editSchedule: true } })
  const { flags, acts } = await settings(school)
  expect(flags).toEqual({ editSchedule: true, groupLoadEdit: false, teacherEdit: true })
  expect(acts).toMatchObject([{ what: 'teacherEdit', isOn: true, by: school.people.zavuch.name }])
  expect(school.house.facts.filter(({ name }) => name === settingsChanged.name)).toHaveLength(1)
})

test('the older call switches the editing of the schedule, and a teacher edits it no more', async ({ school }) => {
  await school.as('director')(schoolSettings.setEditSchedule, { body: { editSchedule: false } })
  expect((await settings(school)).flags.editSchedule).toBe(false)
  expect((await settings(school)).acts).toMatchObject([{ what: 'editSchedule', isOn: false }])
})

test('a day off is tried without a trace, then its lessons go, and taken back they come again', async ({ school }) => {
  const off = { act: 'off', from: '2026-11-20', until: '2026-11-20', name: 'Мектеп мерекесі' } as const
  expect((await tried(school, off)).body).toMatchObject({ lessons: 1 })
  expect(await lessonsOn(school, '2026-11-20')).toBe(1)
  expect((await settings(school)).acts).toEqual([])

  expect((await change(school, off)).body).toMatchObject({ lessons: 1 })
  expect(await lessonsOn(school, '2026-11-20')).toBe(0)
  const { body } = await school.as('zavuch')(schoolSettings.days)
  expect(body.off).toContainEqual(expect.objectContaining({ startsOn: '2026-11-20', kind: 'own' }))
  expect((await settings(school)).acts).toMatchObject([{ what: 'off', from: '2026-11-20', until: '2026-11-20' }])

  expect((await change(school, off)).body).toMatchObject({ code: 'school-days.unchanged' })
  expect((await change(school, { act: 'remove', day: '2026-11-20' })).status).toBe(200)
  expect((await school.as('zavuch')(schoolSettings.days)).body.off).not.toContainEqual(
    expect.objectContaining({ startsOn: '2026-11-20' }),
  )
})

test('a day with marks is not made a day off, and nothing is written', async ({ school }) => {
  await school.db
    .updateTable('lesson')
    .set({ conducted_at: new Date('2026-11-16T03:45:00Z'), conducted_by: school.people.teacher.userId })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .execute()
  const refused = await change(school, { act: 'off', from: '2026-11-16', until: '2026-11-16', name: '' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'school-days.kept', data: { kept: 1 } } })
  expect((await settings(school)).acts).toEqual([])
})

test('days that end before they begin, days of no quarter and a Sunday without a timetable are refused', async ({
  school,
}) => {
  const upside = await change(school, { act: 'off', from: '2026-11-20', until: '2026-11-19', name: '' })
  expect(upside.body.errors).toHaveProperty('until')
  const summer = await change(school, { act: 'working', day: '2027-07-01', like: null, name: '' })
  expect(summer.body).toMatchObject({ code: 'school-days.outside' })
  const sunday = await change(school, { act: 'working', day: '2026-11-22', like: null, name: '' })
  expect(sunday.body).toMatchObject({ code: 'school-days.no-timetable' })
})

test('a deputy without a school sets nothing', async ({ school }) => {
  const ask = school.as(await school.newcomer('zavuch', { schoolId: null }))
  expect((await ask(schoolSettings.setFlags, { body: { teacherEdit: true } })).status).toBe(403)
  expect((await ask(schoolSettings.read)).status).toBe(403)
})

test('a day is worked that lies in two stretches of days off, and both keep their other days', async ({ school }) => {
  const off = (until: string) => ({ act: 'off', from: '2026-11-23', until, name: 'Карантин' }) as const
  await change(school, off('2026-11-28'))
  await change(school, { ...off('2026-11-26'), from: '2026-11-22' })
  await school.db
    .insertInto('holiday')
    .values({
      school_id: school.id,
      starts_on: '2026-11-23',
      ends_on: '2026-11-26',
      name: JSON.stringify({ kz: 'Аяз', ru: 'Мороз', en: 'Frost' }),
      kind: 'own',
    })
    .execute()

  expect((await change(school, { act: 'remove', day: '2026-11-26' })).status).toBe(200)
  const { body } = await school.as('zavuch')(schoolSettings.days)
  const own = body.off.filter(({ kind }) => kind === 'own').map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`)
  expect(own.sort()).toEqual(['2026-11-22 2026-11-25', '2026-11-23 2026-11-25', '2026-11-27 2026-11-28'])
})

test('two deputies change the same days at the same moment, and neither change breaks the other', async ({
  school,
}) => {
  const day = '2026-11-20'
  await change(school, { act: 'off', from: day, until: '2026-11-21', name: 'Карантин' })
  const acts: DaysDraft[] = [
    { act: 'remove', day },
    { act: 'working', day, like: null, name: 'Жұмыс күні' },
    { act: 'remove', day },
    { act: 'remove', day: '2026-11-21' },
  ]
  const answers = await Promise.all(acts.map((body) => change(school, body)))
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(0)
  const { body } = await school.as('zavuch')(schoolSettings.days)
  expect(body.off.filter(({ kind }) => kind === 'own')).toEqual([])
})
