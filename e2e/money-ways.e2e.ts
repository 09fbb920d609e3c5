import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Page } from '@playwright/test'
import {
  dismiss,
  expect,
  open,
  said,
  scrollsSideways,
  seriousFindings,
  skipAnnouncements,
  speak,
  test,
} from './visitor.ts'

const [width, language]: [number, Language] = [390, 'ru']

test('a student pays by wallet, widget and phone, is refused and pays again, on a phone', async ({ browser }) => {
  const words = (key: MessageKey) => said(key, language)
  const { page, complaints } = await open(browser, { width, height: 844 })
  await skipAnnouncements(page)
  await speak(page, language)
  await signIn(page, 'student-trial')

  let isGreeted = false
  const choose = async (way: MessageKey, product: number) => {
    await page.goto('/profile/subscribe')
    await dismiss(page, isGreeted ? 100 : 2_500, language)
    isGreeted = true
    await page
      .getByRole('button', { name: words('payments.buy'), exact: true })
      .nth(product)
      .click()
    await page.getByRole('radio', { name: words(way) }).click()
  }
  const pay = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: payName(language) })
      .click()
  const ended = async (title: MessageKey) => {
    const dialog = page.getByRole('dialog', { name: words(title) })
    await expect(dialog).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await dialog
      .getByRole('button', { name: words('common.close') })
      .first()
      .click()
  }

  for (const [act, title] of [
    ['refuse', 'payments.failed-title'],
    ['pay', 'payments.success-title'],
  ] as const) {
    await choose('payments.way-bank_wallet', 0)
    await pay()
    await page.getByRole('button', { name: act, exact: true }).click()
    await page.waitForURL(/profile\/subscribe/)
    await ended(title)
  }
  for (const [act, title] of [
    ['no-money', 'payments.failed-title'],
    ['twice', 'payments.success-title'],
  ] as const) {
    await choose('payments.way-card_widget', 0)
    await pay()
    await page.frameLocator('iframe').getByRole('button', { name: act, exact: true }).click()
    await page.waitForURL(/profile\/subscribe/)
    await ended(title)
  }

  // The phone: without money, with a wrong code, with the right one.
  await choose('payments.way-operator_billing', 1)
  const phone = page.getByLabel(words('payments.phone'))
  await phone.fill('7010000000')
  await pay()
  await expect(page.getByRole('dialog').getByText(words('payments.not-enough-phone'))).toBeVisible()
  await phone.fill('7011234567')
  await pay()
  const code = page.getByLabel(words('payments.code'))
  await code.fill('00000')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: words('payments.confirm-code') }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await code.fill('12345')
  await page.getByRole('button', { name: words('payments.confirm-code') }).click()
  await ended('payments.success-title')

  // What asks for a way elsewhere shows the number to type there.
  for (const way of ['terminal', 'cash_desk', 'bank_transfer'] as const) {
    await choose(`payments.way-${way}`, 0)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
  }

  expect(complaints.filter((one) => !/41[0-9]|42[0-9]/.test(one))).toEqual([])
  await page.context().close()
})

const payName = (language: Language) => (language === 'kz' ? /төлеу$/ : /^Оплатить/)

async function signIn(page: Page, login: string): Promise<void> {
  await page.goto('/login')
  await page.locator('input:not([type=password])').first().fill(login)
  await page.locator('input[type=password]').fill('qalam2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}
