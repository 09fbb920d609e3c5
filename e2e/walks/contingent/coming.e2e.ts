import { contingent } from '@qalam/contract/contingent/api.ts'
import { addDays, dottedOf, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from '../journal/student.ts'

const nextMonday = addDays(mondayOf(localDay(new Date())), 7)

/** Puts the pupil of the card into the first class of the list from next Monday on. */
async function moveFromMonday(page: Page): Promise<void> {
  await page.getByRole('button', { name: kz('person.actions'), exact: true }).click()
  await page.getByRole('menuitem', { name: kz('transfers.move') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await dialog.getByRole('option').first().click()
  await dialog.getByLabel(kz('transfers.move-date')).fill(dottedOf(nextMonday))
  await dialog.getByRole('button', { name: kz('common.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('a deputy moves a pupil from next Monday, sees it among what is to come, and takes it back on a phone', async ({
  browser,
  request,
}) => {
  const student = await personOf('student', request)
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  await page.goto(`/backoffice/contingent/${student.userId}`)
  await moveFromMonday(page)
  const said = kz('person.coming-stay').split('{{group}}')[0]!.replace('{{day}}', dottedOf(nextMonday))
  await expect(page.getByText(said)).toBeVisible()
  await looked(page)

  await page.goto('/backoffice/contingent/transfers')
  const table = page.getByRole('table', { name: kz('transfers.coming') })
  await expect(table.getByText(dottedOf(nextMonday))).toBeVisible()
  await looked(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await table.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: kz('transfers.take-back') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: kz('transfers.take-back') })
    .click()
  await expect(page.getByText(kz('transfers.none-coming'))).toBeVisible()
  await looked(page)
  expect(await ask(page, contingent.coming, {})).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})
