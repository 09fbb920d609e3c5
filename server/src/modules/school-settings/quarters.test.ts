import { schools } from '@qalam/contract/schools/api.ts'
import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** The quarters of the year with other dates for some of them. */
async function datesOf(school: School, other: Record<number, object> = {}) {
  const { body } = await school.as('director')(schools.quarters, { query: {} })
  const quarters = body.find(({ year }) => year === 2026)?.quarters ?? []
  return {
    year: 2026,
    quarters: quarters.map(({ id, startsOn, endsOn }) => ({ id, startsOn, endsOn, ...other[id] })),
  }
}
const lessons = ({ db, id }: School) =>
  db.selectFrom('lesson').select(['on_date', 'quarter_id']).where('school_id', '=', id).orderBy('on_date').execute()

test('a quarter that begins later is tried without a trace, then its early lessons go', async ({ school }) => {
  const as = school.as('director')
  const before = await lessons(school)
  const body = await datesOf(school, { 20262: { startsOn: '2026-11-17' } })
  const tried = await as(schoolSettings.tryQuarters, { body })
  expect(tried).toMatchObject({ status: 200, body: { gone: 2 } })
  expect(await lessons(school)).toEqual(before)

  expect((await as(schoolSettings.changeQuarters, { body })).body).toMatchObject({ gone: 2 })
  expect((await lessons(school)).filter(({ on_date }) => on_date < '2026-11-17')).toEqual([])
  expect((await datesOf(school)).quarters).toEqual(body.quarters)
  const { body: off } = await as(schools.holidays, { query: { from: '2026-11-16', to: '2026-11-16' } })
  expect(off).toMatchObject([{ kind: 'rest', endsOn: '2026-11-16' }])
  expect((await as(schoolSettings.read)).body.acts).toMatchObject([{ what: 'quarters' }])
  expect((await as(schoolSettings.changeQuarters, { body })).body).toMatchObject({ code: 'school-quarters.unchanged' })
})

test('a day with a held lesson does not leave its quarter, and nothing is written', async ({ school }) => {
  await school.db
    .updateTable('lesson')
    .set({ conducted_at: new Date('2026-11-16T03:45:00Z'), conducted_by: school.people.teacher.userId })
    .where('school_id', '=', school.id)
    .where('uuid', '=', school.lessons.mondayAlgebra)
    .execute()
  const before = await datesOf(school)
  const body = await datesOf(school, { 20262: { startsOn: '2026-11-17' } })
  const refused = await school.as('zavuch')(schoolSettings.changeQuarters, { body })
  expect(refused).toMatchObject({ status: 422, body: { code: 'school-days.kept' } })
  expect(await datesOf(school)).toEqual(before)
})

test('quarters that overlap, are short or leave their year are refused under the date', async ({ school }) => {
  const about = async (other: Record<number, object>) => {
    const { body } = await school.as('zavuch')(schoolSettings.tryQuarters, { body: await datesOf(school, other) })
    return Object.keys((body as unknown as { errors: object }).errors)
  }
  expect(await about({ 20262: { startsOn: '2026-09-10' } })).toContain('quarters.1.startsOn')
  expect(await about({ 20264: { endsOn: '2027-08-20' } })).toContain('quarters.3.endsOn')
  expect(await about({ 20261: { endsOn: '2026-09-03' } })).toContain('quarters.0.endsOn')
})

test('two deputies move the quarters at the same moment, and one of the two is what stands', async ({ school }) => {
  const as = school.as('director')
  const [one, other] = [
    await datesOf(school, { 20263: { startsOn: '2027-01-12' } }),
    await datesOf(school, { 20263: { startsOn: '2027-01-13' } }),
  ]
  const answers = await Promise.all([one, other].map((body) => as(schoolSettings.changeQuarters, { body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([one.quarters, other.quarters]).toContainEqual((await datesOf(school)).quarters)
})
