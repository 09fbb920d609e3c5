import type { Locator, Page } from '@playwright/test'
import { hasFocus, pressAt, tabNear, tabTo } from './keyboard.ts'
import { expect } from './visitor.ts'

/** Writes over what stands in a field. */
export async function writeAt(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

/** Goes on with an arrow until the focus is there. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${target.toString()} is not reached by arrows.`)
}

/** Marks a choice: the Tab key goes to its group, arrows go through the radios of it. */
export async function markAt(page: Page, choice: Locator): Promise<void> {
  await tabNear(page, choice)
  await arrowTo(page, choice)
  if (!(await choice.isChecked())) await page.keyboard.press('Space')
}

/** Chooses an act of a menu: its button opens it, arrows go through it. */
export async function chooseAt(page: Page, menu: Locator, item: Locator): Promise<void> {
  await pressAt(page, menu)
  await expect(item).toBeVisible()
  await arrowTo(page, item)
  await page.keyboard.press('Enter')
}

type Given = Parameters<Locator['setInputFiles']>[0]

/** Gives a file to the window that a button opens. */
export async function attachAt(page: Page, button: Locator, file: Given): Promise<void> {
  const window = page.waitForEvent('filechooser')
  await pressAt(page, button)
  await (await window).setFiles(file)
}

/** Chooses in a list of the browser's own by its arrows. */
export async function selectAt(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list)
  const chosen = () => list.evaluate((node) => (node instanceof HTMLSelectElement ? node.selectedOptions[0]?.text : ''))
  for (let steps = 0; steps < 150 && (await chosen()) !== label; steps++) await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBe(label)
}
