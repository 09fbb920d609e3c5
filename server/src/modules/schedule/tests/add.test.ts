import { content } from '@qalam/contract/content/api.ts'
import { ktp } from '@qalam/contract/ktp/api.ts'
import type { LessonDraft } from '@qalam/contract/schedule/drafts.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { scheduleChanged } from '@qalam/contract/schedule/events.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** A free place: Monday of the next week, first bell, the fourth theme of algebra. */
const draftFor = (school: School, other: Partial<LessonDraft> = {}) => ({
  uuid: randomUUID(),
  entityKind: 'regular' as const,
  groupId: school.group.id,
  subjectId: school.subjects.algebra,
  date: '23.11.2026',
  timeStart: '08:00',
  timeEnd: '08:45',
  cabinet_id: school.cabinets[0]!.id,
  calendar_plan_lesson_uuid: school.plans.algebra.themes[3]!,
  ...other,
})

const typed = { calendar_plan_lesson_uuid: null }

test('in a closed quarter no lesson of the plan is added', async ({ school }) => {
  const close = (quarters: number[]) =>
    school.db
      .updateTable('calendar_plan')
      .set({ closed_quarters: quarters })
      .where('uuid', '=', school.plans.algebra.uuid)
      .execute()
  await close([2])
  const refused = await school.as('director')(schedule.add, { body: draftFor(school) })
  expect(refused).toMatchObject({ status: 422, body: { code: 'schedule.period-closed' } })
  await close([1])
  expect((await school.as('director')(schedule.add, { body: draftFor(school) })).status).toBe(200)
})

test('a teacher adds a lesson, the group and the staff hear of it', async ({ school }) => {
  const body = draftFor(school)
  const added = await school.as('teacher')(schedule.add, { body })

  expect(added.status).toBe(200)
  expect(added.body).toMatchObject({
    uuid: body.uuid,
    date: '2026-11-23',
    theme: 'Тақырып 4',
    forced: null,
    version: 1,
  })
  const told = school.house.facts.find(({ data }) => data['lessonUuid'] === body.uuid)
  expect(told).toMatchObject({
    name: scheduleChanged.name,
    schoolId: school.id,
    data: { groupId: school.group.id, dates: ['2026-11-23'] },
  })
})

/** A work that somebody saved: out of 25 points. */
async function saved(school: School, role: 'teacher' | 'group-lead', kind: 'sor' | 'lecture' = 'sor') {
  const uuid = randomUUID()
  const body = {
    uuid,
    kind,
    title: 'Квадрат теңдеулер',
    subjectId: school.subjects.algebra,
    parallel: 7,
    language: 'kz' as const,
  }
  await school.as(role)(content.create, { body })
  await school.db
    .updateTable('content')
    .set({ settings: JSON.stringify({ maxScore: 25 }) })
    .where('school_id', '=', school.id)
    .where('uuid', '=', uuid)
    .execute()
  return uuid
}

test('a work that was saved before is put into the schedule: title and maximum are its own (S-ADDLESSON-3)', async ({
  school,
}) => {
  const entityId = await saved(school, 'teacher')
  const body = { ...draftFor(school, typed), entityKind: 'sor' as const, entityId }
  const added = await school.as('teacher')(schedule.add, { body })

  expect(added.body).toMatchObject({ lessonType: 'sor', theme: 'Квадрат теңдеулер' })
  const card = { group_id: school.group.id, subject_id: school.subjects.algebra }
  const { body: plan } = await school.as('teacher')(ktp.lessonsByCard, { query: card })
  expect(plan.lessons.find(({ scheduleUuid }) => scheduleUuid === body.uuid)).toMatchObject({ entityKind: 'sor' })
  const themes = school.db
    .selectFrom('plan_lesson')
    .select(['max_score', 'entity_id'])
    .where('school_id', '=', school.id)
  expect(await themes.where('entity_id', '=', entityId).execute()).toEqual([{ max_score: 25, entity_id: entityId }])
})

