import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { content } from '@qalam/contract/content/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** The teacher's algebra of Monday becomes a lecture that nobody has written yet (S-BIND-3). */
async function unwrittenLecture(school: School): Promise<string> {
  const params = { scheduleUuid: school.lessons.mondayAlgebra }
  const body = { version: 1, entityKind: 'lecture' as const, theme: 'Шолу дәрісі' }
  const bound = await school.as('teacher')(schedule.bind, { params, body })
  expect(bound.body).toMatchObject({ entity_kind: 'lecture', entity_id: null })
  return bound.body.calendar_plan_lesson_uuid
}

const aboutTheme = async (school: School, who: 'teacher' | 'zavuch', uuid: string) =>
  (await school.as(who)(calendarPlans.themeForEdit, { params: { uuid } })).body.calendarPlanLesson

const newWork = async (school: School, who: 'teacher' | 'zavuch') => {
  const head = { title: 'Шолу дәрісі', subjectId: school.subjects.algebra, parallel: 7, language: 'kz' as const }
  const { body } = await school.as(who)(content.create, { body: { uuid: randomUUID(), kind: 'lecture', ...head } })
  return body.uuid
}

test('a lecture begun from a lesson of the schedule is that of its theme (R-2.2-03)', async ({ school }) => {
  const uuid = await unwrittenLecture(school)
  expect(await aboutTheme(school, 'teacher', uuid)).toMatchObject({
    ...{ kind: 'lecture', theme: 'Шолу дәрісі', parallel: 7, eduLang: 'kz', teaches: true },
    ...{ subject: { id: school.subjects.algebra }, can: { make: true, open: false } },
  })

  const entityId = await newWork(school, 'teacher')
  const told = await school.as('teacher')(calendarPlans.themeUpdate, { body: { uuid, entityId } })
  expect(told.body).toEqual({ uuid, entityId, entityKind: 'lecture' })
  expect(await aboutTheme(school, 'teacher', uuid)).toMatchObject({ entityId, can: { make: false, open: true } })
  const again = await school.as('teacher')(schedule.bind, {
    params: { scheduleUuid: school.lessons.mondayAlgebra },
    body: { entityKind: 'lecture', calendar_plan_lesson_uuid: uuid },
  })
  expect(again.body).toMatchObject({ entity_kind: 'lecture', entity_id: entityId })
})

test('a deputy may begin it as well, and opens no lecture of the teacher', async ({ school }) => {
  const uuid = await unwrittenLecture(school)
  expect(await aboutTheme(school, 'zavuch', uuid)).toMatchObject({ teaches: false, can: { make: true, open: false } })
  const entityId = await newWork(school, 'teacher')
  await school.as('teacher')(calendarPlans.themeUpdate, { body: { uuid, entityId } })
  expect(await aboutTheme(school, 'zavuch', uuid)).toMatchObject({ entityId, can: { make: false, open: false } })
})

test('a conducted lesson keeps its words: no lecture is begun for it, and the lecture of somebody else is refused', async ({
  school,
}) => {
  const uuid = await unwrittenLecture(school)
  const strange = { body: { uuid, entityId: await newWork(school, 'zavuch') } }
  const refused = await school.as('teacher')(calendarPlans.themeUpdate, strange)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['entityId']])

  await school.db
    .updateTable('lesson')
    .set({ conducted_at: '2026-11-16T04:00:00Z', conducted_by: school.people.teacher.userId })
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .execute()
  expect(await aboutTheme(school, 'teacher', uuid)).toMatchObject({ can: { make: false, open: false } })
  const late = { body: { uuid, entityId: await newWork(school, 'teacher') } }
  expect((await school.as('teacher')(calendarPlans.themeUpdate, late)).status).toBe(422)
})

test('whoever has nothing to do with the plan, or is of another school, learns nothing of its theme', async ({
  school,
  otherSchool,
}) => {
  const params = { uuid: await unwrittenLecture(school) }
  expect((await school.as(school.colleague)(calendarPlans.themeForEdit, { params })).status).toBe(403)
  expect((await otherSchool.as('director')(calendarPlans.themeForEdit, { params })).status).toBe(404)
})

test('an address below a plan names a document, or a theme with its work, or a theme without one (R-2.6-04…10)', async ({
  school,
  otherSchool,
}) => {
  const uuid = await unwrittenLecture(school)
  const named = (id: string, who: 'teacher' | 'zavuch' = 'teacher') =>
    school.as(who)(content.named, { params: { uuid: id } })
  expect((await named(uuid)).body).toEqual({ work: null, theme: uuid })
  const work = await newWork(school, 'teacher')
  expect((await named(work)).body).toEqual({ work, theme: null })
  await school.as('teacher')(calendarPlans.themeUpdate, { body: { uuid, entityId: work } })
  expect((await named(uuid)).body).toEqual({ work, theme: uuid })

  // A work that is not shared is its author's, by whatever id.
  expect([(await named(uuid, 'zavuch')).status, (await named(work, 'zavuch')).status]).toEqual([404, 404])
  await school.as('teacher')(content.share, { params: { uuid: work }, body: { shared: true } })
  expect((await named(uuid, 'zavuch')).body).toEqual({ work, theme: uuid })
  expect((await otherSchool.as('director')(content.named, { params: { uuid } })).status).toBe(404)
})
