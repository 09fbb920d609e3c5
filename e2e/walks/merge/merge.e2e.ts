import type { Page } from '@playwright/test'
import { pressAt } from '../../keyboard.ts'
import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

/** Reached by the Tab key and pressed. */
const press = (page: Page, name: string | RegExp): Promise<void> =>
  pressAt(page, page.getByRole('button', { name }).last())

test('by keyboard alone a teacher joins the account of another diary and parts it again', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  await page.goto('/profile/security')
  await press(page, /Sandbox Diary/)
  // The other diary asks its person and sends them over with a code.
  await pressAt(page, page.locator('a[href="/enter?as=teacher&kind=good"]'))

  await expect(page.getByText(kz('merge.municipality'))).toBeVisible()
  const code = page.url()
  await looked(page)
  await press(page, kz('merge.no-other'))
  await expect(page.getByRole('heading', { name: kz('merge.link-other') })).toBeFocused()
  await looked(page)
  await press(page, kz('merge.back'))
  await press(page, kz('merge.yes-link'))
  await expect(page.getByRole('heading', { name: kz('merge.step-done') })).toBeFocused()
  await press(page, kz('merge.to-main'))
  await expect(page.locator('main h1')).toBeVisible()

  // A code works once.
  await page.goto(code)
  await expect(page.getByText(kz('problem.merge.code'))).toBeVisible()

  await page.goto('/profile/security')
  const name = /^Күзембаева А\./
  await expect(page.getByRole('button', { name })).toBeVisible()
  await looked(page)
  await press(page, name)
  await press(page, kz('merge.part'))
  await expect(page.getByText(kz('merge.none-joined'))).toBeVisible()

  // The used code was refused on purpose.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
  await page.context().close()
})
