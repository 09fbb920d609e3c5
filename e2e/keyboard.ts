import type { Locator, Page } from '@playwright/test'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { askWith } from './school.ts'
import { expect, kz } from './visitor.ts'

/** The longest way of a walk, from one stop of the Tab key to the next. */
const mostStops = 300

/** Where the focus is, as seen from the things that it shall reach. */
type Stop = {
  isThere: boolean
  /** On another radio of the same group, which the Tab key leads to in their stead. */
  isNear: boolean
  /** A dialog that opened by itself, such as a greeting, stands before the things. */
  isBehind: boolean
  /** What has the focus without showing it, by an outline or a shadow of its own, of what is around it or in it. */
  unseen: string | null
}

/** One question to the page for all of it: a way has many stops. */
const stopAt = (target: Locator): Promise<Stop> =>
  target.evaluateAll((all) => {
    const at = document.activeElement
    const isThere = all.some((one) => one === at)
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio'
    const isNear = isRadio(at) && all.some((one) => isRadio(one) && one.name === at.name)
    const dialog = document.querySelector('dialog[open]')
    const isBehind = dialog !== null && !all.some((one) => dialog.contains(one))
    const outlined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    }
    const shows = (one: Element) => outlined(one) || getComputedStyle(one).boxShadow !== 'none'
    const isSeen = (one: HTMLElement) => {
      // The frame of a large field stands further out; a shadow there belongs to a dialog or a card.
      const frames = [one.parentElement?.parentElement, one.parentElement?.parentElement?.parentElement]
      return (
        [one, one.parentElement, one.firstElementChild].some((near) => near && shows(near)) ||
        frames.some((frame) => frame && outlined(frame))
      )
    }
    const isSomething = at instanceof HTMLElement && at !== document.body && !(at instanceof HTMLIFrameElement)
    const unseen = isSomething && !isSeen(at) ? at.outerHTML.slice(0, 120) : null
    return { isThere, isNear, isBehind, unseen }
  })

/** Goes on with the Tab key alone until a stop is the wanted one; every stop on the way shows that it has the focus. */
async function tabUntil(page: Page, target: Locator, isWanted: (stop: Stop) => boolean, greeted = false) {
  let stop = await stopAt(target)
  for (let stops = 0; stops < mostStops; stops++) {
    if (isWanted(stop)) return
    const isGreeting = greeted && stop.isBehind
    await page.keyboard.press(isGreeting ? 'Escape' : 'Tab')
    stop = await stopAt(target)
    // Where a greeting gives the focus back to is no stop of the key: it may be the heading of the page.
    if (!isGreeting) expect(stop.unseen, 'what has the focus without showing it').toBeNull()
  }
  throw new Error(`${target.toString()} is not reached by the Tab key.`)
}

/**
 * Goes on with the Tab key alone until the focus is there, or on one of several. `greeted` escapes from a dialog that
 * nobody asked for.
 */
export async function tabTo(page: Page, target: Locator, { greeted = false } = {}): Promise<void> {
  await expect(target.filter({ visible: true }).first()).toBeVisible()
  await tabUntil(page, target, ({ isThere }) => isThere, greeted)
}

/** Goes to a radio, or to the one of its group that the Tab key leads to: arrows go through the others. */
export async function tabNear(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabUntil(page, target, ({ isThere, isNear }) => isThere || isNear)
}

/** Whether the focus is there. */
export const hasFocus = async (target: Locator): Promise<boolean> => (await stopAt(target)).isThere

/** Goes there with the Tab key alone and presses it. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Signs in by keys alone: the page puts the focus into the first field. */
export async function signInByKeys(page: Page, role: Role): Promise<void> {
  const { demo } = await askWith(page.request, null, schools.config, {})
  const person = demo.find((one) => one.role === role)
  await page.goto('/login')
  await expect(page.getByLabel(kz('auth.login'))).toBeFocused()
  await page.keyboard.type(person?.login ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.type(person?.password ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.locator('main h1')).toBeVisible()
}
