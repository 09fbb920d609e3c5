import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { daysAfter } from '../../contract/src/payments/rules.ts'
import { deskWith } from '../../server/src/modules/payments/desk.ts'
import { firstDifference } from '../../server/src/modules/payments/public.ts'
import { changingOn } from '../../server/src/modules/payments/service/standing.ts'
import { tend } from '../../server/src/modules/payments/service/tend.ts'
import { openCounter } from '../../server/src/modules/payments/testing/counter.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { kyselyOver } from '../../server/src/platform/db/db.ts'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { type ServerProcess, tokens } from '../../server/src/testing/server-process.ts'
import { openGround } from './ground.ts'
import { nothingTold, payOn, type Told } from './money-payers.ts'

export type Killed = {
  kills: number
  told: Told
  orders: number
  waiting: number
  difference: string | null
  wrong: string[]
}

/** Two servers on one database are paid through the sandbox bank while the one and the other are killed. */
export async function payWhileKilled(kills: number): Promise<Killed> {
  const ground = await openGround(4)
  const { pool } = ground
  const { counter, settings, port, close } = await openCounter()
  const start = (at: number) => ground.start({ ...settings, PORT: String(at) })
  try {
    const servers: [ServerProcess, ServerProcess] = [await start(port), await start(0)]
    const { students } = await classOfToday(pool, 48, 1)
    const told = nothingTold()
    let isOver = false
    const payers = students.map(async (student) =>
      payOn({
        ...{ userId: student.userId, counter, told, isOver: () => isOver },
        token: await tokens.sign(student, new Date(Date.now() + 3_600_000)),
        addresses: () => servers.filter((one) => one.alive()).map(({ address }) => address),
      }),
    )
    for (let at = 0; at < kills; at++) {
      await wait(100 + Math.random() * 300)
      const which = at % 2 === 0 ? 0 : 1
      await servers[which].end('SIGKILL')
      servers[which] = await start(which === 0 ? port : 0)
    }
    isOver = true
    await Promise.all(payers)
    await counter.settled()
    for (const one of servers) await one.end('SIGTERM')
    return { kills, told, ...(await judged(pool, counter.bank, settings)) }
  } finally {
    await close()
    await ground.close()
  }
}

type Bank = Awaited<ReturnType<typeof openCounter>>['counter']['bank']
type Row = { number: number; state: string; provider: string; booked: number; price: number }

/** The clock asks the bank about everything that waits; then each order is held against what the bank knows. */
async function judged(pool: pg.Pool, bank: Bank, settings: Record<string, string>) {
  const db = kyselyOver(pool)
  const desk = deskWith({ config: readConfig({ DEMO: 'off', ...settings }) })
  // A round asks about fifty, and those that nobody has paid are asked about again and again.
  const waiting = await pool.query<{ many: number }>(
    `select count(*)::int as many from money_order where state in ('created', 'sent', 'held')`,
  )
  const rounds = 30 + Math.ceil((waiting.rows[0]?.many ?? 0) / 25)
  for (let round = 1; round <= rounds; round++) {
    const at = daysAfter(new Date(), round / 1440)
    await tend(desk, db, changingOn(db, at), at)
  }
  const { rows } = await pool.query<Row>(`select o.number, o.state, o.provider, o.price::float8 as price,
      (select coalesce(sum(p.amount), 0)::float8 from money_payment p where p.order_uuid = o.uuid and p.state <> 'held')
        as booked
    from money_order o where o.provider <> 'balance'`)
  const taken = new Map<string, number>()
  for (const { number, amount, state } of bank.payments.values())
    if (state === 'paid') taken.set(number, (taken.get(number) ?? 0) + Math.round(Number(amount) * 100))
  const wrong = rows
    .filter(({ number, booked, state }) => {
      const paid = taken.get(String(number)) ?? 0
      return booked !== paid || paid > 0 !== (state === 'paid')
    })
    .map((row) => JSON.stringify({ ...row, bank: taken.get(String(row.number)) ?? 0 }))
  const held = [...bank.payments.values()]
    .filter(({ state }) => state === 'held')
    .map(({ id }) => `held at the bank: ${id}`)
  return {
    orders: rows.length,
    waiting: rows.filter(({ state }) => state === 'sent' || state === 'created').length,
    difference: await firstDifference(db),
    wrong: [...wrong, ...held],
  }
}
