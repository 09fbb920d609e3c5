import { ktp } from '@qalam/contract/ktp/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const algebra = (school: School) => ({ group_id: school.group.id, subject_id: school.subjects.algebra })

test('the edit dialog sees every theme of a plan and which lesson holds it', async ({ school }) => {
  const { body } = await school.as('teacher')(ktp.lessonsByCard, { query: algebra(school) })

  expect(body.lessons).toHaveLength(6)
  expect(body.lessons[0]).toMatchObject({
    label: '1. Тақырып 1',
    entityKind: 'regular',
    quarterId: 20262,
    scheduleUuid: school.lessons.mondayAlgebra,
  })
})

test('the add dialog sees the themes of a quarter that have no lesson yet', async ({ school }) => {
  const teacher = school.as('teacher')
  const { body } = await teacher(ktp.subjectLessonsDict, { query: { ...algebra(school), quarter: 20262 } })
  expect(body.lessons.map(({ label }) => label)).toEqual(['4. Тақырып 4'])
  const first = await teacher(ktp.subjectLessonsDict, { query: { ...algebra(school), quarter: 20261 } })
  expect(first.body.lessons).toEqual([])
})

test('a half of a group has a plan of its own', async ({ school }) => {
  const query = { group_id: school.group.id, subject_id: school.subjects.english, subgroup: school.halves.second }
  const { body } = await school.as(school.colleague)(ktp.lessonsByCard, { query })
  expect(body.lessons[0]?.scheduleUuid).toBe(school.lessons.wednesdayEnglishSecond)
  expect((await school.as('teacher')(ktp.lessonsByCard, { query })).status).toBe(403)
})

test('plans are read by those whose they are', async ({ school, otherSchool }) => {
  const query = algebra(school)
  expect((await school.as(school.colleague)(ktp.lessonsByCard, { query })).status).toBe(403)
  expect((await school.as('group-lead')(ktp.lessonsByCard, { query })).status).toBe(200)
  expect((await school.as('zavuch')(ktp.lessonsByCard, { query })).status).toBe(200)
  expect((await school.as('student')(ktp.lessonsByCard, { query })).status).toBe(403)
  expect((await otherSchool.as('director')(ktp.lessonsByCard, { query })).status).toBe(404)
})

test('lesson types are said in the language of the caller; a half-year plan has no soch', async ({ school }) => {
  const teacher = school.as('teacher')
  const all = await teacher(ktp.lessonTypeDict, {}, { language: 'ru' })
  expect(all.body).toContainEqual({ id: 'soch', label: 'СОЧ' })
  const half = await teacher(ktp.lessonTypeDict, { query: { scoreType: 'mark_halfyear' } })
  expect(half.body.map(({ id }) => id)).not.toContain('soch')
})
