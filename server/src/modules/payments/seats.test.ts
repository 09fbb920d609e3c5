import { randomUUID } from 'node:crypto'
import { auth } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { earn, firstDifference, owns, receive } from './public.ts'
import { giveBack, refundPlan } from './service/give-back.ts'
import { changingOn } from './service/standing.ts'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import { enterPaper } from './operator.ts'

type Who = 'student' | 'director' | 'teacher' | 'parent'
const personOf = async (school: School, who: Who) => {
  const { userId } = school.people[who]
  const row = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.person_id
}
const give = async (school: School, who: Who, amount: number) => {
  const personId = await personOf(school, who)
  await school.db.transaction().execute((db) => receive(db, { uuid: randomUUID(), personId, amount, at: now }))
}
const points = async (school: School, who: Who, amount: number) => {
  const personId = await personOf(school, who)
  await school.db.transaction().execute((db) => earn(db, { uuid: randomUUID(), personId, amount, at: now }))
}
const opensTo = async (school: School, who: Who) => (await school.as(who)(payments.active)).body.people[0]?.hasSubscribe

test('a director buys seats and gives one: that teacher has access until it is taken back', async ({ school }) => {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const director = school.as('director')
  const { userId } = school.people.teacher
  expect((await director(payments.giveSeat, { body: { userId } })).body).toMatchObject({
    code: 'payments.seats-missing',
  })
  await give(school, 'director', 6_500_000)
  const order = {
    uuid: randomUUID(),
    productId: 3,
    period: 12,
    price: 6_500_000,
    beneficiaryId: school.people.director.userId,
  }
  expect((await director(payments.subscribe, { body: order })).body.status).toBe('success')
  expect(await opensTo(school, 'teacher')).toBe(false)

  await Promise.all([1, 2].map(() => director(payments.giveSeat, { body: { userId } })))
  expect(await opensTo(school, 'teacher')).toBe(true)
  const { body } = await director(payments.seats)
  expect(body).toMatchObject({ total: 20, until: daysAfter(now, 365).toISOString(), rows: [{ userId }] })
  await director(payments.takeSeat, { body: { userId } })
  expect(await opensTo(school, 'teacher')).toBe(false)
  expect((await director(payments.seatHistory)).body.rows).toMatchObject([{ userId, takenAt: expect.any(String) }])
  expect((await director(payments.giveSeat, { body: { userId: school.people.student.userId } })).status).toBe(404)
  expect(await firstDifference(school.db)).toBeNull()
})

test('the seats stand in the menu of a director whose school has a subscription that is open, and of nobody else', async ({
  school,
}) => {
  const pays = async (who: Who) => (await school.as(who)(auth.userInfo)).body.schoolPays
  const to = async (change: { type?: string; status?: string; expires_at?: Date }) => {
    await school.db.updateTable('subscription').set(change).where('school_id', '=', school.id).execute()
    return pays('director')
  }
  expect([await to({ type: 'school' }), await to({ type: 'teacher_school' })]).toEqual([true, true])
  expect(await Promise.all([pays('teacher'), pays('student'), pays('parent')])).toEqual([false, false, false])
  expect([await to({ type: 'student' }), await to({ type: 'school', status: 'blocked' })]).toEqual([false, false])
  expect(await to({ status: 'active', expires_at: now })).toBe(false)
  expect(await to({ expires_at: daysAfter(now, 1) })).toBe(true)
})

test('points buy a month, once, and no more than there are', async ({ school }) => {
  await points(school, 'student', 600)
  const student = school.as('student')
  const body = {
    uuid: randomUUID(),
    id: 1,
    points: 500,
    beneficiaryId: school.people.student.userId,
    terms: true as const,
  }
  await Promise.all([1, 2].map(() => student(payments.bonusOrder, { body })))
  expect((await student(payments.catalog)).body.currentScore).toBe(100)
  expect((await student(payments.bonusOrder, { body: { ...body, uuid: randomUUID() } })).body).toMatchObject({
    code: 'payments.points-missing',
    data: { missing: 400 },
  })
  expect((await student(payments.bonusHistory)).body.rows.map(({ amount }) => amount)).toEqual([-500, 600])
  expect((await student(payments.active)).body.rows.some(({ productId }) => productId === 1)).toBe(true)
})

