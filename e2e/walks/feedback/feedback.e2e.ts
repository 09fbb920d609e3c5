import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

test('a psychologist reviews the product by keyboard, the director answers, and the answer comes', async ({
  browser,
}) => {
  // Of its own on each walk: a review stays.
  const words = `Кесте ыңғайлы ${Date.now()}`
  const answer = `Рақмет, жеткіземіз ${Date.now()}`
  const { page, complaints } = await open(browser)
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
  await dialog.getByLabel(kz('feedback.message'), { exact: false }).first().fill(words)
  await looked(page)
  await dialog.getByRole('button', { name: kz('feedback.send') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(kz('feedback.sent'))).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const reader = await open(browser)
  await enterAs(reader.page, 'director')
  await reader.page.goto(`/feedback/desk?search=${words}`)
  const row = reader.page.locator('tbody tr', { hasText: 'Нұрмағамбетова Тоғжан' })
  await row.getByRole('button').focus()
  await reader.page.keyboard.press('Enter')
  const answering = reader.page.getByRole('dialog')
  await answering.getByRole('textbox').fill(answer)
  await looked(reader.page)
  await answering.getByRole('button', { name: kz('feedback.send') }).focus()
  await reader.page.keyboard.press('Enter')
  await expect(row.getByText(answer)).toBeVisible()
  await looked(reader.page)

  await page.goto('/feedback')
  await expect(page.getByText(answer)).toBeVisible()
  expect([...complaints, ...reader.complaints]).toEqual([])
  await page.context().close()
  await reader.page.context().close()
})
