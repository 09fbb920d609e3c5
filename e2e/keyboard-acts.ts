import type { Locator, Page } from '@playwright/test'
import { pressAt, tabTo } from './keyboard.ts'
import { expect } from './visitor.ts'

/** Writes over what stands in a field. */
export async function writeAt(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

/** Marks a choice: the Tab key goes to its group, arrows go through the radios of it. */
export async function markAt(page: Page, choice: Locator): Promise<void> {
  await expect(choice).toBeVisible()
  const isThere = () => choice.evaluate((node) => node === document.activeElement)
  const isNear = () =>
    choice.evaluate((node) => {
      const at = document.activeElement
      const isRadio = node instanceof HTMLInputElement && at instanceof HTMLInputElement && node.type === 'radio'
      return node === at || (isRadio && at.name === node.name)
    })
  for (let tabs = 0; tabs < 300 && !(await isNear()); tabs++) await page.keyboard.press('Tab')
  for (let steps = 0; steps < 20 && !(await isThere()); steps++) await page.keyboard.press('ArrowDown')
  if (!(await choice.isChecked())) await page.keyboard.press('Space')
}

/** Chooses an act of a menu: its button opens it, arrows go through it. */
export async function chooseAt(page: Page, menu: Locator, item: Locator): Promise<void> {
  await pressAt(page, menu)
  await expect(item).toBeVisible()
  const isThere = () => item.evaluate((node) => node === document.activeElement)
  for (let steps = 0; steps < 20 && !(await isThere()); steps++) await page.keyboard.press('ArrowDown')
  expect(await isThere(), `${item.toString()} is reached by arrows`).toBe(true)
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
