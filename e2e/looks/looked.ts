import type { Page, Request } from '@playwright/test'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { expect, keysShown, scrollsSideways, seriousFindings } from '../visitor.ts'

/** The widths that every page is drawn for, in the order in which a look turns through them. */
const widths = [1366, 768, 390] as const

/** What a page has asked the server for and not been given yet. */
function watchCalls(page: Page) {
  const open = new Set<Request>()
  const begin = (request: Request) => void (isCall(request) && open.add(request))
  const end = (request: Request) => void open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    count: () => open.size,
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

/** The page is drawn as it stands now. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Turns the page to another language as the product itself does when it was chosen in another tab: nothing is reloaded. */
async function turn(page: Page, language: Language, calls: { count: () => number }): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('lang', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang' }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', localeOf(language))
  await drawn(page)
  await expect.poll(calls.count, { message: `what is read again in ${language}` }).toBe(0)
  await drawn(page)
}

/** The static sides of a page at one width: its words and whether it scrolls sideways. */
async function lookAt(page: Page, width: number, language: Language): Promise<void> {
  const message = `${new URL(page.url()).pathname} at ${width} in ${language}`
  await page.setViewportSize({ width, height: 844 })
  await drawn(page)
  await expect.poll(() => scrollsSideways(page), { message: `${message} scrolls sideways` }).toBe(false)
  expect(await keysShown(page), `keys on ${message}`).toEqual([])
}

/**
 * Looks at the page as it stands, with an open dialog and a half-typed form: no untranslated key and no sideways scroll at
 * three widths in two languages, nothing serious for axe on a screen and on a phone, and no complaint of the console
 * meanwhile. The width and the language that the page had are given back.
 */
export async function looked(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 }
  const [shown, kept] = await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])
  const first: Language = shown === 'ru' ? 'ru' : 'kz'
  const second: Language = first === 'ru' ? 'kz' : 'ru'
  const complaints: string[] = []
  const note = (message: { type: () => string; text: () => string }) =>
    void (message.type() === 'error' && complaints.push(message.text()))
  const noteError = (error: Error) => void complaints.push(error.message)
  const calls = watchCalls(page)
  page.on('console', note).on('pageerror', noteError)

  for (const width of widths) await lookAt(page, width, first)
  expect(await seriousFindings(page), `axe on a phone in ${first}`).toEqual([])
  await turn(page, second, calls)
  for (const width of widths.toReversed()) await lookAt(page, width, second)
  expect(await seriousFindings(page), `axe on a screen in ${second}`).toEqual([])

  await page.setViewportSize(size)
  await turn(page, first, calls)
  if (kept === null) await page.evaluate(() => localStorage.removeItem('lang'))
  calls.stop()
  page.off('console', note).off('pageerror', noteError)
  expect(complaints, 'the console during a look').toEqual([])
}
