import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { type Cell, held, mondayOf, put, store } from './testing/cells.ts'

/** Marks a cell: whatever was read for it must not decide about the next mark. */
async function once(school: School): Promise<Cell> {
  const cell = mondayOf(school)
  expect((await store(school, put(cell))).status).toBe(200)
  return cell
}

const later = (cell: Cell, score: number) => put(cell, { baseVersion: 1, score })

test('a lesson that was given to a colleague is the colleague’s from the next mark on', async ({ school }) => {
  const cell = await once(school)
  const colleague = await school.newcomer('teacher')
  const { uuid } = await school.db
    .selectFrom('lesson')
    .select('plan_uuid as uuid')
    .where('uuid', '=', cell.lesson)
    .executeTakeFirstOrThrow()
  await school.db.updateTable('calendar_plan').set({ teacher_id: colleague.userId }).where('uuid', '=', uuid).execute()
  await school.db.updateTable('lesson').set({ teacher_id: colleague.userId }).where('uuid', '=', cell.lesson).execute()

  expect((await store(school, later(cell, 3))).body).toMatchObject({ code: 'journal.not-your-lesson' })
  expect(await held(school, cell)).toMatchObject({ score: 8, version: 1 })
  const answer = await school.as(colleague)(journal.storeDay, { body: { operations: [later(cell, 5)] } })
  expect(answer.body.results).toMatchObject([{ outcome: 'stored' }])
})

test('a lesson that was put off cannot be marked before it begins', async ({ school }) => {
  const cell = await once(school)
  const { friday } = await school.db
    .selectFrom('lesson')
    .select('on_date as friday')
    .where('uuid', '=', school.lessons.fridayAlgebra)
    .executeTakeFirstOrThrow()
  await school.db
    .updateTable('lesson')
    .set({ on_date: friday, starts: '18:00', ends: '18:40' })
    .where('uuid', '=', cell.lesson)
    .execute()

  expect((await store(school, later(cell, 3))).body).toMatchObject({ code: 'journal.lesson-not-begun' })
})

test('a student who has left the class gets no mark in it any more', async ({ school }) => {
  const cell = await once(school)
  const since = '2000-01-01'
  await school.db
    .updateTable('enrolment')
    .set({ since, until: '2000-01-02' })
    .where('student_id', '=', cell.student)
    .execute()

  expect((await store(school, later(cell, 3))).body).toMatchObject({ code: 'journal.not-in-group' })
})

test('what was refused a moment ago is taken as soon as the rule allows it', async ({ school }) => {
  const cell = { ...mondayOf(school), lesson: school.lessons.sor }
  await store(school, put(cell, { score: 20 }))
  const above = () => put(cell, { score: 25, baseVersion: 1 })
  expect((await store(school, above())).body).toMatchObject({ code: 'journal.score-out-of-range' })

  await school.db
    .updateTable('plan_lesson')
    .set({ max_score: 30 })
    .where('uuid', 'in', (query) =>
      query.selectFrom('lesson').select('plan_lesson_uuid').where('uuid', '=', cell.lesson).$narrowType<{
        plan_lesson_uuid: string
      }>(),
    )
    .execute()
  expect((await store(school, above())).body.results).toMatchObject([{ outcome: 'stored' }])
})

test('a name that was changed is told with the next mark', async ({ school }) => {
  const cell = await once(school)
  const { personId } = school.people.teacher
  await school.db.updateTable('person').set({ surname: 'Жаңаев' }).where('id', '=', personId).execute()

  const answer = await store(school, later(cell, 3))
  expect(answer.body.results[0]?.current.by).toContain('Жаңаев')
})

test('calls that come together are each judged by what holds now, and none fails for another', async ({ school }) => {
  const cell = await once(school)
  const substitute = await school.newcomer('teacher')
  const { sor } = school.lessons
  await school.db.updateTable('lesson').set({ teacher_id: substitute.userId }).where('uuid', '=', sor).execute()
  await school.db
    .updateTable('enrolment')
    .set({ since: '2000-01-01', until: '2000-01-02' })
    .where('student_id', '=', cell.student)
    .execute()
  const substituted = (index: number) => {
    const operations = [put({ ...mondayOf(school, index), lesson: sor })]
    return school.as(substitute)(journal.storeDay, { body: { operations } })
  }
  await substituted(1)

  const [first, refused, ...others] = await Promise.all([
    substituted(2),
    store(school, later(cell, 2)),
    substituted(3),
    substituted(4),
  ])
  expect(refused.body).toMatchObject({ code: 'journal.not-in-group' })
  expect(await held(school, cell)).toMatchObject({ score: 8, version: 1 })
  expect([first, ...others].map(({ status }) => status)).toEqual([200, 200, 200])
})
