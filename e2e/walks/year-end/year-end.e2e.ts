import { contingent } from '@qalam/contract/contingent/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { yearEnd } from '@qalam/contract/year-end/api.ts'
import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask, askWith } from '../../school.ts'
import { at, enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from '../journal/student.ts'

const button = (page: Page, key: MessageKey) => page.getByRole('button', { name: kz(key), exact: true }).last()

/** A pupil who does not go along with the class leaves the school: the dialog, by its fields. */
async function leaveOne(page: Page, label: string): Promise<void> {
  await button(page, 'year-end.add').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: kz('year-end.class') }).fill(label)
  await dialog.getByRole('option', { name: label, exact: true }).click()
  await dialog.getByRole('combobox', { name: kz('year-end.student') }).click()
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('combobox', { name: kz('year-end.where') }).selectOption({ label: kz('year-end.leaves') })
  await looked(page)
  await dialog.getByRole('button', { name: kz('year-end.add'), exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('cell', { name: kz('year-end.leaves'), exact: true })).toBeVisible()
}

const gone = async (page: Page) => (await ask(page, contingent.list, { query: { archive: 'yes' } })).total

test('after the last day of the year a deputy head lets the school go on and takes it back, by the keyboard', async ({
  browser,
  request,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const { token } = await personOf('zavuch', request)
  const { endsOn } = await askWith(request, token, yearEnd.read, {})
  const { page, complaints } = await open(browser)
  await at(page, `${addDays(endsOn ?? '', 1)}T10:00`)
  await enterAs(page, 'zavuch')
  await page.goto('/backoffice/year-end')
  await expect(page.locator('main h1')).toHaveText(kz('year-end.title'))
  // Those of the ninth grade who go on would need a direction; these leave with their certificates.
  await page.getByRole('combobox', { name: /^9А: не істеледі$/ }).selectOption({ label: kz('year-end.act-graduate') })
  await leaveOne(page, '5А')
  const before = await gone(page)
  await button(page, 'year-end.preview').press('Enter')
  const plan = page.getByRole('region', { name: kz('year-end.plan') }).last()
  await expect(plan).toBeVisible()
  // The classes of the next year stand in the plan.
  await expect(plan.getByText('8А').first()).toBeVisible()
  await looked(page)

  await button(page, 'year-end.carry-out').press('Enter')
  await button(page, 'year-end.carry-out').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const undo = page.getByRole('button', { name: /: қайтару$/ })
  await expect(undo).toBeVisible()
  // Graduates and whoever left stand in the archive.
  expect(await gone(page)).toBeGreaterThan(before + 1)

  await undo.press('Enter')
  await button(page, 'year-end.undo').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(undo).toHaveCount(0)
  expect(await gone(page)).toBe(before)
  expect(complaints).toEqual([])
})
