import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { firstDifference, receive } from './public.ts'

const day = 86_400_000
const give = async (school: School, who: 'student' | 'parent', amount: number, uuid: string = randomUUID()) =>
  school.db.transaction().execute(async (db) => {
    const { userId } = school.people[who]
    const { person_id: personId } = await db
      .selectFrom('app_user')
      .select('person_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    return receive(db, { uuid, personId, amount, at: now })
  })
const unpaid = (school: School) => school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
const month = (beneficiaryId: number) => ({ uuid: randomUUID(), productId: 1, period: 1, price: 50_000, beneficiaryId })
const balance = async (school: School, who: 'student' | 'parent' = 'student') =>
  (await school.as(who)(payments.balance)).body

test('a locked student pays from the balance and learning opens at once, with 5 % in points', async ({ school }) => {
  await unpaid(school)
  await give(school, 'student', 60_000)
  const student = school.as('student')
  expect((await student(schedule.week)).status).toBe(423)

  const paid = await student(payments.subscribe, { body: month(school.people.student.userId) })
  expect(paid.body).toEqual({ status: 'success', missing: 0 })
  expect((await student(schedule.week)).status).not.toBe(423)
  expect(await balance(school)).toEqual({ balance: 10_000, points: 25 })
  const { body } = await student(payments.active)
  expect(body.rows).toMatchObject([{ status: 'active', expireTime: new Date(now.getTime() + 30 * day).toISOString() }])
  expect(school.house.facts).toContainEqual(expect.objectContaining({ name: 'subscription.changed' }))
  expect(await firstDifference(school.db)).toBeNull()
})

test('an order that is sent twice, also at the same moment, is paid once; with other content it is refused', async ({
  school,
}) => {
  await give(school, 'student', 200_000)
  const student = school.as('student')
  const body = month(school.people.student.userId)
  await Promise.all([1, 2, 3].map(() => student(payments.subscribe, { body })))

  expect((await balance(school)).balance).toBe(150_000)
  const other = await student(payments.subscribe, { body: { ...body, period: 3, price: 135_000 } })
  expect(other).toMatchObject({ status: 422, body: { code: 'payments.order-taken' } })
})

test('what is not there is not paid, and the student is told how much is missing', async ({ school }) => {
  await give(school, 'student', 49_999)
  const refused = await school.as('student')(payments.subscribe, { body: month(school.people.student.userId) })

  expect(refused.body).toEqual({ status: 'reject_no_balance', missing: 1 })
  expect((await balance(school)).balance).toBe(49_999)
})

for (const price of [0, -1, 0.5, 50_001, 1e12])
  test(`a price of ${price} tiyn is refused`, async ({ school }) => {
    await give(school, 'student', 100_000)
    const body = { ...month(school.people.student.userId), price }
    const refused = await school.as('student')(payments.subscribe, { body })
    expect([409, 422]).toContain(refused.status)
    expect((await balance(school)).balance).toBe(100_000)
  })

test('a parent pays for the child, and for nobody else', async ({ school, otherSchool }) => {
  await give(school, 'parent', 100_000)
  const parent = school.as('parent')
  const { people } = (await parent(payments.active)).body
  expect(people.length).toBeGreaterThan(0)

  const paid = await parent(payments.subscribe, { body: month(people[0]?.userId ?? 0) })
  expect(paid.body).toMatchObject({ status: 'success' })
  for (const stranger of [otherSchool.people.student.userId, school.people.parent.userId])
    expect((await parent(payments.subscribe, { body: month(stranger) })).status).toBe(404)
})

test('whoever pays early loses no day, and cancelling keeps access to its end', async ({ school }) => {
  await unpaid(school)
  await give(school, 'student', 100_000)
  const student = school.as('student')
  await student(payments.trial, {
    body: { uuid: randomUUID(), productId: 1, beneficiaryId: school.people.student.userId },
  })
  await student(payments.subscribe, { body: month(school.people.student.userId) })

  const [held] = (await student(payments.active)).body.rows
  expect(held?.expireTime).toBe(new Date(now.getTime() + 44 * day).toISOString())
  await student(payments.unsubscribe, { params: { type: 'balance' }, body: { id: held?.id ?? 0 } })
  expect((await student(payments.active)).body.rows).toMatchObject([{ status: 'canceledActive', isOpen: true }])
  expect(
    (await school.as('teacher')(payments.unsubscribe, { params: { type: 'balance' }, body: { id: held?.id ?? 0 } }))
      .status,
  ).toBe(404)
})

test('a trial is given once', async ({ school }) => {
  const ask = () => ({ body: { uuid: randomUUID(), productId: 1, beneficiaryId: school.people.student.userId } })
  expect((await school.as('student')(payments.trial, ask())).status).toBe(200)
  const again = await school.as('student')(payments.trial, ask())
  expect(again.body).toMatchObject({ code: 'payments.trial-used' })
})

test('the books refuse what does not add up, and any change of what stands in them', async ({ school }) => {
  await give(school, 'student', 500)
  const entries = school.db.updateTable('money_entry').set({ amount: 1 })
  await expect(entries.execute()).rejects.toThrow('only added to')
  await expect(school.db.deleteFrom('money_transfer').execute()).rejects.toThrow('only added to')
  const crooked = school.db.transaction().execute(async (db) => {
    const uuid = randomUUID()
    await db.insertInto('money_transfer').values({ uuid, kind: 'receive', at: now }).execute()
    await db.insertInto('money_entry').values({ transfer_uuid: uuid, account_id: 1, amount: 5 }).execute()
  })
  await expect(crooked).rejects.toThrow('does not add up')
})

test('money is received once for a uuid, and the list tells of it', async ({ school }) => {
  const uuid = randomUUID()
  expect([await give(school, 'student', 700, uuid), await give(school, 'student', 700, uuid)]).toEqual([true, false])

  const { body } = await school.as('student')(payments.transactions)
  expect(body.rows).toMatchObject([{ kind: 'receive', amount: 700, currency: 'KZT' }])
  expect((await school.as('student')(payments.transactionsFile)).status).toBe(200)
})

test('a long history is read a page at a time from either end, and a page behind the last is the last', async ({
  school,
}) => {
  for (let amount = 1; amount <= 25; amount += 1) await give(school, 'student', amount)
  const pageOf = async (query: { page: number; sort?: 'at' | '-at' | 'amount'; search?: string }) => {
    const { body } = await school.as('student')(payments.transactions, { query })
    return [body.total, body.page, ...body.rows.map(({ amount }) => amount)]
  }
  const falling = Array.from({ length: 25 }, (_, index) => 25 - index)
  expect(await pageOf({ page: 1 })).toEqual([25, 1, ...falling.slice(0, 20)])
  expect(await pageOf({ page: 2 })).toEqual([25, 2, 5, 4, 3, 2, 1])
  expect(await pageOf({ page: 9 })).toEqual([25, 2, 5, 4, 3, 2, 1])
  expect(await pageOf({ page: 2, sort: 'at' })).toEqual([25, 2, 21, 22, 23, 24, 25])
  expect((await pageOf({ page: 1, sort: 'amount' })).slice(0, 4)).toEqual([25, 1, 1, 2])
  expect(await pageOf({ page: 1, search: 'no such words' })).toEqual([0, 1])
})

test('after any sequence the books add up, no balance is negative, and a lie beside them is found', async ({
  school,
}) => {
  const student = school.as('student')
  const act = fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.constant('buy' as const))
  let minute = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
      // A minute for each: nobody buys thirty times in one.
      school.house.setClock(new Date(now.getTime() + ++minute * 60_000))
      let { balance: expected } = await balance(school)
      for (const one of acts) {
        if (one === 'buy') {
          const { body } = await student(payments.subscribe, { body: month(school.people.student.userId) })
          expect(body.status).toBe(expected >= 50_000 ? 'success' : 'reject_no_balance')
          if (expected >= 50_000) expected -= 50_000
        } else {
          await give(school, 'student', one)
          expected += one
        }
      }
      expect((await balance(school)).balance).toBe(expected)
      expect(await firstDifference(school.db)).toBeNull()
    }),
    { numRuns: 12 },
  )
  school.house.setClock(now)
  await give(school, 'student', 5)
  const { entries } = await school.db.selectFrom('money_balance').selectAll().executeTakeFirstOrThrow()
  await school.db.updateTable('money_balance').set({ entries: 3 }).execute()
  expect(await firstDifference(school.db)).toMatch(/ 3 of \d+ of them$/)
  await school.db.updateTable('money_balance').set({ entries, amount: 3 }).execute()
  expect(await firstDifference(school.db)).toMatch(/^account \d+: balance 3/)
})
