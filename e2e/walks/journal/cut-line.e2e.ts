import { emptySeat, takeBack } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from './student.ts'

const unheard = (complaints: string[]) => complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(line))

test('a mark that is typed while the line is cut stays on the device, signing out asks about it, and it is stored when the line is back', async ({
  browser,
  request,
}) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  const me = await personOf('student', request)
  const seat = await emptySeat(page, me.group?.id ?? 0, me.userId)
  await page.goto(seat.journalPath)
  const cell = page.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  await cell.click()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('8')
  await page.getByRole('button', { name: kz('shell.user-menu').replace('{{name}}', '').trim() }).click()
  await page.getByRole('menuitem', { name: kz('shell.sign-out') }).click()
  const dialog = page.getByRole('dialog', { name: kz('shell.sign-out') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: kz('shell.stay') }).click()
  await expect(dialog).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(page.getByText(kz('journal.saved'))).toBeVisible()
  await page.reload()
  await expect(cell).toContainText('8')
  await takeBack(page, cell)
  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})

test('a form that is sent while the line is cut keeps what was typed, and is stored once by another press', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  await page.goto('/backoffice/school-settings/cabinets')
  await page.getByRole('button', { name: kz('cabinets.add') }).click()
  await page.keyboard.type('8765')
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(kz('problem.connection-lost'))
  await expect(dialog.getByRole('textbox').first()).toHaveValue('8765')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: kz('common.save') }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/backoffice/school-settings/cabinets?search=8765')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('tbody input[type=checkbox]').check()
  await page.getByRole('button', { name: kz('cabinets.delete-many') }).click()
  await dialog.getByRole('button', { name: kz('common.delete') }).click()
  await expect(page.getByText(kz('ui.nothingFound'))).toBeVisible()
  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})
