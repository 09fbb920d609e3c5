import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import { brought } from '../journal/offline.ts'
import {
  enterAs,
  expect,
  kz,
  open,
  said,
  fits,
  seriousFindings,
  skipAnnouncements,
  speak,
  test,
} from '../../visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Chromium writes down every call that the cut line or the broken server refused. */
const unheard = (complaints: string[]) =>
  complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/.test(line))

const walks = [
  { language: 'kz', width: 1366, height: 768, asked: 'үй тапсырмаларын' },
  { language: 'ru', width: 390, height: 844, asked: 'домашние задания' },
  { language: 'kz', width: 768, height: 1024, asked: 'үй тапсырмаларын' },
] as const satisfies readonly { language: Language; width: number; height: number; asked: string }[]

for (const { language, width, height, asked } of walks) {
  test(`by keyboard alone the help answers, without a network too, and over a page whose server is away (${language}, ${width} px)`, async ({
    browser,
  }) => {
    // Many a stop of the Tab key.
    test.setTimeout(180_000)
    const { page, complaints } = await open(browser, { width, height })
    await skipAnnouncements(page)
    await speak(page, language)
    await enterAs(page, 'teacher', language)
    const opened = page.locator('main [aria-expanded=true]')

    // From a screen to its entry, and to another one.
    await page.goto('/control/journal/groups')
    await pressAt(page, page.getByRole('link', { name: said('shell.help', language) }))
    await expect(page.locator('main h1')).toHaveText(said('help.title', language))
    await expect(page.getByRole('tab', { name: said('help.category-journal', language), exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(opened).toHaveCount(1)
    await tabTo(page, page.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(opened).toHaveCount(1)
    expect(await seriousFindings(page)).toEqual([])
    await fits(page)

    // Without a network: the code and the words lie on the device.
    await brought(page)
    await page.context().setOffline(true)
    await page.goto('/faq?entry=week')
    await expect(opened).toHaveCount(1)
    await tabTo(page, page.locator('main').getByRole('searchbox'))
    await page.keyboard.type(asked)
    await page.keyboard.press('Enter')
    await pressAt(page, page.locator('main li [aria-expanded]').first())
    await expect(page.locator('main ol li').first()).toBeVisible()
    await page.context().setOffline(false)

    await answersOverPage(page, language)
    expect(unheard(complaints)).toEqual([])
    await page.context().close()
  })
}

/** The server fails: the help lies over the page, and closes without taking it away. */
async function answersOverPage(page: Page, language: Language): Promise<void> {
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
  const layer = page.getByRole('dialog', { name: said('shell.waiting-title', language) })
  await pressAt(page, layer.locator('[aria-expanded]').first())
  await expect(layer.locator('ol li').first()).toBeVisible()
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
  expect(await seriousFindings(terms)).toEqual([])
  await expect(page.getByLabel(kz('auth.login'), { exact: true })).toHaveValue('teacher')
  expect(complaints).toEqual([])
  await page.context().close()
})
