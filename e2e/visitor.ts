import { auth } from '@qalam/contract/auth/api.ts'
import { catalogue, type MessageKey } from '@qalam/contract/messages.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { askWith } from './school.ts'

/** The words of a language, as the visitor reads them. */
export const said = (key: MessageKey, language: Language): string => {
  const words = catalogue[key][language]
  return typeof words === 'string' ? words : words.other
}

/** The words of the default language. */
export const kz = (key: MessageKey): string => said(key, 'kz')

export type Visitor = { page: Page; complaints: string[] }

/** A page whose console is listened to, of the product of the walks or of the one at `baseURL`. */
export async function open(browser: Browser, size = { width: 1366, height: 768 }, baseURL?: string): Promise<Visitor> {
  const visitor = await openAfresh(browser, { viewport: size, ...(baseURL && { baseURL }) })
  await skipAnnouncements(visitor.page)
  return visitor
}

/** The same in a browser that nothing has been said to yet: announcements open there by themselves. */
export async function openAfresh(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

/** From now on this browser has chosen a language. */
export const speak = (page: Page, language: Language): Promise<unknown> =>
  page.context().addInitScript((chosen) => localStorage.setItem('lang', chosen), language)

/**
 * From now on the school stands at that moment of Almaty for this browser, and runs on: `2026-11-29T11:00`. Said before the
 * visitor enters. What the server does by itself (what it tells later, by night, in turn) stays at the real time.
 */
export const at = (page: Page, moment: string): Promise<void> =>
  page.context().addCookies([
    {
      name: 'clock_ahead',
      value: String(new Date(`${moment}:00+05:00`).getTime() - Date.now()),
      domain: 'localhost',
      path: '/',
    },
  ])

/** Hands the page a session of its own of the demo's person of a role, as the sign-in form would, and opens their first page. */
export async function enterAs(page: Page, role: Role, language?: Language): Promise<void> {
  if (language) await speak(page, language)
  const { demo } = await askWith(page.request, null, schools.config, {})
  const person = demo.find((one) => one.role === role && !one.locked)
  if (!person) throw new Error(`Nobody of the demo is ${role}.`)
  await enterWith(page, person)
  await page.goto('/')
  await page.waitForURL(({ pathname }) => pathname !== '/')
  await expect(page.locator('main h1')).toBeVisible()
}

/** Hands the page a session of whoever has this login; no page of theirs is opened yet. */
export async function enterWith(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  const session = await askWith(page.request, null, auth.login, { body: { login, password } })
  // A place of the same origin that runs nothing of the product.
  await page.goto('/ready')
  await page.evaluate((token) => localStorage.setItem('token', token), session.access_token)
}

/** Announcements open at a moment of their own: on every page of this browser they have been seen. */
export const skipAnnouncements = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => sessionStorage.setItem('toldStaticModals', [...Array(9999).keys()].join()))

const keys = new Set(Object.keys(catalogue))

/** Keys of the catalogue that stand on the page instead of their words. */
export async function keysShown(page: Page): Promise<string[]> {
  const words = (await page.locator('body').innerText()).split(/[^\w.-]+/)
  return words.filter((word) => keys.has(word))
}

/** Whether the page itself scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)

/** No width makes the page scroll sideways; the one it had is given back. */
export async function fits(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1366, height: 768 }
  for (const width of [390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => scrollsSideways(page), { message: `at ${width}` }).toBe(false)
  }
  await page.setViewportSize(before)
}

export { seriousFindings } from './looks/axe.ts'
export { test } from './server/worker.ts'
export { expect }
