import type { Locator, Page } from '@playwright/test'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { askWith } from './school.ts'
import { dismiss, expect, said } from './visitor.ts'

/** The longest way of a walk, from one stop of the Tab key to the next. */
const mostStops = 200

const isThere = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => all.some((one) => one === document.activeElement))

/** What has the focus without showing it, by an outline or a shadow of its own, of what is around it or in it. */
const unseen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body || at instanceof HTMLIFrameElement) return null
    const outlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    }
    const shows = (one: Element) => outlined(one) || getComputedStyle(one).boxShadow !== 'none'
    const around = [at, at.parentElement, at.firstElementChild].filter((one) => one !== null)
    // The frame of a large field stands further out; a shadow there belongs to a dialog or a card.
    const frames = [at.parentElement?.parentElement, at.parentElement?.parentElement?.parentElement]
    const isFramed = frames.some((one) => one && outlined(one))
    return around.some(shows) || isFramed ? null : at.outerHTML.slice(0, 120)
  })

/** Whether a dialog that opened by itself, such as a greeting, stands before a thing. */
const isBehind = (target: Locator): Promise<boolean> =>
  target.evaluateAll((all) => {
    const dialog = document.querySelector('dialog[open]')
    return dialog !== null && !all.some((one) => dialog.contains(one))
  })

/**
 * Goes on with the Tab key alone until the focus is there, or on one of several; every stop on the way shows that it has
 * it. `greeted` escapes from a dialog that nobody asked for.
 */
export async function tabTo(page: Page, target: Locator, { greeted = false } = {}): Promise<void> {
  await expect(target.filter({ visible: true }).first()).toBeVisible()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await isThere(target)) return
    const isGreeting = greeted && (await isBehind(target))
    await page.keyboard.press(isGreeting ? 'Escape' : 'Tab')
    // Where a greeting gives the focus back to is no stop of the key: it may be the heading of the page.
    if (!isGreeting) expect(await unseen(page), 'what has the focus without showing it').toBeNull()
  }
  throw new Error(`${target.toString()} is not reached by the Tab key.`)
}

/** Goes there with the Tab key alone and presses it. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
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
