import { payments } from '@qalam/contract/payments/api.ts'
import type { Page } from '@playwright/test'
import { databaseUrl } from '../../server/office.ts'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'
import { atBank, enterStudent, leave, opens, payName, press, runMoney } from './payer.ts'

const dayInMs = 86_400_000

/** When the access that the parent paid for ends; now where it is over or never began. */
async function endOf(page: Page, userId: number): Promise<number> {
  const { rows } = await ask(page, payments.active, {})
  const end = rows.find((row) => row.isOwn && row.userId === userId)?.expireTime
  return Math.max(Date.parse(end ?? ''), Date.now()) || Date.now()
}

test('a parent pays for the other child by card, twelve months, three and one by keyboard, and the points of it buy a month', async ({
  browser,
}) => {
  const visitor = await open(browser)
  const { page } = visitor
  await enterAs(page, 'parent')
  const { people } = await ask(page, payments.active, {})
  const child = people.at(-1)
  if (!child) throw new Error('The demo has no parent with children')
  const dialog = page.getByRole('dialog')

  for (const months of [12, 3, 1]) {
    const before = await endOf(page, child.userId)
    await page.goto('/profile/subscribe')
    await opens(page.getByRole('button', { name: kz('payments.buy'), exact: true }).first(), dialog)
    await press(dialog.getByRole('radio', { name: child.name }), 'Space')
    await press(dialog.getByRole('radio', { name: new RegExp(`^${months} `) }), 'Space')
    await press(dialog.getByRole('radio', { name: kz('payments.way-bank_card') }), 'Space')
    if (months === 12) await looked(page)
    await press(dialog.getByRole('button', { name: payName }))
    await press(page.getByRole('button', { name: 'pay', exact: true }))
    await page.waitForURL(/profile\/subscribe/)
    const success = page.getByRole('dialog', { name: kz('payments.success-title') })
    await expect(success).toBeVisible()
    await press(success.getByRole('button', { name: kz('common.close') }).first())
    expect(Math.round(((await endOf(page, child.userId)) - before) / dayInMs)).toBe(months * 30)
  }

  await page.goto('/profile/bilim-bonus')
  const offer = page.getByRole('button', { name: kz('payments.bonus-order') }).first()
  await expect(offer).toBeVisible()
  await looked(page)
  const paid = await endOf(page, child.userId)
  await opens(offer, dialog)
  await press(dialog.getByRole('radio', { name: child.name }), 'Space')
  const buy = dialog.getByRole('button', { name: kz('payments.buy'), exact: true })
  await expect(buy).toBeDisabled()
  await press(dialog.getByRole('checkbox'), 'Space')
  await looked(page)
  await press(buy)
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await endOf(page, child.userId)) - paid).toBe(30 * dayInMs)
  await leave(visitor)
})

test('a director takes a seat back and gives it again, and the teacher’s page on a phone follows by itself', async ({
  browser,
}) => {
  const director = await open(browser)
  const teacher = await open(browser, { width: 390, height: 844 })
  for (const [{ page }, role] of [
    [director, 'director'],
    [teacher, 'teacher'],
  ] as const) {
    await enterAs(page, role)
  }
  const name = 'Күзембаева'
  await director.page.goto('/teachers-access')
  await director.page.getByLabel(kz('payments.seats-search')).fill(name)
  const take = director.page.getByRole('button', { name: `${kz('payments.seats-take')}: ${name}` })
  const give = director.page.getByRole('button', { name: `${kz('payments.seats-give')}: ${name}` })
  await expect(take.or(give)).toBeVisible()
  await looked(director.page)
  if (await give.isVisible()) await press(give)
  await expect(take).toBeVisible()

  const held = teacher.page.locator('main').getByText(kz('payments.type-teacher_school'))
  await teacher.page.goto('/profile/subscribe')
  await expect(held).toBeVisible()
  await press(take)
  await expect(give).toBeVisible()
  await expect(held).toBeHidden()
  await press(give)
  await expect(take).toBeVisible()
  await expect(held).toBeVisible()
  await looked(teacher.page)
  await leave(director)
  await leave(teacher)
})

test('a student behind the locked screen pays by the widget and the other window opens; the bank takes the money back and it closes, and the books agree', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const visitor = await open(browser)
  const { page } = visitor
  await enterStudent(page, 'student-blocked')
  const other = await page.context().newPage()
  const lockedIn = (where: Page) => where.locator('main h1').filter({ hasText: kz('shell.locked-title') })
  for (const one of [page, other]) {
    await one.goto('/schedule')
    await expect(lockedIn(one)).toBeVisible()
  }
  await looked(page)

  await page.goto('/profile/subscribe')
  const dialog = page.getByRole('dialog')
  await opens(page.getByRole('button', { name: kz('payments.buy'), exact: true }).first(), dialog)
  await press(dialog.getByRole('radio', { name: kz('payments.way-card_widget') }), 'Space')
  await press(dialog.getByRole('button', { name: payName }))
  await atBank(page, 'charge-back', 'card_widget')
  await expect(page.getByRole('dialog', { name: kz('payments.success-title') })).toBeVisible()
  await expect(other.locator('main h1')).toBeVisible()
  await expect(lockedIn(other)).toBeHidden()

  // The bank waits a while, and a yes is believed for thirty seconds on every node.
  await expect(async () => {
    await page.goto('/schedule')
    await expect(lockedIn(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const url = databaseUrl()
  if (url !== null) expect(runMoney(url, 'prove')).toContain('The books agree.')
  await leave(visitor)
})
