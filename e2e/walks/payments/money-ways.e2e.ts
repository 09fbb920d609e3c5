import { randomUUID } from 'node:crypto'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import { tenge } from '@qalam/contract/payments/rules.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Page } from '@playwright/test'
import { atBank, leave, payName, signIn, stands, wordsOf } from './payer.ts'
import { ask } from '../../school.ts'
import { dismiss, expect, open, skipAnnouncements, speak, test } from '../../visitor.ts'

/** Every way to pay is walked in both languages and at each width; a till pays to the balance. */
const windows: [number, Language, 'terminal' | 'wallet' | 'cash_desk'][] = [
  [390, 'ru', 'terminal'],
  [768, 'kz', 'wallet'],
  [1366, 'ru', 'cash_desk'],
]
const yearPrice = 480_000

for (const [width, language, till] of windows)
  test(`a student pays by every way there is in ${language} at ${width}: it fails, it goes through, and it is repeated`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const visitor = await open(browser, { width, height: 844 })
    const { page } = visitor
    await skipAnnouncements(page)
    await speak(page, language)
    await signIn(page, 'student-trial')
    const desk = deskOn(page, language)

    await byProviders(page, desk)
    await byPhone(page, desk)
    await fromBalance(page, desk)
    await withPoints(page, desk)
    await atTill(page, desk, till)
    await leave(visitor, /\b(412|422)\b/)
  })

type Desk = ReturnType<typeof deskOn>

function deskOn(page: Page, language: Language) {
  const words = wordsOf(language)
  const dialog = page.getByRole('dialog')
  let isGreeted = false
  const choose = async (way: PaymentType, { product = 0, year = false } = {}) => {
    await page.goto('/profile/subscribe')
    await dismiss(page, isGreeted ? 100 : 2_500, language)
    isGreeted = true
    await page
      .getByRole('button', { name: words('payments.buy'), exact: true })
      .nth(product)
      .click()
    if (year) await dialog.getByRole('radio', { name: /^12/ }).click()
    await dialog.getByRole('radio', { name: words(`payments.way-${way}`) }).click()
  }
  const button = dialog.getByRole('button', { name: payName(language) })
  /** What became of it is said, and closed again. */
  const ended = async (title: MessageKey) => {
    const said = page.getByRole('dialog', { name: words(title) })
    await expect(said).toBeVisible()
    await said
      .getByRole('button', { name: words('common.close') })
      .first()
      .click()
    await expect(said).toBeHidden()
  }
  const money = async () => ask(page, payments.balance, {})
  return { words, dialog, choose, button, pay: () => button.click(), ended, money }
}

/** The bank refuses, then it takes the money and says so twice: what came is spent once, and nothing is left of it. */
async function byProviders(page: Page, { choose, pay, ended, money }: Desk): Promise<void> {
  for (const way of ['bank_card', 'card_widget', 'bank_wallet'] as const) {
    const { balance } = await money()
    for (const act of way === 'card_widget' ? ['no-money', 'twice'] : ['refuse', 'twice']) {
      await choose(way, { year: way !== 'bank_wallet' })
      if (act !== 'twice') await stands(page)
      await pay()
      await atBank(page, act, way)
      await ended(act === 'twice' ? 'payments.success-title' : 'payments.failed-title')
    }
    expect((await money()).balance).toBe(balance)
  }
}

/** Without money on the phone, with a wrong code, with the right one; and once more. */
async function byPhone(page: Page, { words, dialog, choose, pay, ended }: Desk): Promise<void> {
  await choose('operator_billing', { product: 1 })
  const phone = dialog.getByLabel(words('payments.phone'))
  await phone.fill('7010000000')
  await pay()
  await expect(dialog.getByText(words('payments.not-enough-phone'))).toBeVisible()
  await stands(page)
  const code = dialog.getByLabel(words('payments.code'))
  const confirm = dialog.getByRole('button', { name: words('payments.confirm-code') })
  for (const codes of [['00000', '12345'], ['12345']]) {
    await choose('operator_billing', { product: 1 })
    await phone.fill('7011234567')
    await pay()
    for (const one of codes) {
      await code.fill(one)
      await confirm.click()
      if (one === '12345') continue
      await expect(dialog.getByRole('alert')).toBeVisible()
      await stands(page)
    }
    await ended('payments.success-title')
  }
}

/** What is there is paid; where it lacks, it is said how much, the card tops it up, and then it is paid. */
async function fromBalance(page: Page, { words, dialog, choose, button, pay, ended, money }: Desk): Promise<void> {
  while ((await money()).balance >= yearPrice) {
    await choose('balance', { year: true })
    await pay()
    await ended('payments.success-title')
  }
  const missing = tenge(yearPrice - (await money()).balance)
  await choose('balance', { year: true })
  await expect(dialog.getByText(missing)).toBeVisible()
  await expect(button).toBeDisabled()
  await dialog.getByRole('button', { name: words('payments.top-up'), exact: true }).click()
  for (const act of ['refuse', 'pay']) {
    if (act === 'pay') await page.goto('/profile/subscribe?top-up=on')
    await dialog.getByLabel(words('payments.top-up-amount')).fill('600')
    if (act === 'refuse') await stands(page)
    await dialog.getByRole('button', { name: words('payments.top-up-action') }).click()
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
  await stands(page)
}

/** The ways elsewhere say the number to type there; a wrong digit finds nobody, and what is sent twice comes once. */
async function atTill(page: Page, { words, dialog, choose, money }: Desk, till: PaymentType): Promise<void> {
  const { payerNumber: account } = await ask(page, payments.paymentInfo, {})
  for (const way of ['terminal', 'wallet', 'cash_desk', 'bank_transfer'] as const) {
    await choose(way)
    await expect(dialog.getByText(account)).toBeVisible()
    if (way === till || way === 'bank_transfer') await stands(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const { balance } = await money()
  const pay = async (to: string, number: string) => {
    const params = { command: 'pay', txn_id: number, account: to, sum: '150' }
    return (await page.request.get(`/api/v2/os/payment/inbound/${till}/json`, { params })).json()
  }
  const txn = randomUUID()
  const wrong = account.slice(0, -1) + String((Number(account.at(-1)) + 1) % 10)
  expect((await pay(wrong, txn)).result).toBe(1)
  const first = await pay(account, txn)
  expect(first).toMatchObject({ result: 0, prv_txn: expect.any(Number) })
  // The page that stands there says so by itself.
  await expect(page.locator('main').getByText(tenge(balance + 15_000), { exact: true })).toBeVisible()
  expect(await pay(account, txn)).toEqual(first)
  expect((await money()).balance).toBe(balance + 15_000)
  await expect(page.locator('main').getByText(words('payments.balance'), { exact: true }).first()).toBeVisible()
}
