import type { Locator, Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Goes on with the Tab key alone until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((node) => node === document.activeElement)
  for (let tabs = 0; tabs < 200 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  expect(await isThere(), `${target.toString()} is reached by the Tab key`).toBe(true)
}

/** Goes there with the Tab key alone and presses it. */
export async function pressAt(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
