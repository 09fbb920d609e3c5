import { createHmac, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { format } from 'prettier'
import { payments } from '../contract/src/payments/api.ts'
import { schedule } from '../contract/src/schedule/api.ts'
import { receive } from '../server/src/modules/payments/public.ts'
import { openCounter } from '../server/src/modules/payments/testing/counter.ts'
import { postOf } from '../server/src/sandbox-bank/card.ts'
import { kyselyOver } from '../server/src/platform/db/db.ts'
import { startEmbedded } from '../server/src/engine/embedded.ts'
import { classOfToday } from '../server/src/testing/class-of-today.ts'
import { type ServerProcess, startServer, tokens } from '../server/src/testing/server-process.ts'
import { bareBooking } from './money-floor.ts'

// npm run bench -- money: what the gate, a callback, a long history and payers at once cost; writes docs/bench-money.md.

type Row = {
  what: string
  ours: number
  floor: number
  share: number
  shares: number[]
  unit: string
  wanted: string
}
const rows: Row[] = []
const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How many a second, one after the other, `times` of them, `at once` together. */
async function perSecond(times: number, atOnce: number, act: (at: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const began = performance.now()
  const worker = async () => {
    while (next < times) await act(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (times * 1000) / (performance.now() - began)
}

/** Two ways in turn, now the one first and now the other; the middle of each, and of what the one is of the other. */
async function inTurn(ours: () => Promise<number>, floor: () => Promise<number>, rounds = 15) {
  const [a, b, shares]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round <= rounds; round++) {
    const first = round % 2 === 0 ? await floor() : 0
    const one = await ours()
    const other = round % 2 === 0 ? first : await floor()
    // The first round warms up.
    if (round === 0) continue
    a.push(one)
    b.push(other)
    shares.push(one / other)
  }
  return { ours: middle(a), floor: middle(b), share: middle(shares), shares: shares.toSorted((x, y) => x - y) }
}

const at = (values: readonly number[], part: number): string =>
  (values[Math.floor(values.length * part)] ?? 0).toFixed(2)
const spread = (shares: readonly number[]): string => `${at(shares, 0.25)}–${at(shares, 0.75)}`

/** So many transfers, each with both of its sides, and the balance and the count beside them. */
const aLongHistory = (personId: number) => `with made as (
    insert into money_transfer (uuid, kind, at) select gen_random_uuid(), 'receive', now() from generate_series(1, 100000)
    returning uuid),
  mine as (select id from money_account where person_id = ${personId} and currency = 'KZT'),
  bank as (select id from money_account where name = 'bank' and currency = 'KZT'),
  entries as (
    insert into money_entry (transfer_uuid, account_id, amount)
    select made.uuid, side.id, side.amount from made
    cross join (select id, 100 as amount from mine union all select id, -100 from bank) side returning 1)
  update money_balance set amount = amount + 10000000, entries = entries + 100000
  where account_id = (select id from mine)`

const folder = mkdtempSync(join(tmpdir(), 'qalam-bench-'))
chmodSync(folder, 0o755)
const embedded = await startEmbedded(join(folder, 'postgres'))
const pool = new pg.Pool({ connectionString: embedded.url, max: 10 })
const { counter, settings, port, close } = await openCounter()
const start = (more: Record<string, string>) =>
  startServer({ ...settings, DATABASE_URL: embedded.url, DATA_DIR: folder, CALLS_PER_MINUTE: '10000000', ...more })
const servers: ServerProcess[] = []

try {
  const gated = await start({ PORT: String(port) })
  const free = await start({ MAIN_SUBSCRIPTION: 'free' })
  servers.push(gated, free)
  const db = kyselyOver(pool)
  const { students } = await classOfToday(pool, 40, 8)
  const headersOf = async (at: number) => {
    const student = students[at % students.length]
    if (!student) throw new Error('There are no students')
    const token = await tokens.sign(student, new Date(Date.now() + 3_600_000))
    return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  }
  const headers = await Promise.all(students.map((_, at) => headersOf(at)))
  const personOf = async (at: number): Promise<number> => {
    const { rows: found } = await pool.query<{ person_id: number }>('select person_id from app_user where id = $1', [
      students[at]?.userId,
    ])
    return found[0]?.person_id ?? 0
  }
  const get = async (server: ServerProcess, path: string, at = 0) => {
    const answer = await fetch(`${server.address}${path}`, headers[at] && { headers: headers[at] })
    if (!answer.ok) throw new Error(`${answer.status} ${path} ${await answer.text()}`)
    await answer.arrayBuffer()
  }

  const week = (server: ServerProcess) => () => perSecond(120, 2, (at) => get(server, schedule.week.path, at % 4))
  rows.push({
    what: 'a week of lessons behind the gate, beside the same without one',
    ...(await inTurn(week(gated), week(free))),
    ...{ unit: 'calls/s', wanted: '≥ 0.95' },
  })

  const fill = async (at: number, times: number) => {
    const personId = await personOf(at)
    for (let done = 0; done < times; done++)
      await db
        .transaction()
        .execute((inside) => receive(inside, { uuid: randomUUID(), personId, amount: 100, at: new Date() }))
  }
  await fill(0, 100)
  await fill(1, 1)
  const rich = await personOf(1)
  // A hundred thousand transfers are written past the constraint that adds each of them up; they add up all the same.
  await pool.query('begin; set local session_replication_role = replica; ' + aLongHistory(rich) + '; commit')
  await pool.query('analyze')
  const history = (at: number) => () =>
    perSecond(60, 2, async () => {
      await get(gated, payments.balance.path, at)
      await get(gated, payments.transactions.path, at)
    })
  rows.push({
    what: 'balance and first page of 100,000 transactions, beside those of 100',
    ...(await inTurn(history(1), history(0))),
    ...{ unit: 'pages/s', wanted: '≥ 0.83' },
  })

  const orders = async (many: number, provider: string): Promise<{ number: number; uuid: string }[]> => {
    const { rows: stored } = await pool.query<{ number: number; uuid: string }>(
      `insert into money_order (uuid, kind, product_id, months, days, price, provider, payer_id, payer_user_id,
          beneficiary_id, state, created_at, sent_at, number)
       select gen_random_uuid(), 'subscribe', 1, 1, 30, 50000, $1, u.person_id, u.id, u.id, 'sent', now(), now(),
          100000000 + nextval('money_order_number')::int
       from generate_series(1, $2::int) n join app_user u on u.id = ($3::int[])[1 + n % 8] returning number, uuid`,
      [provider, many, students.slice(0, 8).map(({ userId }) => userId)],
    )
    return stored
  }
  const many = 40
  const told = async (path: string, body: string, more: Record<string, string>, wanted: string) => {
    const answer = await fetch(`${gated.address}/api/v2/os/payment/callback/${path}`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
    })
    const text = await answer.text()
    if (text !== wanted) throw new Error(`The callback was not taken: ${text}`)
  }
  const notified = (atOnce: number) => async () => {
    const bodies = (await orders(many, 'card_widget')).map(
      ({ number }) => `TransactionId=${number}&Amount=500.00&Currency=KZT&InvoiceId=${number}&Status=Completed`,
    )
    return perSecond(many, atOnce, async (at) => {
      const body = bodies[at] ?? ''
      const seal = createHmac('sha256', counter.bank.keys.widgetSecret).update(body).digest('base64')
      await told('card_widget/pay', body, { 'content-hmac': seal }, '{"code":0}')
    })
  }
  const held = async () => {
    const bodies = (await orders(many, 'bank_card')).map(({ number }) => {
      const id = `B${number}`
      counter.bank.payments.set(id, {
        ...{ id, way: 'card', number: String(number), amount: '500', state: 'held', reason: '', back: 0 },
        ...{ links: {}, attempts: 0, resends: 0, key: id },
      })
      const response = postOf(counter.bank, { id, number: String(number), amount: '500' })
      return new URLSearchParams({ response }).toString()
    })
    return perSecond(many, 1, (at) => told('bank_card/post', bodies[at] ?? '', {}, '0'))
  }
  const bare = (atOnce: number, keepsBalance: boolean) => async () => {
    const waiting = await orders(many, 'card_widget')
    return perSecond(many, atOnce, async (at) => {
      const order = waiting[at]
      if (order) await bareBooking(pool, order.uuid, keepsBalance)
    })
  }
  rows.push({
    what: 'a callback verified and booked, beside the same inserts in one transaction',
    ...(await inTurn(notified(1), bare(1, true))),
    ...{ unit: 'payments/s', wanted: '≥ 0.4' },
  })
  rows.push({
    what: 'the same by a card that is held first: two transactions, and the bank asked to take it between them',
    ...(await inTurn(held, bare(1, true), 5)),
    ...{ unit: 'payments/s', wanted: '' },
  })
  rows.push({
    what: 'eight payers at once whose balances are kept, beside the same inserts without balances',
    ...(await inTurn(bare(8, true), bare(8, false))),
    ...{ unit: 'payments/s', wanted: '≥ 0.8' },
  })
} finally {
  for (const one of servers) await one.end('SIGTERM')
  await close()
  await pool.end()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

const shown = rows.map(
  ({ what, ours, floor, share, shares, unit, wanted }) =>
    `| ${what} | ${ours.toFixed(0)} ${unit} | ${floor.toFixed(0)} | ${share.toFixed(2)} | ${spread(shares)} | ${wanted} |`,
)
const page = await format(
  [
    '# What money costs',
    '',
    '`npm run bench -- money` writes this page. The two ways of a row take turns, fifteen times; the ratio is the middle of the ratios of each turn, and half of them lie within the spread.',
    '',
  ]
    .concat(['| What | Ours | Floor | Ratio | Spread | Wanted |', '|---|--:|--:|--:|--:|--:|', ...shown, ''])
    .join('\n'),
  { parser: 'markdown' },
)
process.stdout.write(page)
if (!process.argv.includes('--print')) writeFileSync(new URL('../docs/bench-money.md', import.meta.url), page)
