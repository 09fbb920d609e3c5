import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { hasSubscription, requireSubscription } from './public.ts'

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

/** A school that pays for nothing; what its student has is given. */
async function unpaid(school: School, status?: string, expires = later(60)) {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const { student } = school.people
  if (status)
    await school.db
      .insertInto('subscription')
      .values({ user_id: student.userId, type: 'student', status, expires_at: expires })
      .execute()
  return student
}
const asks = (school: School, at = now) => requireSubscription(school.db, school.people.student, at)

test('a student without a subscription is locked out of learning with what they had', async ({ school }) => {
  await unpaid(school, 'active', later(-1))

  await expect(asks(school)).rejects.toMatchObject({
    status: 423,
    code: 'not-subscribed',
    data: { subscribes: [{ type: 'student', status: 'active', expireTime: later(-1).toISOString() }] },
  })
})

test('over HTTP the locked student is refused the schedule, the teacher is not', async ({ school }) => {
  await unpaid(school)

  expect(await school.as('student')(schedule.week)).toMatchObject({ status: 423, body: { data: { subscribes: [] } } })
  expect((await school.as('teacher')(schedule.week)).status).not.toBe(423)
})

for (const status of ['trial', 'trial-canceled', 'canceledActive', 'active'])
  test(`a subscription that is ${status} opens learning until it expires`, async ({ school }) => {
    await unpaid(school, status)
    await expect(asks(school)).resolves.toBeUndefined()
  })

test('a blocked subscription opens nothing', async ({ school }) => {
  const student = await unpaid(school, 'blocked')

  await expect(asks(school)).rejects.toMatchObject({ status: 423 })
  expect(await hasSubscription(school.db, now, [student.userId])).toBe(false)
})

test('what the school pays for opens learning to its students', async ({ school, otherSchool }) => {
  await expect(asks(school)).resolves.toBeUndefined()
  await unpaid(otherSchool)
  await expect(asks(otherSchool)).rejects.toMatchObject({ status: 423 })
})

test('a school that pays for its teachers only does not pay for its students', async ({ school }) => {
  await school.db
    .updateTable('subscription')
    .set({ type: 'teacher_school' })
    .where('school_id', '=', school.id)
    .execute()

  const { student, teacher } = school.people
  expect(await hasSubscription(school.db, now, [student.userId])).toBe(false)
  expect(await hasSubscription(school.db, now, [teacher.userId])).toBe(true)
})

test('a yes is believed for half a minute, a no is asked again', async ({ school }) => {
  const student = await unpaid(school)
  await expect(asks(school)).rejects.toMatchObject({ status: 423 })
  const mine = { user_id: student.userId, type: 'student', status: 'active', expires_at: later(10) }
  await school.db.insertInto('subscription').values(mine).execute()

  await expect(asks(school)).resolves.toBeUndefined()
  await expect(asks(school, later(29))).resolves.toBeUndefined()
  await expect(asks(school, later(30))).rejects.toMatchObject({ status: 423 })
})
