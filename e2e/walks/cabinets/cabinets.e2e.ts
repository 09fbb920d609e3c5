import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

const address = '/backoffice/school-settings/cabinets'

test('a room is added, found by its number and removed again', async ({ browser }) => {
  // Of its own on each walk, should one have left its room behind.
  const number = `9${String(Date.now() % 10_000).padStart(4, '0')}`
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  await page.locator(`nav a[href="${address}"]`).first().click()
  await expect(page.locator('main h1')).toHaveText(kz('cabinets.title'))

  await page.getByRole('button', { name: kz('cabinets.add') }).click()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('searchbox').fill(number.slice(0, -1))
  await expect(page).toHaveURL(`${address}?search=${number.slice(0, -1)}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await looked(page)
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    // Whatever is drawn over the row's menu would take the press.
    await page.locator('tbody [aria-haspopup=menu]').click()
    await expect(page.getByRole('menuitem', { name: kz('common.edit') })).toBeInViewport()
    await page.keyboard.press('Escape')
  }

  await page.locator('tbody input[type=checkbox]').check()
  await page.getByRole('button', { name: kz('cabinets.delete-many') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: kz('common.delete') })
    .click()
  await expect(page.getByText(kz('ui.nothingFound'))).toBeVisible()

  expect(complaints).toEqual([])
  await page.context().close()
})