test('a refund takes the points back, even below zero, and then points buy nothing', async ({ school }) => {
  await give(school, 'student', 480_000)
  const student = school.as('student')
  const uuid = randomUUID()
  const beneficiaryId = school.people.student.userId
  await student(payments.subscribe, { body: { uuid, productId: 1, period: 12, price: 480_000, beneficiaryId } })
  await points(school, 'student', 260)
  await student(payments.bonusOrder, { body: { uuid: randomUUID(), id: 1, points: 500, beneficiaryId, terms: true } })
  const later = daysAfter(now, 10)
  const plan = await refundPlan(school.db, uuid, later, null)
  expect(plan).toMatchObject({ units: 11, amount: 440_000, needsTwo: false })
  const back = { uuid: randomUUID(), units: 11, amount: 440_000, way: 'balance' as const, by: 'a', second: null }
  const change = changingOn(school.db, later)
  await change((ground) => giveBack(ground, uuid, back))
  await change((ground) => giveBack(ground, uuid, back))

  expect((await student(payments.balance)).body).toEqual({ balance: 440_000, points: -220 })
  const refused = await student(payments.bonusOrder, {
    body: { uuid: randomUUID(), id: 1, points: 500, beneficiaryId, terms: true },
  })
  expect(refused.body).toMatchObject({ code: 'payments.points-missing' })
  expect(await firstDifference(school.db)).toBeNull()
  expect(await refundPlan(school.db, uuid, daysAfter(now, 15), null)).toMatchObject({
    refusal: expect.stringContaining('14 days'),
  })
})

test('a certification is bought by the piece, once, and others may ask who has it', async ({ school }) => {
  await give(school, 'teacher', 1_300_000)
  const teacher = school.as('teacher')
  const pay = (price: number) =>
    teacher(payments.payCertification, { body: { uuid: randomUUID(), courseId: 1, price } })
  expect((await pay(1)).status).toBe(409)
  expect([(await pay(600_000)).body.status, (await pay(600_000)).body.status]).toEqual(['success', 'success'])
  expect((await teacher(payments.balance)).body.balance).toBe(700_000)
  expect(await owns(school.db, school.people.teacher.userId, 'certification', 1)).toBe(true)
  expect((await teacher(payments.certificationItem, { params: { id: 1 } })).body.isOwned).toBe(true)
  expect(await firstDifference(school.db)).toBeNull()
})

test('neither the shop of teachers nor a certification is sold to a student or a parent', async ({ school }) => {
  const keysFor = async (role: 'student' | 'parent' | 'teacher' | 'director') =>
    (await school.as(role)(payments.paymentInfo)).body.shop.map(({ key }) => key)
  expect([await keysFor('student'), await keysFor('parent')]).toEqual([[], []])
  const whole = ['teacher', 'school', 'certification']
  expect([await keysFor('teacher'), await keysFor('director')]).toEqual([whole, whole])
  await give(school, 'student', 600_000)
  const body = { uuid: randomUUID(), courseId: 1, price: 600_000 }
  expect((await school.as('student')(payments.payCertification, { body })).status).toBe(404)
  expect((await school.as('student')(payments.balance)).body.balance).toBe(600_000)
})

test('a paper of the bank is booked by two people, once', async ({ school }) => {
  const personId = await personOf(school, 'parent')
  const change = changingOn(school.db, now)
  const paper = { uuid: randomUUID(), personId, amount: 9_000 }
  const said = []
  for (const by of ['a', 'a', 'b', 'c']) said.push(await enterPaper(change, { ...paper, by }))
  expect(said).toEqual(['entered', 'same-person', 'booked', 'known'])
  expect(await enterPaper(change, { ...paper, amount: 1, by: 'b' })).toBe('other-content')
  expect((await school.as('parent')(payments.balance)).body.balance).toBe(9_000)
})

test('a parent who pays nothing reads the timetable, the diary and the marks of a child without a subscription', async ({
  school,
}) => {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const { people } = (await school.as('parent')(payments.active)).body
  expect(people[0]?.hasSubscribe).toBe(false)
  const query = { userId: people[0]?.userId ?? 0 }
  const parent = school.as('parent')
  expect((await parent(diary.week, { query })).status).toBe(200)
  expect((await parent(diary.attestation, { query })).status).toBe(200)
})
