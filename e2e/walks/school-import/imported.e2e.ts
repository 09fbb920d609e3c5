import { databaseUrl, importSchool, openToStudents } from '../../server/office.ts'
import { expect, kz, open, test } from '../../visitor.ts'

test('a pupil of an imported school signs in with the access sheet, changes its password, and has the diary when the school subscribes', async ({
  browser,
}) => {
  const url = databaseUrl()
  test.skip(url === null, 'The database of the product cannot be reached from here.')
  const { schoolId, pupil } = await importSchool(url ?? '')
  const { page, complaints } = await open(browser, { width: 390, height: 800 })

  await page.goto('/login')
  await page.getByLabel(kz('auth.login')).fill(pupil.login)
  await page.getByLabel(kz('auth.password'), { exact: true }).fill(pupil.password)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: kz('auth.change-password') })
  await expect(dialog).toContainText(kz('auth.default-password'))
  await page.goto('/diary')
  await expect(dialog).toBeVisible()
  const [old, fresh, again] = [0, 1, 2].map((at) => dialog.locator('input').nth(at))
  await old?.fill(pupil.password)
  await fresh?.fill('kitap7alma')
  await again?.fill('kitap7alma')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await page.goto('/diary')
  await expect(page.getByRole('heading', { name: kz('shell.locked-title') })).toBeVisible()

  openToStudents(url ?? '', schoolId)
  await page.goto('/diary')
  await expect(page.locator('main h1')).toContainText(kz('diary.title'))
  await expect(page.getByRole('heading', { name: kz('shell.locked-title') })).toHaveCount(0)
  // The browser writes down what the server refused while the diary was locked and the password was not the pupil's own.
  expect(complaints.filter((line) => !/status of 4(?:02|03|23)/.test(line))).toEqual([])
  await page.context().close()
})
