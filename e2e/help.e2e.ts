import { expect, kz, open, scrollsSideways, seriousFindings, skipAnnouncements, test, enterAs } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** Chromium writes down every call that the cut line or the broken server refused. */
const unheard = (complaints: string[]) =>
  complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/.test(line))

test('the help answers by keyboard, without a network, and over a page whose server is away', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await skipAnnouncements(page)
  await enterAs(page, 'teacher')

  // From a screen to its entry, and to another by keyboard alone.
  await page.goto('/control/journal/groups')
  await page.getByRole('link', { name: kz('shell.help') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toHaveText(kz('help.title'))
  await expect(page.getByRole('tab', { name: kz('help.category-journal'), exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1)
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1)
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expect.poll(() => scrollsSideways(page), { message: `at ${width}` }).toBe(false)
  }

  // Without a network: the code and the words lie on the device.
  await page.waitForFunction(async () => {
    const listed: { code: string[] } = await (await fetch('/kept-files.json')).json()
    return (await Promise.all(listed.code.map((file) => caches.match(file)))).every(Boolean)
  })
  await page.context().setOffline(true)
  await page.goto('/faq?entry=week')
  await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('үй тапсырмаларын')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('main [aria-expanded]').first()).toBeVisible()
  await page.context().setOffline(false)

  // The server fails: the help lies over the page, and what was typed there stays.
  await page.goto('/support')
  await page.goto('/control/journal/groups')
  await page.getByRole('searchbox').fill('7А')
  // The list has answered before the server fails: the page that follows is what cannot be had.
  await expect(page.locator('main tbody a').first()).toHaveText('7А')
  await page.route('**/api/v3/os/help/**', (route) => route.fulfill({ status: 502, body: '' }))
  await page.route('**/journal/**', (route) => route.fulfill({ status: 502, body: '' }))
  await page.locator('main tbody a').first().click()
  const layer = page.getByRole('dialog', { name: kz('shell.waiting-title') })
  await layer.locator('[aria-expanded]').first().click()
  await expect(layer.locator('ol li').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)

  expect(unheard(complaints)).toEqual([])
  await page.context().close()
})

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
