import { enterAs, expect, kz, open, scrollsSideways, seriousFindings, skipAnnouncements, test } from '../../visitor.ts'

test('a psychologist reviews the product by keyboard, the director answers, and the answer comes', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  await skipAnnouncements(page)
  await enterAs(page, 'employee')
  await page.goto('/feedback')
  await page.getByRole('button', { name: kz('feedback.tell') }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: kz('feedback.dialog') })
  // Three stars are asked what was missing; the arrow leads to four, which are asked what was good.
  await dialog.getByRole('radio').nth(2).focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('checkbox', { name: kz('feedback.category-unclear') })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('checkbox', { name: kz('feedback.category-useful') }).focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel(kz('feedback.message'), { exact: false }).first().fill('Кесте ыңғайлы')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: kz('feedback.send') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(kz('feedback.sent'))).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const reader = await open(browser)
  await skipAnnouncements(reader.page)
  await enterAs(reader.page, 'director')
  await reader.page.goto('/feedback/desk?search=Кесте ыңғайлы')
  const row = reader.page.locator('tbody tr', { hasText: 'Нұрмағамбетова Тоғжан' })
  await row.getByRole('button').focus()
  await reader.page.keyboard.press('Enter')
  const answering = reader.page.getByRole('dialog')
  await answering.getByRole('textbox').fill('Рақмет, жеткіземіз')
  expect(await seriousFindings(reader.page)).toEqual([])
  await answering.getByRole('button', { name: kz('feedback.send') }).focus()
  await reader.page.keyboard.press('Enter')
  await expect(row.getByText('Рақмет, жеткіземіз')).toBeVisible()
  for (const width of [390, 768, 1366]) {
    await reader.page.setViewportSize({ width, height: 768 })
    await expect.poll(() => scrollsSideways(reader.page), { message: `at ${width}` }).toBe(false)
  }

  await page.goto('/feedback')
  await expect(page.getByText('Рақмет, жеткіземіз')).toBeVisible()
  expect([...complaints, ...reader.complaints]).toEqual([])
  await page.context().close()
  await reader.page.context().close()
})
