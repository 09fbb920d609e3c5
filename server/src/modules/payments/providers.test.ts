import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { payerNumber } from '@qalam/contract/payments/rules.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { now, type School } from '#platform/testing/school.ts'
import { extractText } from 'unpdf'
import { receiptOf } from './views/orders.ts'
import { inboundOf } from './repository/messages.ts'
import { deskWith } from './desk.ts'
import { firstDifference } from './public.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'
import { readConfig } from '#platform/config.ts'
import { postOf } from '../../sandbox-bank/card.ts'
import { test } from './testing/bank.ts'
import { type Counter, openCounter } from './testing/counter.ts'

const month = (school: School, uuid: string = randomUUID()) => ({
  ...{ uuid, productId: 1, period: 1, price: 50_000 },
  beneficiaryId: school.people.student.userId,
})
type Asked = Exclude<PaymentType, 'balance' | 'terminal' | 'wallet' | 'cash_desk' | 'bank_transfer'>
const pay = (school: School, type: Asked, body: object = {}) =>
  school.as('student')(payments.pay, { params: { type }, body: { ...month(school), ...body } })
const unpaid = (school: School) => school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
const order = async (school: School, uuid: string) =>
  (await school.as('student')(payments.order, { params: { uuid } })).body
const balance = async (school: School) => (await school.as('student')(payments.balance)).body
const pageOf = (school: School, url: string) => school.house.app.http.inject({ url })
const verdicts = (school: School, uuid: string) =>
  school.db.selectFrom('money_message').select('verdict').where('order_uuid', '=', uuid).orderBy('id').execute()
