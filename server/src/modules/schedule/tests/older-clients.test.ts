import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** A body as it stands, sent to an address of the specification. */
async function send(school: School, method: 'POST' | 'PUT', url: string, payload: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${await school.tokenOf('teacher')}`, 'x-localization': 'ru' }
  const answer = await school.house.app.http.inject({ method, url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const addTo = (school: School, payload: Record<string, unknown>) =>
  send(school, 'POST', '/api/v2/os/frontoffice/schedule/ktp-lesson', payload)
const put = (school: School, path: string, payload: Record<string, unknown>) =>
  send(school, 'PUT', `/api/v2/os/frontoffice/schedule/${path}`, payload)

/** The fields of E-7.5-15, neither more nor fewer. */
const newLesson = (school: School) => ({
  entityKind: 'regular',
  groupId: school.group.id,
  subjectId: school.subjects.algebra,
  date: '23.11.2026',
  subgroupId: null,
  quarter: 2,
  cabinet_id: school.cabinets[0]!.id,
  theme: '',
  entityId: null,
  calendarPlanTemplateUuid: school.plans.algebra.themes[3]!,
})

/** The fields of N-28 with E-7.5-14's isForce, for Monday's algebra as it stands. */
const scheduleItem = (school: School) => ({
  date: '16.11.2026',
  quarter_id: 1,
  subject_id: school.subjects.algebra,
  group_id: school.group.id,
  time_start: '08:00',
  time_end: '08:45',
  teacher_id: school.people.teacher.userId,
  calendar_plan_lesson_uuid: school.plans.algebra.themes[0]!,
  cabinet_id: school.cabinets[0]!.id,
  week_day: 1,
  subgroup_id: null,
  isForce: 0,
})

/** The fields of N-29 for Monday's algebra. */
const binding = (school: School) => ({
  entityKind: 'regular',
  entityId: null,
  calendarPlanTemplateUuid: school.plans.algebra.themes[3]!,
  groupId: school.group.id,
  subjectId: school.subjects.algebra,
  date: '16.11.2026',
  subgroupId: null,
  quarter: 2,
  theme: '',
  cabinet_id: school.cabinets[0]!.id,
})

const cardOf = async (school: School, uuid: string) => {
  const { body } = await school.as('teacher')(schedule.week, { query: { date: '2026-11-16' } })
  return body.days.flatMap(({ lessons }) => lessons).find((lesson) => lesson.uuid === uuid)
}

test('a lesson is added by the body of E-7.5-15: the server makes the id and takes the first free bell', async ({
  school,
}) => {
  const { status, body } = await addTo(school, newLesson(school))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    date: '23.11.2026',
    theme: 'Тақырып 4',
    calendarPlanLessonUuid: expect.any(String),
  })
  expect(body.data.uuid).toMatch(/^[0-9a-f-]{36}$/)
  const lecture = { entityKind: 'lecture', theme: 'Шолу', calendarPlanTemplateUuid: null }
  const second = await addTo(school, { ...newLesson(school), ...lecture })
  expect([body.data.timeStart, second.body.data.timeStart]).toEqual(['08:00', '08:55'])
})

test('what an older client says besides must be so, and is refused under its field', async ({ school }) => {
  const about = async (other: Record<string, unknown>) =>
    Object.keys((await addTo(school, { ...newLesson(school), ...other })).body.errors ?? {})
  expect(await about({ quarter: 3 })).toEqual(['quarter'])
  expect(await about({ quarter: 20_263 })).toEqual(['quarter'])
  expect(await about({ entityId: 77 })).toEqual(['entityId'])
  expect(await about({ calendar_plan_lesson_uuid: school.plans.algebra.themes[4]! })).toEqual([
    'calendarPlanTemplateUuid',
  ])
  expect(await about({ timeStart: '09:00', time_start: '10:00', timeEnd: '10:45' })).toEqual(['time_start'])
  expect(await about({ time_start: '09:00' })).toEqual(['timeEnd'])
  expect(await about({ quarter: 20_262 })).toEqual([])
})

test('the template of a new work may be the plan itself, whose work is then typed', async ({ school }) => {
  const { body } = await addTo(school, {
    ...newLesson(school),
    entityKind: 'lecture',
    theme: 'Қайталау',
    calendarPlanTemplateUuid: school.plans.algebra.uuid,
  })
  expect(body.data).toMatchObject({ lessonType: 'lecture', theme: 'Қайталау' })
})

test('a lesson is moved by the body of N-28, without a version, in both spellings of its time', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  const moved = await put(school, uuid, { ...scheduleItem(school), date: '21.11.2026', week_day: 6 })
  expect(moved).toMatchObject({ status: 200, body: { data: { date: '21.11.2026', timeStart: '08:00' } } })

  const { time_start, time_end, ...rest } = scheduleItem(school)
  const back = await put(school, uuid, { ...rest, timeStart: time_start, timeEnd: time_end })
  expect(back).toMatchObject({ status: 200, body: { data: { date: '16.11.2026', timeEnd: '08:45' } } })
})

test.for([
  ['subject_id', 999],
  ['group_id', 999],
  ['teacher_id', 999],
  ['subgroup_id', 999],
  ['week_day', 2],
] as const)(
  'a change that says another %s is refused under it and moves nothing',
  async ([field, value], { school }) => {
    const uuid = school.lessons.mondayAlgebra
    const said = { ...scheduleItem(school), time_start: '10:50', time_end: '11:35', [field]: value }
    const refused = await put(school, uuid, said)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { [field]: ['Не согласуется с другими полями: проверьте их'] } },
    })
    expect(await cardOf(school, uuid)).toMatchObject({ timeStart: '08:00', version: 1 })
  },
)

test('a lesson is bound by the body of N-29 and answers as E-7.5-18 says', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  const { status, body } = await put(school, `bind-ktp-lesson/${uuid}`, binding(school))
  expect(status).toBe(200)
  const theme = school.plans.algebra.themes[3]!
  expect(body.data).toEqual({ entity_kind: 'regular', entity_id: null, calendar_plan_lesson_uuid: theme })
  expect(await cardOf(school, uuid)).toMatchObject({ theme: 'Тақырып 4' })
})

test.for([
  ['groupId', 999],
  ['subjectId', 999],
  ['subgroupId', 999],
  ['date', '17.11.2026'],
  ['quarter', 1],
  ['cabinet_id', null],
  ['entityId', 'x'],
] as const)('a binding that says another %s is refused under it', async ([field, value], { school }) => {
  const uuid = school.lessons.mondayAlgebra
  const refused = await put(school, `bind-ktp-lesson/${uuid}`, { ...binding(school), [field]: value })
  expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  expect(await cardOf(school, uuid)).toMatchObject({ version: 1 })
})

test('who names a version is still compared, and a lesson is taken out without one', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  expect((await put(school, uuid, { ...scheduleItem(school), version: 7 })).body.code).toBe('schedule.stale')
  const gone = await send(school, 'POST', '/api/v3/os/frontoffice/schedule/destroy', { uuid })
  expect(gone.status).toBe(200)
})

test('the dialog of the contingent adds and changes a lesson at its own addresses, and needs a subject', async ({
  school,
}) => {
  const root = '/api/v2/os/backoffice/schedule'
  const added = await send(school, 'POST', `${root}/list`, newLesson(school))
  expect(added).toMatchObject({ status: 200, body: { data: { date: '23.11.2026', timeStart: '08:00' } } })
  const without = await send(school, 'POST', `${root}/list`, { ...newLesson(school), subjectId: null })
  expect(Object.keys(without.body.errors ?? {})).toEqual(['subjectId'])
  const uuid = school.lessons.mondayAlgebra
  const moved = { ...scheduleItem(school), date: '21.11.2026', week_day: 6 }
  expect((await send(school, 'PUT', `${root}/updateItem/${uuid}`, moved)).body.data.date).toBe('21.11.2026')
})

test('a lesson is changed by the POST of E-7.5-03 that names it in its body', async ({ school }) => {
  const uuid = school.lessons.mondayAlgebra
  const body = { ...scheduleItem(school), date: '21.11.2026', week_day: 6, uuid }
  const moved = await send(school, 'POST', '/api/v3/os/backoffice/schedule/update', body)
  expect(moved).toMatchObject({ status: 200, body: { data: { uuid, date: '21.11.2026' } } })
})
