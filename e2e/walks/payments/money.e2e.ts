import type { Locator } from '@playwright/test'
import { tabTo } from '../../keyboard.ts'
import { looked } from '../../looks/looked.ts'
import { expect, kz, open, test } from '../../visitor.ts'
import { enterStudent, leave, payName } from './payer.ts'

test('a locked student pays by card from the locked screen to the lessons without a mouse, and the other window opens by itself', async ({
  browser,
}) => {
  const visitor = await open(browser)
  const { page } = visitor
  await enterStudent(page, 'student-locked')
  const other = await page.context().newPage()
  await other.goto('/schedule')
  const lockedIn = (where: typeof page) => where.locator('main h1').filter({ hasText: kz('shell.locked-title') })
  await expect(lockedIn(other)).toBeVisible()
  await looked(other)

  const keys = page.keyboard
  // Greetings of the day may stand before the page.
  const goTo = (target: Locator) => tabTo(page, target, { greeted: true })
  await page.goto('/schedule')
  await expect(lockedIn(page)).toBeVisible()
  await goTo(page.getByRole('link', { name: kz('shell.locked-subscribe') }))
  await keys.press('Enter')
  await page.waitForURL(/profile\/subscribe/)
  await goTo(page.getByRole('button', { name: kz('payments.buy'), exact: true }).first())
  await keys.press('Enter')
  const dialog = page.getByRole('dialog')
  // A group of radio buttons is one stop of the tab key: the first of the ways, which a space chooses.
  await goTo(dialog.getByRole('radio', { name: kz('payments.way-bank_card') }))
  await keys.press('Space')
  await looked(page)
  await goTo(dialog.getByRole('button', { name: payName }))
  await keys.press('Enter')
  await goTo(page.getByRole('button', { name: 'pay', exact: true }))
  await keys.press('Enter')
  await page.waitForURL(/profile\/subscribe/)
  const success = page.getByRole('dialog', { name: kz('payments.success-title') })
  await expect(success).toBeVisible()
  await looked(page)
  await keys.press('Escape')
  await expect(success).toBeHidden()
  await goTo(page.locator('nav a[href="/schedule"]:visible').first())
  await keys.press('Enter')
  await page.waitForURL(/schedule/)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(lockedIn(page)).toBeHidden()
  await expect(lockedIn(other)).toBeHidden()

  // What was locked was refused on purpose.
  await leave(visitor, /\b423\b/)
})
