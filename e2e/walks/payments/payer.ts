import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Locator, Page } from '@playwright/test'
import { enterWith, expect, type Visitor } from '../../visitor.ts'

/** One of the demo's students who have no button of their own; what their region is told they have seen. */
export async function enterStudent(page: Page, login: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('regionNotificationSeen', '1'))
  await enterWith(page, { login, password: 'qalam2026' })
}

/** The button of a purchase, whatever it costs. */
export const payName = /төлеу$/

/** By keyboard alone: what has the focus is pressed. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus()
  await target.press(key)
}

/** The same on a page that has only just come, and may still move the focus to its heading. */
export const opens = (target: Locator, opened: Locator): Promise<void> =>
  expect(async () => {
    await press(target)
    await expect(opened).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })

/** Chooses at the sandbox bank what shall happen, and comes back. */
export async function atBank(page: Page, act: string, way: PaymentType = 'bank_card'): Promise<void> {
  const bank = way === 'card_widget' ? page.frameLocator('iframe') : page
  await bank.getByRole('button', { name: act, exact: true }).click()
  await page.waitForURL(/profile\/subscribe/)
}

/** Nothing was said on the console but what was refused on purpose. */
export async function leave({ page, complaints }: Visitor, expected = /\b42[0-9]\b/): Promise<void> {
  expect(complaints.filter((one) => !expected.test(one))).toEqual([])
  await page.context().close()
}

/** What `npm run money -- …` says and answers. */
export function runMoney(url: string, ...args: string[]): string {
  const script = fileURLToPath(new URL('../../../server/src/cli/money.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: url, DEMO: 'off' }
  return execFileSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
