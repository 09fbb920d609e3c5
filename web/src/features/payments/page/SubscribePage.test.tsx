import { payments } from '@qalam/contract/payments/api.ts'
import type { OrderShown } from '@qalam/contract/payments/api-paying.ts'
import { phoneEmpty, providerAway } from '@qalam/contract/payments/problems.ts'
import type { Held, Product } from '@qalam/contract/payments/shapes.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { TopUpDialog } from '../buy/TopUpDialog.tsx'
import SubscribePage from './SubscribePage.tsx'

const words = (name: string) => ({ kz: name, ru: name, en: name })
const product: Product = {
  id: 1,
  type: 'student',
  group: 'student',
  name: words('Оқушы'),
  description: words('Күнделік'),
  trialDays: 0,
  days: null,
  seats: 0,
  providers: null,
  listPeriod: [
    { period: 1, price: 50_000, pricePerMonth: 50_000 },
    { period: 3, price: 135_000, pricePerMonth: 45_000 },
  ],
}
const operator: Product = {
  ...product,
  id: 903,
  name: words('Оператор'),
  providers: ['operator_billing'],
  listPeriod: product.listPeriod.slice(0, 1),
}
const order = (state: OrderShown['state']): OrderShown => ({
  ...{
    uuid: '00000000-0000-4000-8000-000000000001',
    number: 100_000_001,
    kind: 'subscribe',
    state,
    provider: 'bank_card',
  },
  ...{ price: 50_000, what: words('Оқушы'), at: '2026-11-18T04:10:00Z', isExtra: false, asksCode: false, url: null },
})

type Shop = { key: 'certification'; name: Product['name']; price: number; productId: null }[]
type House = { balance?: number; products?: Product[]; rows?: Held[]; shop?: Shop }

function house({ balance = 0, products = [product], rows = [], shop = [] }: House = {}) {
  const people = [{ userId: 7, name: 'Асан Әли', triedProducts: [], hasSubscribe: false }]
  const method = (
    type: 'bank_card' | 'balance' | 'bank_wallet' | 'operator_billing' | 'cash_desk',
    isHelp = false,
  ) => ({
    ...{ type, isHelp, isSandbox: false },
  })
  const methods = [
    method('bank_card'),
    method('balance'),
    method('bank_wallet'),
    method('operator_billing'),
    method('cash_desk', true),
  ]
  return serve([
    [payments.showcase, () => ({ featured: products, showcase: [] })],
    [payments.active, () => ({ people, rows })],
    [payments.balance, () => ({ balance, points: 25 })],
    [payments.orders, () => ({ rows: [] })],
    [payments.order, () => order('paid')],
    [payments.paymentInfo, () => ({ methods, payerNumber: '000000175', bank: null, shop })],
    [payments.transactions, () => ({ rows: [], page: 1, total: 0, pageSize: 20 })],
    [payments.subscribe, () => ({ status: 'success' as const, missing: 0 })],
    [
      payments.pay,
      () => {
        throw phoneEmpty({ status: 2 })
      },
    ],
  ])
}

const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Сатып алу' }))
const by = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

test('three months are chosen and paid from the balance, and it is said that it went through', async () => {
  const sent = house({ balance: 200_000 })
  show(<SubscribePage />)

  await open()
  await by(/^3 ай/)
  await by(/^Баланс/)
  await userEvent.click(screen.getByRole('button', { name: /төлеу$/ }))
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toContainEqual(expect.objectContaining({ productId: 1, period: 3, price: 135_000, beneficiaryId: 7 }))
  expect(await screen.findByRole('dialog', { name: 'Төлем өтті' })).toBeTruthy()
})

test('the shop is there for whom something is sold in it, a certification for a teacher', async () => {
  house()
  const family = show(<SubscribePage />)
  await screen.findByText('Оқушы')
  expect(screen.queryByRole('button', { name: 'Дүкен' })).toBeNull()
  family.unmount()

  house({ shop: [{ key: 'certification', name: words('Сертификат'), price: 600_000, productId: null }] })
  show(<SubscribePage />)
  await screen.findByRole('button', { name: 'Дүкен' })
})

test('by which rules access was given can be told to the support', async () => {
  const held: Held = {
    ...{ id: 1, userId: 7, productId: 1, type: 'student', status: 'active', expireTime: '2027-11-18T04:10:00Z' },
    ...{ isOwn: true, isOpen: true, graceUntil: null, validator: 'role' },
  }
  house({ rows: [held, { ...held, id: 2, type: 'school', isOwn: false, validator: 'school' }] })
  show(<SubscribePage />)

  expect(await screen.findByText('Қолдау қызметіне: қолжетімділік рөл бойынша, мектеп бойынша берілді')).toBeTruthy()
})

test('where the balance lacks, it is said how much, and topping up is offered', async () => {
  house({ balance: 20_000 })
  show(<SubscribePage />)

  await open()
  await by(/^Баланс/)
  expect(screen.getByText(/жетпейді/).textContent).toContain('300 ₸')
  expect(screen.getByRole('button', { name: /төлеу$/ })).toHaveProperty('disabled', true)
  const [offer] = screen.getAllByRole('button', { name: 'Балансты толтыру' }).toReversed()
  await userEvent.click(offer ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Балансты толтыру' })).toBeTruthy()
})

test('a wallet is offered for one month alone, and a cash desk has four steps and no button', async () => {
  house()
  show(<SubscribePage />)

  await open()
  expect(screen.queryByRole('radio', { name: /Kaspi/ })).toBeTruthy()
  await by(/^3 ай/)
  expect(screen.queryByRole('radio', { name: /Kaspi/ })).toBeNull()
  await by(/касса/i)
  expect(
    screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /000000175|Qalam|куәлік|түбіртек/.test(textContent ?? '')),
  ).toHaveLength(4)
  expect(screen.queryByRole('button', { name: /төлеу$/ })).toBeNull()
})

test('a phone without money says so and leads back to the ways to pay', async () => {
  house({ products: [operator] })
  show(<SubscribePage />)

  await open()
  await by(/Ұялы/)
  await userEvent.type(screen.getByRole('textbox', { name: /Телефон/ }), '7011234567')
  await userEvent.click(screen.getByRole('button', { name: /төлеу$/ }))
  expect(await screen.findByText(/Телефон балансында ақша жеткіліксіз\. Толтырыңыз/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Төлем тәсілдеріне қайту' }))
  expect(screen.queryByText(/Толтырыңыз немесе/)).toBeNull()
})

test('a bank that is away is said, a top-up that is sent again is the same order, and another amount is another order', async () => {
  const sent = serve([
    [
      payments.topUp,
      () => {
        throw providerAway()
      },
    ],
  ])
  show(<TopUpDialog onClose={() => undefined} />)

  const send = await screen.findByRole('button', { name: 'Картамен төлеу' })
  for (const count of [1, 2]) {
    await userEvent.click(send)
    await expect.poll(() => sent.length).toBe(count)
    await screen.findByText(/Банк жауап бермеді/)
  }
  await userEvent.type(screen.getByRole('textbox', { name: /Сомасы/ }), '0')
  await userEvent.click(send)
  await expect.poll(() => sent.length).toBe(3)
  const orders = sent.map(({ body }) => body as { uuid: string; amount: number })
  expect(orders.map(({ amount }) => amount)).toEqual([1000, 1000, 10_000])
  expect(new Set(orders.map(({ uuid }) => uuid)).size).toBe(2)
})