test('a saved work of somebody else, of another kind or of no form is refused under its field', async ({ school }) => {
  const refusal = async (entityId: string) => {
    const body = { ...draftFor(school, typed), entityKind: 'sor' as const, entityId }
    const { status, body: answer } = await school.as('teacher')(schedule.add, { body })
    return [status, Object.keys(answer.errors ?? {})]
  }
  expect(await refusal(await saved(school, 'group-lead'))).toEqual([422, ['entityId']])
  expect(await refusal(await saved(school, 'teacher', 'lecture'))).toEqual([422, ['entityId']])
  expect(await refusal('77')).toEqual([422, ['entityId']])
})

test('a lesson is bound to a saved lecture, and says so (E-7.5-18)', async ({ school }) => {
  const entityId = await saved(school, 'teacher', 'lecture')
  const bound = await school.as('teacher')(schedule.bind, {
    params: { scheduleUuid: school.lessons.mondayAlgebra },
    body: { version: 1, entityKind: 'lecture', entityId },
  })
  expect(bound.body).toMatchObject({ entity_kind: 'lecture', entity_id: entityId })
})

test('a repeat changes nothing, another lesson under the same id is refused', async ({ school }) => {
  const teacher = school.as('teacher')
  const body = draftFor(school)
  const [first, again] = [await teacher(schedule.add, { body }), await teacher(schedule.add, { body })]
  expect(again.body).toEqual(first.body)

  const other = await teacher(schedule.add, { body: { ...body, timeStart: '10:50', timeEnd: '11:35' } })
  expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
})

test('only those who may edit add: the own plans, the own group, the management', async ({ school, otherSchool }) => {
  const body = draftFor(school)
  expect((await school.as(school.colleague)(schedule.add, { body })).status).toBe(403)
  expect((await school.as('student')(schedule.add, { body })).status).toBe(403)
  expect((await school.as('teacher')(schedule.add, { body: draftFor(otherSchool) })).status).toBe(404)
  expect((await school.as('group-lead')(schedule.add, { body })).status).toBe(200)

  await school.db.updateTable('school').set({ edit_schedule: false }).where('id', '=', school.id).execute()
  const late = draftFor(school, {
    timeStart: '10:50',
    timeEnd: '11:35',
    entityKind: 'lecture',
    theme: 'Қайталау',
    ...typed,
  })
  expect((await school.as('teacher')(schedule.add, { body: late })).status).toBe(403)
  expect((await school.as('admin')(schedule.add, { body: late })).status).toBe(200)
})

test('no lesson on a holiday, outside the quarters, or on a Sunday of a teacher', async ({ school }) => {
  const teacher = school.as('teacher')
  const on = async (date: string) => (await teacher(schedule.add, { body: draftFor(school, { date }) })).body

  expect(await on('16.12.2026')).toMatchObject({
    code: 'schedule.holiday',
    data: { date: '16.12.2026', name: 'Тәуелсіздік күні' },
    message: '16.12.2026: Тәуелсіздік күні. Бұл күні сабақ болмайды',
  })
  expect(await on('28.10.2026')).toMatchObject({ code: 'schedule.outside-quarters' })
  expect(await on('15.07.2027')).toMatchObject({ code: 'schedule.outside-quarters' })
  expect(await on('29.11.2026')).toMatchObject({ code: 'schedule.sunday' })
})