const wordsOf = async (file: Uint8Array) => (await extractText(new Uint8Array(file), { mergePages: true })).text
const say = (school: School, response: string) =>
  school.house.app.http.inject({
    method: 'POST',
    url: '/api/v2/os/payment/callback/bank_card/post',
    payload: new URLSearchParams({ response }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

async function byCard(
  school: School,
  counter: Counter,
  act: Parameters<Counter['atCard']>[1],
  uuid: string = randomUUID(),
) {
  const { body } = await pay(school, 'bank_card', { uuid })
  expect(body.status).toBe('openLink')
  const page = await pageOf(school, body.url ?? '')
  const back = await counter.atCard(page.body, act)
  await counter.settled()
  return { uuid, page, back }
}

test('a card pays: the form is signed, the page reaches the one bank, the message opens learning', async ({
  school,
  counter,
}) => {
  await unpaid(school)
  expect((await school.as('student')(schedule.week)).status).toBe(423)
  const { uuid, page, back } = await byCard(school, counter, 'pay')

  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${counter.address}`)
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval')
  expect(back).toContain(`/api/v2/os/payment/return/${uuid}`)
  const returned = await school.house.app.http.inject({
    method: 'POST',
    url: new URL(back ?? '').pathname,
    payload: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([returned.statusCode, returned.headers.location]).toEqual([303, `/profile/subscribe?order=${uuid}`])
  expect(await order(school, uuid)).toMatchObject({ state: 'paid', isExtra: false })
  expect((await school.as('student')(schedule.week)).status).not.toBe(423)
  expect(await balance(school)).toEqual({ balance: 0, points: 25 })
  expect(await firstDifference(school.db)).toBeNull()
})

test('a page of payment opens to its token alone, and only for a while', async ({ school }) => {
  const { body } = await pay(school, 'bank_card')
  const url = body.url ?? ''
  expect((await pageOf(school, url.replace(/token=[\w-]{8}/, 'token=AAAAAAAA'))).statusCode).toBe(404)
  school.house.setClock(new Date(now.getTime() + 31 * 60_000))
  expect((await pageOf(school, url)).statusCode).toBe(404)
  school.house.setClock(now)
})

for (const act of ['slow', 'late', 'twice', 'disordered'] as const)
  test(`a message that comes ${act} is applied once`, async ({ school, counter }) => {
    const { uuid } = await byCard(school, counter, act)
    expect(await order(school, uuid)).toMatchObject({ state: 'paid', isExtra: false })
    const applied = (await verdicts(school, uuid)).filter(({ verdict }) => verdict === 'applied')
    expect(applied).toHaveLength(1)
    expect((await balance(school)).balance).toBe(0)
    expect(await firstDifference(school.db)).toBeNull()
  })

test('a bank that says nothing is asked, and what it holds is taken', async ({ school, counter }) => {
  const { uuid } = await byCard(school, counter, 'silent')
  const { state, number } = await order(school, uuid)
  expect(state).toBe('paid')
  expect([...counter.bank.payments.values()].find((one) => one.number === String(number))?.state).toBe('paid')
})

test('a refusal is told, and the same order can be paid again', async ({ school, counter }) => {
  const { uuid } = await byCard(school, counter, 'no-money')
  expect((await order(school, uuid)).state).toBe('failed')
  await byCard(school, counter, 'pay', uuid)
  expect((await order(school, uuid)).state).toBe('paid')
})

test('an order that two payments paid leaves the second on the balance, and says so', async ({ school, counter }) => {
  const { uuid } = await byCard(school, counter, 'pay')
  const { number } = await order(school, uuid)
  const first = [...counter.bank.payments.values()].find((one) => one.number === String(number))
  if (!first) throw new Error('The bank knows no payment')
  const second = { ...first, id: '999999999999', state: 'held' as const }
  counter.bank.payments.set(second.id, second)
  const said = await say(school, postOf(counter.bank, second))
  expect([said.statusCode, said.body]).toEqual([200, '0'])
  expect(await order(school, uuid)).toMatchObject({ state: 'paid', isExtra: true })
  expect((await balance(school)).balance).toBe(50_000)
  expect(await firstDifference(school.db)).toBeNull()
})

test('forged, changed, foreign and unknown messages are kept, counted and never applied', async ({
  school,
  counter,
}) => {
  const uuid = randomUUID()
  await pay(school, 'bank_card', { uuid })
  const { number } = await order(school, uuid)
  const status = async (response: string) => (await say(school, response)).statusCode
  const right = postOf(counter.bank, { id: '1', number: String(number), amount: '500' })
  expect(await status(right.replace('amount="500"', 'amount="501"'))).toBe(403)
  expect(await status(right.replace('</document>', '<x/></document>'))).toBe(200)
  expect(await status(postOf(counter.bank, { id: '1', number: String(number), amount: '5' }))).toBe(200)
  expect(await status(postOf(counter.bank, { id: '1', number: '100000000', amount: '500' }))).toBe(200)
  expect((await order(school, uuid)).state).toBe('sent')
  const kept = await school.db
    .selectFrom('money_message')
    .select(['verdict', 'reason'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  expect(kept.toReversed()).toEqual([
    { verdict: 'refused', reason: 'signature' },
    { verdict: 'refused', reason: 'not the form of the protocol' },
    { verdict: 'refused', reason: 'amount' },
    { verdict: 'unknown', reason: 'order 100000000' },
  ])
})

test('a widget pays by its signed notification, after it asked whether the order is ours', async ({
  school,
  counter,
}) => {
  const uuid = randomUUID()
  const { body } = await pay(school, 'card_widget', { uuid })
  const page = await pageOf(school, body.url ?? '')
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${counter.address}`)
  const options = JSON.parse((/data-options="([^"]*)"/.exec(page.body)?.[1] ?? '').replaceAll('&quot;', '"'))
  expect(options.data.CloudPayments.CustomerReceipt.Items).toMatchObject([{ vat: 0, quantity: 1, amount: 500 }])
  const asked = new URLSearchParams({
    publicId: options.publicId,
    amount: options.amount,
    invoiceId: options.invoiceId,
  })
  const frame = await (await fetch(`${counter.address}/widget?${asked}`)).text()
  await counter.press('/widget/act', /value="(\d{6,})"/.exec(frame)?.[1] ?? '', 'twice')
  await counter.settled()
  expect(await order(school, uuid)).toMatchObject({ state: 'paid', isExtra: false })
  const sign = counter.bank.payments.get(/value="(\d{6,})"/.exec(frame)?.[1] ?? '')?.id.slice(-9)
  expect(await receiptOf(school.db, uuid)).toMatchObject({ fiscal: { sign: `9${sign}`, register: '010101234567' } })
  const receipt = await school.as('student')(payments.receipt, { params: { uuid } })
  expect(await wordsOf(receipt.raw)).toContain(`9${sign}`)
})

test('a wallet is a link, and is asked until it is paid; three months are not its', async ({ school, counter }) => {
  const uuid = randomUUID()
  const { body } = await pay(school, 'bank_wallet', { uuid })
  expect(body).toMatchObject({ status: 'openLink', url: expect.stringContaining('/kaspi-pay/') })
  expect((await order(school, uuid)).state).toBe('sent')
  await counter.press('/kaspi-pay', (body.url ?? '').split('/').at(-1) ?? '', 'pay')
  school.house.setClock(new Date(now.getTime() + 5_000))
  expect((await order(school, uuid)).state).toBe('paid')
  school.house.setClock(now)
  const long = await pay(school, 'bank_wallet', { period: 3, price: 135_000 })
  expect(long.body).toMatchObject({ code: 'payments.not-by-this' })
})

test('an operator takes a code; a wrong one is refused, and an empty phone is 412 with status 2', async ({
  school,
}) => {
  const operator = { productId: 903, price: 60_000 }
  const empty = await pay(school, 'operator_billing', { ...operator, phone: '+77010000000' })
  expect(empty).toMatchObject({ status: 412, body: { data: { status: 2 } } })
  const uuid = randomUUID()
  expect((await pay(school, 'operator_billing', { ...operator, uuid, phone: '+77011234567' })).body.status).toBe('code')
  const student = school.as('student')
  const confirm = (code: string) => student(payments.confirmCode, { params: { uuid }, body: { code } })
  expect((await confirm('00000')).body).toMatchObject({ code: 'payments.wrong-code' })
  expect((await student(payments.resendCode, { params: { uuid } })).body).toEqual({ canResend: true })
  expect((await confirm('12345')).body).toMatchObject({ status: 'success' })
  expect((await order(school, uuid)).state).toBe('paid')
})

test('what a terminal brings is on the balance once, in both forms of the protocol', async ({ school }) => {
  const student = school.as('student')
  const { payerNumber: account } = (await student(payments.paymentInfo)).body
  const ask = (form: string, command: string, more: object = {}) =>
    school.house.app.http.inject({
      url: `/api/v2/os/payment/inbound/terminal/${form}`,
      query: { command, txn_id: 'T1', account, sum: '250.50', ...more },
    })
  expect((await ask('json', 'check')).json()).toMatchObject({ result: 0 })
  const first = (await ask('json', 'pay')).json()
  expect((await ask('json', 'pay')).json()).toEqual(first)
  expect((await ask('xml', 'pay')).body).toContain(`<prv_txn>${first.prv_txn}</prv_txn>`)
  expect((await ask('json', 'pay', { sum: '9' })).json()).toMatchObject({ result: 3 })
  expect(
    (
      await ask('json', 'check', { account: payerNumber(5).replace(/.$/, (last) => String((Number(last) + 1) % 10)) })
    ).json(),
  ).toMatchObject({ result: 1 })
  expect((await balance(school)).balance).toBe(25_050)
  expect(await inboundOf(school.db, 'terminal', 'T1')).toMatchObject({ amount: 25_050 })
  const foreign = await school.house.app.http.inject({
    url: '/api/v2/os/payment/inbound/terminal/json',
    remoteAddress: '10.0.0.1',
  })
  expect(foreign.statusCode).toBe(403)
})

test('a bank that is away leaves the order payable', async ({ school }) => {
  const gone = await openCounter()
  await gone.close()
  expect(gone.settings['PAYMENTS']).toBeDefined()
  const uuid = randomUUID()
  await pay(school, 'bank_card', { uuid })
  const desk = deskWith({ config: readConfig({ DEMO: 'off', ...gone.settings }) })
  await tend(desk, school.db, changingOn(school.db, new Date(now.getTime() + 60_000)), new Date(now.getTime() + 60_000))
  expect((await order(school, uuid)).state).toBe('sent')
})

test('a top-up comes to the balance; too little or too much stands under its field', async ({ school, counter }) => {
  const student = school.as('student')
  const uuid = randomUUID()
  const wrong = await student(payments.topUp, { body: { uuid, amount: 5 } })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } })
  const before = (await balance(school)).balance
  const { body } = await student(payments.topUp, { body: { uuid, amount: 700 } })
  await counter.atCard((await pageOf(school, body.url ?? '')).body, 'pay')
  await counter.settled()
  expect((await balance(school)).balance).toBe(before + 70_000)
  const receipt = await student(payments.receipt, { params: { uuid } })
  expect(receipt.raw.subarray(0, 5).toString()).toBe('%PDF-')
})
