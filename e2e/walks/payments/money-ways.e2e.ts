import { randomUUID } from 'node:crypto'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { expect, kz, open, test } from '../../visitor.ts'
import { atBank, enterStudent, leave, payName } from './payer.ts'

const yearPrice = 480_000

test('a student pays by every way there is: it fails, it goes through, and it is repeated', async ({ browser }) => {
  test.setTimeout(300_000)
  const visitor = await open(browser)
  const { page } = visitor
  await enterStudent(page, 'student-trial')
  const desk = deskOn(page)

  await byProviders(page, desk)
  await byPhone(page, desk)
  await fromBalance(page, desk)
  await withPoints(page, desk)
  await atTills(page, desk)
  await leave(visitor, /\b(412|422)\b/)
})

type Desk = ReturnType<typeof deskOn>

function deskOn(page: Page) {
  const dialog = page.getByRole('dialog')
  const choose = async (way: PaymentType, { product = 0, year = false } = {}) => {
    await page.goto('/profile/subscribe')
    await page
      .getByRole('button', { name: kz('payments.buy'), exact: true })
      .nth(product)
      .click()
    if (year) await dialog.getByRole('radio', { name: /^12/ }).click()
    await dialog.getByRole('radio', { name: kz(`payments.way-${way}`) }).click()
  }
  const button = dialog.getByRole('button', { name: payName })
  /** What became of it is said, and closed again. */
  const ended = async (title: MessageKey) => {
    const said = page.getByRole('dialog', { name: kz(title) })
    await expect(said).toBeVisible()
    await said
      .getByRole('button', { name: kz('common.close') })
      .first()
      .click()
    await expect(said).toBeHidden()
  }
  const money = async () => ask(page, payments.balance, {})
  return { dialog, choose, button, pay: () => button.click(), ended, money }
}

/** The bank refuses, then it takes the money and says so twice: what came is spent once, and nothing is left of it. */
async function byProviders(page: Page, { choose, pay, ended, money }: Desk): Promise<void> {
  for (const way of ['bank_card', 'card_widget', 'bank_wallet'] as const) {
    const { balance } = await money()
    for (const act of way === 'card_widget' ? ['no-money', 'twice'] : ['refuse', 'twice']) {
      await choose(way, { year: way !== 'bank_wallet' })
      if (act !== 'twice') await looked(page)
      await pay()
      await atBank(page, act, way)
      await ended(act === 'twice' ? 'payments.success-title' : 'payments.failed-title')
    }
    expect((await money()).balance).toBe(balance)
  }
}

/** Without money on the phone, with a wrong code, with the right one; and once more. */
async function byPhone(page: Page, { dialog, choose, pay, ended }: Desk): Promise<void> {
  await choose('operator_billing', { product: 1 })
  const phone = dialog.getByLabel(kz('payments.phone'))
  await phone.fill('7010000000')
  await pay()
  await expect(dialog.getByText(kz('payments.not-enough-phone'))).toBeVisible()
  await looked(page)
  const code = dialog.getByLabel(kz('payments.code'))
  const confirm = dialog.getByRole('button', { name: kz('payments.confirm-code') })
  for (const codes of [['00000', '12345'], ['12345']]) {
    await choose('operator_billing', { product: 1 })
    await phone.fill('7011234567')
    await pay()
    for (const one of codes) {
      await code.fill(one)
      await confirm.click()
      if (one === '12345') continue
      await expect(dialog.getByRole('alert')).toBeVisible()
      await looked(page)
    }
    await ended('payments.success-title')
  }
}

/** What is there is paid; where it lacks, it is said how much, the card tops it up, and then it is paid. */
async function fromBalance(page: Page, { dialog, choose, button, pay, ended, money }: Desk): Promise<void> {
  while ((await money()).balance >= yearPrice) {
    await choose('balance', { year: true })
    await pay()
    await ended('payments.success-title')
  }
  const missing = tenge(yearPrice - (await money()).balance)
  await choose('balance', { year: true })
  await expect(dialog.getByText(missing)).toBeVisible()
  await expect(button).toBeDisabled()
  await dialog.getByRole('button', { name: kz('payments.top-up'), exact: true }).click()
  for (const act of ['refuse', 'pay']) {
    if (act === 'pay') await page.goto('/profile/subscribe?top-up=on')
    await dialog.getByLabel(kz('payments.top-up-amount')).fill('600')
    if (act === 'refuse') await looked(page)
    await dialog.getByRole('button', { name: kz('payments.top-up-action') }).click()
    await atBank(page, act)
    await ended(act === 'pay' ? 'payments.success-title' : 'payments.failed-title')
  }
  await choose('balance')
  await pay()
  await ended('payments.success-title')
}

/** The points of what was bought buy a month; a second one they do not. */
async function withPoints(page: Page, { dialog, choose, button, pay, ended, money }: Desk): Promise<void> {
  let points: number
  do {
    await choose('bonus_wallet')
    await pay()
    await ended('payments.success-title')
    ;({ points } = await money())
  } while (points >= 500)
  await choose('bonus_wallet')
  await expect(dialog.getByText(`${500 - points}`, { exact: false }).first()).toBeVisible()
  await expect(button).toBeDisabled()
  await looked(page)
}

/** The ways elsewhere say the number to type there; a wrong digit finds nobody, and what is sent twice comes once. */
async function atTills(page: Page, { dialog, choose, money }: Desk): Promise<void> {
  const { payerNumber: account } = await ask(page, payments.paymentInfo, {})
  const wrong = account.slice(0, -1) + String((Number(account.at(-1)) + 1) % 10)
  const tills = ['terminal', 'wallet', 'cash_desk'] as const
  for (const way of [...tills, 'bank_transfer'] as const) {
    await choose(way)
    await expect(dialog.getByText(account)).toBeVisible()
    await looked(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  for (const till of tills) {
    const { balance } = await money()
    const pay = async (to: string, number: string) => {
      const params = { command: 'pay', txn_id: number, account: to, sum: '150' }
      return (await page.request.get(`/api/v2/os/payment/inbound/${till}/json`, { params })).json()
    }
    const txn = randomUUID()
    expect((await pay(wrong, txn)).result).toBe(1)
    const first = await pay(account, txn)
    expect(first).toMatchObject({ result: 0, prv_txn: expect.any(Number) })
    // The page that stands there says so by itself.
    await expect(page.locator('main strong').getByText(tenge(balance + 15_000), { exact: true })).toBeVisible()
    expect(await pay(account, txn)).toEqual(first)
    expect((await money()).balance).toBe(balance + 15_000)
  }
  await expect(page.locator('main').getByText(kz('payments.balance'), { exact: true }).first()).toBeVisible()
}
