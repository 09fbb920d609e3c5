import type { Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import { brought } from '../journal/offline.ts'
import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, seriousFindings, test } from '../../visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Chromium writes down every call that the cut line or the broken server refused. */
const unheard = (complaints: string[]) =>
  complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/.test(line))

test('by keyboard alone the help answers, without a network too, and over a page whose server is away', async ({
  browser,
}) => {
  // Many a stop of the Tab key.
  test.setTimeout(180_000)
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  const opened = page.locator('main [aria-expanded=true]')

  // From a screen to its entry, and to another one.
  await page.goto('/control/journal/groups')
  await pressAt(page, page.getByRole('link', { name: kz('shell.help') }))
  await expect(page.locator('main h1')).toHaveText(kz('help.title'))
  await expect(page.getByRole('tab', { name: kz('help.category-journal'), exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(opened).toHaveCount(1)
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(opened).toHaveCount(1)
  await looked(page)

  // Without a network: the code and the words lie on the device.
  await brought(page)
  await page.context().setOffline(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq?entry=week')
  await expect(opened).toHaveCount(1)
  await tabTo(page, page.locator('main').getByRole('searchbox'))
  await page.keyboard.type('үй тапсырмаларын')
  await page.keyboard.press('Enter')
  await pressAt(page, page.locator('main li [aria-expanded]').first())
  await expect(page.locator('main ol li').first()).toBeVisible()
  await page.context().setOffline(false)

  await page.setViewportSize({ width: 768, height: 1024 })
  await answersOverPage(page)
  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})

/** The server fails: the help lies over the page, and closes without taking it away. */
async function answersOverPage(page: Page): Promise<void> {
  await page.goto('/support')
  await page.goto('/control/journal/groups')
  await tabTo(page, page.locator('main').getByRole('searchbox'))
  await page.keyboard.type('7А')
  // The list has answered before the server fails: the page that follows is what cannot be had.
  const group = page.locator('main tbody a').first()
  await expect(group).toHaveText('7А')
  await tabTo(page, group)
  await page.route('**/api/v3/os/help/**', (route) => route.fulfill({ status: 502, body: '' }))
  await page.route('**/journal/**', (route) => route.fulfill({ status: 502, body: '' }))
  await page.keyboard.press('Enter')
  const layer = page.getByRole('dialog', { name: kz('shell.waiting-title') })
  await pressAt(page, layer.locator('[aria-expanded]').first())
  await expect(layer.locator('ol li').first()).toBeVisible()
  // Not turned to another language: what is read again would be refused too.
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
}

test('terms are read before signing in, and the link leaves what was typed', async ({ browser }) => {
  const { page, complaints } = await open(browser, { width: 390, height: 844 })
  await page.goto('/login')
  await page.getByLabel(kz('auth.login'), { exact: true }).fill('teacher')
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: kz('static-page.terms') }).click(),
  ])
  await expect(terms.locator('h1')).toHaveText(kz('static-page.terms'))
  await looked(terms)
  await expect(page.getByLabel(kz('auth.login'), { exact: true })).toHaveValue('teacher')
  expect(complaints).toEqual([])
  await page.context().close()
})
