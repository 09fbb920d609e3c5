import { lesson } from '@qalam/contract/lesson/api.ts'
import { substitution } from '@qalam/contract/substitution/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { read } from '#platform/text/xlsx.ts'
import { away, give, lessonIn } from '../testing/away.ts'

/** Asks the colleague and the lead about algebra of Friday. */
async function asked(school: School) {
  const { id } = await away(school)
  const lessonUuid = school.lessons.fridayAlgebra
  const teacherIds = [school.colleague.userId, school.people['group-lead'].userId]
  await school.as('zavuch')(substitution.ask, { body: { id, lessonUuid, teacherIds } })
  return { id, lessonUuid }
}

const states = async (school: School) => {
  const of = async (who: 'group-lead' | School['colleague']) =>
    (await school.as(who)(substitution.requests)).body.map(({ state }) => state)
  return [await of(school.colleague), await of('group-lead')]
}

test('several are asked; the first who accepts gets the lesson, and the others see that it is gone', async ({
  school,
}) => {
  const request = await asked(school)
  expect(await states(school)).toEqual([['waiting'], ['waiting']])

  await school.as('group-lead')(substitution.answer, { body: { ...request, accept: true } })
  expect(await states(school)).toEqual([['taken'], ['accepted']])
  const late = await school.as(school.colleague)(substitution.answer, { body: { ...request, accept: true } })
  expect(late).toMatchObject({ status: 409, body: { code: 'substitution.gone' } })

  const { substitute, asked: answers } = await lessonIn(school, request.id, request.lessonUuid)
  expect(substitute?.id).toBe(school.people['group-lead'].userId)
  expect(answers.map(({ accepted }) => accepted).toSorted()).toEqual([null, true].toSorted())
})

test('of many who accept in one moment one is the first', async ({ school }) => {
  const { id } = await away(school)
  const lessonUuid = school.lessons.fridayAlgebra
  const teachers = await Promise.all(Array.from({ length: 5 }, () => school.newcomer('teacher')))
  const teacherIds = teachers.map(({ userId }) => userId)
  await school.as('zavuch')(substitution.ask, { body: { id, lessonUuid, teacherIds } })

  const answers = await Promise.all(
    teachers.map((teacher) => school.as(teacher)(substitution.answer, { body: { id, lessonUuid, accept: true } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

test('who declines is seen by the office and may be asked again', async ({ school }) => {
  const request = await asked(school)
  await school.as(school.colleague)(substitution.answer, { body: { ...request, accept: false } })
  const { asked: answers, substitute } = await lessonIn(school, request.id, request.lessonUuid)
  expect(answers.find(({ id }) => id === school.colleague.userId)?.accepted).toBe(false)
  expect(substitute).toBeNull()

  const teacherIds = [school.colleague.userId]
  await school.as('zavuch')(substitution.ask, { body: { ...request, teacherIds } })
  expect((await states(school))[0]).toEqual(['waiting'])
})

test('nobody answers for somebody else, and nobody is asked about a lesson that has a substitute', async ({
  school,
}) => {
  const request = await asked(school)
  const stranger = await school.newcomer('teacher')
  const refused = await school.as(stranger)(substitution.answer, { body: { ...request, accept: true } })
  expect(refused.status).toBe(404)

  await give(school, request.id, request.lessonUuid, stranger.userId)
  const body = { ...request, teacherIds: [school.colleague.userId] }
  expect(await school.as('zavuch')(substitution.ask, { body })).toMatchObject({ body: { code: 'substitution.gone' } })
})

test('whoever is asked is told at once, and nobody else', async ({ school }) => {
  const { id: absenceId } = await asked(school)
  const told = school.house.facts.filter(({ name }) => name === 'substitution.asked').map(({ data }) => data)
  expect(told.slice(-2)).toEqual([
    { absenceId, teacherId: school.colleague.userId },
    { absenceId, teacherId: school.people['group-lead'].userId },
  ])
})

test('the hours of a month stand by teacher, subject and order, with a total in the file', async ({ school }) => {
  const { id } = await away(school)
  const { userId } = school.people['group-lead']
  await give(school, id, school.lessons.mondayAlgebra, userId)
  await give(school, id, school.lessons.fridayAlgebra, userId)
  await give(school, id, school.lessons.wednesdayEnglishFirst, userId)
  await school.as('group-lead')(lesson.conduct, { params: { scheduleUuid: school.lessons.mondayAlgebra } })

  const { body } = await school.as('director')(substitution.report, { query: { month: '2026-11' } })
  expect(body.rows.map((row) => [row.subject.ru, row.group, row.order, row.planned, row.conducted])).toEqual([
    ['Алгебра', '7А', '17-б', 2, 1],
    ['Английский язык', '7А', '17-б', 1, 0],
  ])
  expect(body.rows[0]?.days).toEqual(['2026-11-16', '2026-11-20'])
  expect((await school.as('director')(substitution.report, { query: { month: '2026-10' } })).body.rows).toEqual([])

  const { raw } = await school.as('director')(substitution.reportFile, { query: { month: '2026-11' } })
  const book = await read(raw)
  const rows = 'sheets' in book ? (book.sheets[0]?.rows ?? []) : []
  expect(rows.at(-1)?.slice(-2).map(Number)).toEqual([3, 1])
})