test('complaints stand under their fields', async ({ school, otherSchool }) => {
  const teacher = school.as('teacher')
  const about = async (other: Partial<LessonDraft>) =>
    Object.keys((await teacher(schedule.add, { body: draftFor(school, other) })).body.errors ?? {})

  expect(await about({ timeStart: '09:00', timeEnd: '09:00' })).toEqual(['timeEnd'])
  expect(await about({ cabinet_id: otherSchool.cabinets[0]!.id })).toEqual(['cabinet_id'])
  expect(await about({ calendar_plan_lesson_uuid: school.plans.music.themes[0]! })).toEqual([
    'calendar_plan_lesson_uuid',
  ])
  expect(await about({ entityKind: 'sor' })).toEqual(['calendar_plan_lesson_uuid'])
  expect(await about(typed)).toEqual(['calendar_plan_lesson_uuid'])
  expect(await about({ entityKind: 'sor', ...typed })).toEqual(['theme'])
  expect(await about({ entityKind: 'sor', theme: 'Бөлім 2', ...typed })).toEqual(['maxScore'])
})

test('a theme holds one lesson, a subject without a plan none', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const taken = draftFor(school, { calendar_plan_lesson_uuid: school.plans.algebra.themes[0]! })
  expect((await zavuch(schedule.add, { body: taken })).body.code).toBe('schedule.theme-taken')
  const planless = draftFor(school, { groupId: school.otherGroup.id })
  expect((await zavuch(schedule.add, { body: planless })).body.code).toBe('schedule.plan-missing')
})

test('a subject that is taught in halves asks for the half (V-CONTLESSON-1)', async ({ school }) => {
  const body = { ...draftFor(school, { subjectId: school.subjects.english }), ...typed }
  const refused = await school.as('zavuch')(schedule.add, { body })
  expect(refused).toMatchObject({ status: 422, body: { errors: { subgroupId: expect.anything() } } })
})

test('a soch names itself by the quarter in the language of the plan, and no half-year plan has one', async ({
  school,
}) => {
  const soch = { entityKind: 'soch' as const, maxScore: 30, ...typed }
  const added = await school.as('teacher')(schedule.add, { body: draftFor(school, soch) })
  expect(added.body).toMatchObject({ lessonType: 'soch', theme: '2-тоқсан бойынша жиынтық бағалау', maxScore: 30 })

  const music = draftFor(school, { ...soch, subjectId: school.subjects.music, timeStart: '10:50', timeEnd: '11:35' })
  const refused = await school.as('director')(schedule.add, { body: music })
  expect(refused.body.errors).toHaveProperty('entityKind')
})

test('two works typed at once get two places in the plan', async ({ school }) => {
  const teacher = school.as('teacher')
  const lecture = { entityKind: 'lecture' as const, theme: 'Шолу', ...typed }
  const added = await Promise.all(
    ['24.11.2026', '25.11.2026', '26.11.2026'].map((date) =>
      teacher(schedule.add, { body: draftFor(school, { ...lecture, date }) }),
    ),
  )
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a fourth sor of a quarter is stored with a warning', async ({ school }) => {
  const teacher = school.as('teacher')
  const add = (date: string) =>
    teacher(schedule.add, {
      body: draftFor(school, { date, entityKind: 'sor', theme: 'Бөлім', maxScore: 15, ...typed }),
    })

  expect((await add('23.11.2026')).warning).toBeUndefined()
  expect((await add('24.11.2026')).warning).toBeUndefined()
  expect(await add('25.11.2026')).toMatchObject({
    status: 200,
    warning: 'Бұл тоқсандағы БЖБ саны: 4. Ереже бойынша ең көбі 3',
  })
})

test('a soch on the last day of the quarter, and beside a sor, is stored with a warning', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const soch = { entityKind: 'soch' as const, maxScore: 30, ...typed }
  const last = await zavuch(schedule.add, { body: draftFor(school, { ...soch, date: '27.12.2026' }) })
  expect(last).toMatchObject({ status: 200, warning: 'ТЖБ тоқсанның соңғы күніне қойылмайды' })

  const sorDay = draftFor(school, { ...soch, date: '13.11.2026', timeStart: '10:50', timeEnd: '11:35' })
  expect((await zavuch(schedule.add, { body: sorDay })).warning).toBe('Бір пәннен БЖБ мен ТЖБ бір күнге қойылмайды')
})
