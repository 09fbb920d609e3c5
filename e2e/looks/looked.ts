import type { ConsoleMessage, Page } from '@playwright/test'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import { stands, watchCalls } from './calls.ts'
import { expect, keysShown, scrollsSideways, seriousFindings } from '../visitor.ts'

/** The widths that every page is drawn for, in the order in which a look turns through them. */
const widths = [1366, 768, 390] as const

/** Turns the page to another language as the product itself does when it was chosen in another tab: nothing is reloaded. */
async function turn(page: Page, language: Language, settled: () => Promise<void>): Promise<void> {
  const wanted = { language, locale: localeOf(language) }
  await page.evaluate(async ({ language: chosen, locale }) => {
    localStorage.setItem('lang', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang' }))
    while (document.documentElement.lang !== locale) await new Promise(requestAnimationFrame)
  }, wanted)
  await stands(page, settled)
}

/** One side of a page: its words, whether it scrolls sideways, and what axe finds on a screen and on a phone. */
async function lookAt(page: Page, width: number, language: Language, settled: () => Promise<void>): Promise<void> {
  const side = `${new URL(page.url()).pathname} at ${width} in ${language}`
  await page.setViewportSize({ width, height: 844 })
  await stands(page, settled)
  await expect.poll(() => scrollsSideways(page), { message: `${side} scrolls sideways` }).toBe(false)
  expect(await keysShown(page), `keys on ${side}`).toEqual([])
  if (width === 768) return
  // What is being read anew is pale meanwhile; a plan of a hundred rows takes axe some seconds.
  await expect.poll(() => seriousFindings(page), { message: `axe on ${side}`, timeout: 15_000 }).toEqual([])
}

/**
 * Looks at the page as it stands, with an open dialog and a half-typed form: no untranslated key and no sideways scroll at
 * three widths in two languages, nothing serious for axe, and no complaint of the console meanwhile. The width and the
 * language that the page had are given back.
 */
export async function looked(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 }
  const kept = await page.evaluate(() => localStorage.getItem('lang'))
  const { first, settled, stop } = await lookedBothWays(page)
  await page.setViewportSize(size)
  await turn(page, first, settled)
  if (kept === null) await page.evaluate(() => localStorage.removeItem('lang'))
  expect(stop(), 'the console during a look').toEqual([])
}

/** The same of a page that is left behind: whichever language and width it ends in is that of the next one. */
export async function lookedOnTheWay(page: Page): Promise<void> {
  const { stop } = await lookedBothWays(page)
  expect(stop(), 'the console during a look').toEqual([])
}

/** Both languages at all widths; `stop` answers what the console complained of. */
async function lookedBothWays(page: Page) {
  const shown = await page.evaluate(() => document.documentElement.lang)
  const first: Language = shown === 'ru' ? 'ru' : 'kz'
  const second: Language = first === 'ru' ? 'kz' : 'ru'
  const complaints: string[] = []
  const note = (message: ConsoleMessage) => void (message.type() === 'error' && complaints.push(message.text()))
  const noteError = (error: Error) => void complaints.push(error.message)
  const calls = watchCalls(page)
  page.on('console', note).on('pageerror', noteError)

  const there = page.viewportSize()?.width === 390 ? widths.toReversed() : widths
  for (const width of there) await lookAt(page, width, first, calls.settled)
  await turn(page, second, calls.settled)
  for (const width of there.toReversed()) await lookAt(page, width, second, calls.settled)

  const stop = () => {
    calls.stop()
    page.off('console', note).off('pageerror', noteError)
    return complaints
  }
  return { first, settled: calls.settled, stop }
}
