import { shown as news } from '@qalam/contract/news/shown.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { looked } from '../../looks/looked.ts'
import { ask, askWith } from '../../school.ts'
import { expect, kz, open, openAfresh, test } from '../../visitor.ts'

test('whoever mistypes the password stays before the door with what was typed, and comes in by the right one', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  const { demo } = await askWith(page.request, null, schools.config, {})
  const teacher = demo.find(({ role }) => role === 'teacher')
  await page.goto('/landing')
  await page.waitForURL('/login')
  const login = page.getByLabel(kz('auth.login'))
  const password = page.getByLabel(kz('auth.password'), { exact: true })
  await expect(login).toBeFocused()
  await page.keyboard.type(teacher?.login ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not-this-one')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(login).toHaveValue(teacher?.login ?? '')
  await looked(page)

  await password.fill(teacher?.password ?? '')
  await page.getByRole('button', { name: kz('auth.enter'), exact: true }).click()
  await page.waitForURL('/schedule')
  await expect(page.locator('main h1')).toBeVisible()
  // The browser itself writes a refused request to the console.
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])
  await page.context().close()
})

test('a role of the demo comes in by its button; its announcement opens by itself and stands there once', async ({
  browser,
}) => {
  const { page, complaints } = await openAfresh(browser)
  await page.goto('/login')
  const button = page.getByRole('button').filter({ has: page.getByText(kz('role.group-lead'), { exact: true }) })
  await button.first().click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.locator('main h1')).toBeVisible()

  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await looked(page)
  const closed = page.waitForResponse((answer) => new URL(answer.url()).pathname === news.closeStaticModal.path)
  await dialog.getByRole('button', { name: kz('common.close') }).press('Enter')
  await closed
  await expect(dialog).toHaveCount(0)
  expect(await ask(page, news.staticModals, {})).toEqual([])
  await page.reload()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(complaints).toEqual([])
  await page.context().close()
})
