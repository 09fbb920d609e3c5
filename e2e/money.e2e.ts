import { dismiss, expect, kz, open, scrollsSideways, seriousFindings, skipAnnouncements, test } from './visitor.ts'

test('a locked student pays by card, and the other window opens by itself; the next card is refused', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  await skipAnnouncements(page)
  await page.goto('/login')
  await page.locator('input:not([type=password])').first().fill('student-locked')
  await page.locator('input[type=password]').fill('qalam2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  const other = await page.context().newPage()
  await other.goto('/schedule')
  await expect(other.locator('main h1')).toHaveText(kz('shell.locked-title'))
  expect(await seriousFindings(other)).toEqual([])

  const byCard = async (act: string) => {
    await page.goto('/profile/subscribe')
    await dismiss(page, 2_500)
    await page
      .getByRole('button', { name: kz('payments.buy'), exact: true })
      .first()
      .click()
    await page.getByRole('radio', { name: kz('payments.way-bank_card') }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /төлеу$/ })
      .click()
    await page.getByRole('button', { name: act, exact: true }).click()
    await page.waitForURL(/profile\/subscribe/)
  }
  await byCard('pay')
  await expect(page.getByRole('dialog', { name: kz('payments.success-title') })).toBeVisible()
  await expect(other.locator('main h1')).not.toHaveText(kz('shell.locked-title'))
  await byCard('refuse')
  await expect(page.getByRole('dialog', { name: kz('payments.failed-title') })).toBeVisible()
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expect.poll(() => scrollsSideways(page), { message: `at ${width}` }).toBe(false)
  }

  // What was locked was refused on purpose.
  expect(complaints.filter((said) => !said.includes('423'))).toEqual([])
  await page.context().close()
})
