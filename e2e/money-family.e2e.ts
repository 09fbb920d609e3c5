import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { payments } from '@qalam/contract/payments/api.ts'
import type { Locator, Page } from '@playwright/test'
import { databaseUrl } from './office.ts'
import { ask } from './school.ts'
import {
  enterAs,
  expect,
  open,
  said,
  scrollsSideways,
  seriousFindings,
  skipAnnouncements,
  speak,
  test,
  type Visitor,
} from './visitor.ts'

const wordsOf = (language: Language) => (key: MessageKey) => said(key, language)
/** What is shown stands on the page in order: nothing serious for axe, nothing sideways. */
async function stands(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}
/** By keyboard alone: what has the focus is pressed. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus()
  await target.press(key)
}
/** The same on a page that has only just come, and may still move the focus to its heading. */
const opens = (target: Locator, opened: Locator): Promise<void> =>
  expect(async () => {
    await press(target)
    await expect(opened).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
const quiet = async ({ page, complaints }: Visitor, expected = /\b42[0-9]\b/): Promise<void> => {
  expect(complaints.filter((one) => !expected.test(one))).toEqual([])
  await page.context().close()
}

test('a parent pays for the other child by card for a year, by keyboard, and the points of it buy a month', async ({
  browser,
}) => {
  const words = wordsOf('kz')
  const visitor = await open(browser, { width: 768, height: 1024 })
  const { page } = visitor
  await skipAnnouncements(page)
  await enterAs(page, 'parent')
  const { people } = await ask(page, payments.active, {})
  const child = people.at(-1)
  if (!child) throw new Error('The demo has no parent with children')
  const endOf = async () => {
    const { rows } = await ask(page, payments.active, {})
    return rows.find((row) => row.isOwn && row.userId === child.userId)?.expireTime ?? ''
  }

  await page.goto('/profile/subscribe')
  const dialog = page.getByRole('dialog')
  await opens(page.getByRole('button', { name: words('payments.buy'), exact: true }).first(), dialog)
  await press(dialog.getByRole('radio', { name: child.name }), 'Space')
  await press(dialog.getByRole('radio', { name: /^12 ай/ }), 'Space')
  await press(dialog.getByRole('radio', { name: words('payments.way-bank_card') }), 'Space')
  await stands(page)
  await press(dialog.getByRole('button', { name: /төлеу$/ }))
  await press(page.getByRole('button', { name: 'pay', exact: true }))
  await page.waitForURL(/profile\/subscribe/)
  const success = page.getByRole('dialog', { name: words('payments.success-title') })
  await expect(success).toBeVisible()
  await press(success.getByRole('button', { name: words('common.close') }).first())
  const paid = await endOf()
  expect(Date.parse(paid) - Date.now()).toBeGreaterThan(359 * 86_400_000)

  await page.goto('/profile/bilim-bonus')
  await opens(page.getByRole('button', { name: words('payments.bonus-order') }).first(), dialog)
  await press(dialog.getByRole('radio', { name: child.name }), 'Space')
  const buy = dialog.getByRole('button', { name: words('payments.buy'), exact: true })
  await expect(buy).toBeDisabled()
  await press(dialog.getByRole('checkbox'), 'Space')
  await stands(page)
  await press(buy)
  await expect(dialog).toBeHidden()
  await expect.poll(async () => Date.parse(await endOf()) - Date.parse(paid)).toBe(30 * 86_400_000)
  await quiet(visitor)
})

test('a director takes a seat back and gives it again, and the teacher’s page follows by itself', async ({
  browser,
}) => {
  const words = wordsOf('ru')
  const [director, teacher] = [await open(browser), await open(browser, { width: 390, height: 844 })]
  for (const [{ page }, role] of [
    [director, 'director'],
    [teacher, 'teacher'],
  ] as const) {
    await skipAnnouncements(page)
    await speak(page, 'ru')
    await enterAs(page, role, 'ru')
  }
  const name = 'Күзембаева'
  await director.page.goto('/teachers-access')
  await director.page.getByLabel(words('payments.seats-search')).fill(name)
  const take = director.page.getByRole('button', { name: `${words('payments.seats-take')}: ${name}` })
  const give = director.page.getByRole('button', { name: `${words('payments.seats-give')}: ${name}` })
  await expect(take.or(give)).toBeVisible()
  if (await give.isVisible()) await press(give)
  await expect(take).toBeVisible()

  const held = teacher.page.locator('main').getByText(words('payments.type-teacher_school'))
  await teacher.page.goto('/profile/subscribe')
  await expect(held).toBeVisible()
  await press(take)
  await expect(give).toBeVisible()
  await expect(held).toBeHidden()
  await press(give)
  await expect(take).toBeVisible()
  await expect(held).toBeVisible()
  await stands(director.page)
  await stands(teacher.page)
  await quiet(director)
  await quiet(teacher)
})

/** What `npm run money -- …` says and answers. */
function runMoney(url: string, ...args: string[]): string {
  const script = fileURLToPath(new URL('../server/src/cli/money.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: url, DEMO: 'off' }
  return execFileSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

test('a blocked student pays by the widget and learning opens; the bank takes the money back and it closes, and the books agree', async ({
  browser,
}) => {
  const words = wordsOf('ru')
  const visitor = await open(browser, { width: 390, height: 844 })
  const { page } = visitor
  await skipAnnouncements(page)
  await speak(page, 'ru')
  await page.goto('/login')
  await page.locator('input:not([type=password])').first().fill('student-blocked')
  await page.locator('input[type=password]').fill('qalam2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.goto('/schedule')
  const locked = page.locator('main h1').filter({ hasText: words('shell.locked-title') })
  await expect(locked).toBeVisible()
  await stands(page)

  await page.goto('/profile/subscribe')
  const dialog = page.getByRole('dialog')
  await opens(page.getByRole('button', { name: words('payments.buy'), exact: true }).first(), dialog)
  await press(dialog.getByRole('radio', { name: words('payments.way-card_widget') }), 'Space')
  await press(dialog.getByRole('button', { name: /^Оплатить/ }))
  await press(page.frameLocator('iframe').getByRole('button', { name: 'charge-back', exact: true }))
  await page.waitForURL(/profile\/subscribe/)
  await expect(page.getByRole('dialog', { name: words('payments.success-title') })).toBeVisible()
  await page.goto('/schedule')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(locked).toBeHidden()

  // The bank waits a while, and a yes is believed for thirty seconds on every node.
  await expect(async () => {
    await page.goto('/schedule')
    await expect(locked).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const url = databaseUrl()
  if (url !== null) expect(runMoney(url, 'prove')).toContain('The books agree.')
  await quiet(visitor)
})
