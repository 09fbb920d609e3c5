import AxeBuilder from '@axe-core/playwright'
import { catalogue, type MessageKey } from '@qalam/contract/messages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { test as plain, type Browser, expect, type Page } from '@playwright/test'

/** The words of the default language, as the visitor reads them. */
export const kz = (key: MessageKey): string => {
  const words = catalogue[key].kz
  return typeof words === 'string' ? words : words.other
}

export type Visitor = { page: Page; complaints: string[] }

/** A page whose console is listened to. */
export async function open(browser: Browser, size = { width: 1366, height: 768 }): Promise<Visitor> {
  const context = await browser.newContext({ viewport: size })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

/** Signs in by the demo's button of a role and waits for the shell. */
export async function enterAs(page: Page, role: Role): Promise<void> {
  await page.goto('/login')
  await page
    .getByRole('button', { name: kz(`role.${role}` as MessageKey) })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.locator('main h1')).toBeVisible()
  await dismiss(page, 1500)
}

/** Announcements open by themselves, one after another; a visitor waits so many milliseconds for each and closes it. */
export async function dismiss(page: Page, patience: number): Promise<void> {
  for (let left = 4; left > 0; left--) {
    const close = page
      .locator('dialog[open]')
      .getByRole('button', { name: kz('common.close') })
      .first()
    const opened = await close.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    )
    if (!opened) return
    await close.click()
  }
}

/** Announcements open at a moment of their own: on every page of this browser they have been seen. */
export const skipAnnouncements = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => localStorage.setItem('seenStaticModals', JSON.stringify([...Array(9999).keys()])))

/** What axe finds serious or critical on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    )
}

/** Whether the page itself scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)

export const test = plain
export { expect }
