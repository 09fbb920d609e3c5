import { randomUUID } from 'node:crypto'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { now, type School } from '#platform/testing/school.ts'
import { deskWith } from './desk.ts'
import { readConfig } from '#platform/config.ts'
import { firstDifference, receive } from './public.ts'
import { storeOrder } from './repository/orders.ts'
import { payFromBalance } from './service/settle.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'
import { type Act, anyAct, stories } from './testing/acts.ts'
import { test } from './testing/bank.ts'
import { shown } from './testing/paper.ts'
import { newGame, putAway, shownOf } from './testing/game.ts'
import { steps } from './testing/play.ts'

const price = 50_000

const runs = Number(process.env['MONEY_RUNS'] ?? 300)
/** Adding up everything grows with what was played: after the first ones not after each. */
const isAddedUp = (played: number) => played <= 300 || played % 25 === 0 || played >= runs

test(
  'after any sequence money and access are what a person would have written down',
  async ({ school, counter }) => {
    await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
    let played = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 14 }), async (acts) => {
        const game = await newGame(school, counter)
        try {
          for (const act of acts) {
            await steps[act.kind](game, act)
            expect(await shownOf(game)).toEqual(shown(game.model))
          }
          if (isAddedUp(++played)) expect(await firstDifference(school.db)).toBeNull()
        } finally {
          await putAway(game)
        }
      }),
      {
        numRuns: runs,
        examples: stories.map((story): [Act[]] => [story]),
        ...(process.env['MONEY_SEED'] && { seed: Number(process.env['MONEY_SEED']) }),
      },
    )
  },
  Math.max(120_000, runs * 10_000),
)

test('two nodes that tend at once renew once; without money it is open for three days, and then blocked', async ({
  school,
}) => {
  const { userId } = await school.newcomer('student')
  const { person_id: personId } = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const at = (days: number) => daysAfter(now, days)
  const desk = deskWith({ config: readConfig({ DEMO: 'off' }) })
  await changingOn(
    school.db,
    now,
  )(({ db }) => receive(db, { uuid: randomUUID(), personId, amount: 2 * price, at: now }))
  const rowOf = () =>
    school.db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  await buyFor(school, personId, userId)
  const round = (days: number) => tend(desk, school.db, changingOn(school.db, at(days)), at(days))
  await Promise.all([round(29.5), round(29.5)])
  expect((await rowOf()).expires_at).toEqual(at(60))
  await round(60.1)
  expect(await rowOf()).toMatchObject({ status: 'active', grace_until: at(63) })
  await round(63.1)
  expect((await rowOf()).status).toBe('blocked')
  expect(await firstDifference(school.db)).toBeNull()
})

async function buyFor(school: School, personId: number, userId: number): Promise<void> {
  await changingOn(
    school.db,
    now,
  )(async (ground) => {
    const order = await storeOrder(
      ground.db,
      {
        uuid: randomUUID(),
        kind: 'subscribe',
        product_id: 1,
        months: 1,
        days: 30,
        price,
        payer_id: personId,
        beneficiary_id: userId,
      },
      now,
    )
    await payFromBalance(ground, order)
  })
}
