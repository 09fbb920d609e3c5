import type { Locator, Page } from '@playwright/test'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { askWith } from './school.ts'
import { dismiss, expect, said } from './visitor.ts'

/** What has the focus, and whether a person sees that it does: by an outline, a shadow, or another background or border. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return null
    const seen = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    const around = [at, at.parentElement, at.firstElementChild].filter((one) => one !== null)
    return { html: at.outerHTML.slice(0, 120), href: at.getAttribute('href'), isSeen: around.some(seen) }
  })

type Place = { href: string | null; html: string }

/** Goes on by Tab until it is there; every stop on the way shows that it has the focus. */
async function tabUntil(page: Page, isThere: (at: Place) => boolean | Promise<boolean>): Promise<void> {
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (!at) continue
    expect(at.isSeen, `the focus is not seen on ${at.html}`).toBe(true)
    if (await isThere(at)) return
  }
  throw new Error('It is not reached by Tab.')
}

/** Goes on by Tab until what is wanted has the focus. */
export const tabTo = (page: Page, wanted: (href: string | null, html: string) => boolean): Promise<void> =>
  tabUntil(page, ({ href, html }) => wanted(href, html))

/** The same to something that is on the page. */
export async function tabToThis(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  await tabUntil(page, () => wanted.evaluate((one) => one === document.activeElement))
}

/** Goes to a button or a link by Tab and presses it. */
export async function pressThis(page: Page, wanted: Locator): Promise<void> {
  await tabToThis(page, wanted)
  await page.keyboard.press('Enter')
}

/** Signs in by keys alone: the page puts the focus into the first field. */
export async function signInByKeys(page: Page, role: Role, language: Language = 'kz'): Promise<void> {
  const { demo } = await askWith(page.request, null, schools.config, {})
  const person = demo.find((one) => one.role === role)
  await page.goto('/login')
  await expect(page.getByLabel(said('auth.login', language))).toBeFocused()
  await page.keyboard.type(person?.login ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.type(person?.password ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.locator('main h1')).toBeVisible()
  await dismiss(page, 250, language)
}
