import type { Locator, Page } from '@playwright/test'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Cell } from './exam-line.ts'
import { expect, said, seriousFindings } from './visitor.ts'

/** Words of a language with what stands in them. */
export type Words = (key: MessageKey, about?: Record<string, string | number>) => string
export const wordsIn =
  (language: Language): Words =>
  (key, about = {}) =>
    said(key, language).replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${about[name] ?? ''}`)

export const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true })
const field = (where: Page | Locator, name: string): Locator => where.getByRole('textbox', { name, exact: true })

/** The theme gets its work: one right answer with a wrong key, pairs, gaps, and an open answer with a photo. */
export async function buildWork(page: Page, { theme }: Cell, words: Words): Promise<void> {
  await page.locator('tr[data-row]', { hasText: theme }).locator('td[data-cell=theme]').click()
  await page.getByRole('toolbar').locator('[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: words('calendar-plans.make-work') }).click()
  await expect(page.locator('main h1')).toHaveText(theme)

  const add = async (type: MessageKey, prompt: string): Promise<Locator> => {
    await button(page, words('content.add-exercise')).click()
    await page.getByRole('dialog').getByText(words(type), { exact: true }).click()
    const card = page.locator('main article').last()
    await field(card, words('content.prompt')).fill(prompt)
    return card
  }
  const single = await add('content.type-single', '2 + 2 = ?')
  for (const [at, option] of ['4', '5', '6', '7'].entries())
    await field(single, words('content.option', { number: at + 1 })).fill(option)
  const second = words('content.option', { number: 2 })
  await single.getByRole('radio', { name: words('content.is-right', { name: second }) }).check()
  await field(single, words('content.points')).fill('2')

  const pairs = await add('content.type-matching', 'A → B')
  for (const [at, [left, right]] of [
    ['Q', 'W'],
    ['E', 'R'],
    ['T', 'Y'],
  ].entries()) {
    await field(pairs, words('content.pair-left', { number: at + 1 })).fill(left ?? '')
    await field(pairs, words('content.pair-right', { number: at + 1 })).fill(right ?? '')
  }
  const gaps = await add('content.type-gaps', 'Астана')
  await field(gaps, words('content.gaps-text')).fill('{Есіл} және {Ертіс}')
  await field(gaps, words('content.points')).fill('2')

  const task = await add('content.type-open', 'Шешімін сал')
  await field(task, words('content.descriptor', { number: 1 })).fill('Сызбасы бар')
  const points = words('content.points-of', { name: words('content.descriptor', { number: 1 }) })
  await field(task, points).fill('3')
  await button(page, words('content.add-module')).click()
  await page.getByRole('menuitem', { name: words('content.module-formula') }).click()
  await field(page.locator('main article').last(), words('content.formula')).fill('\\frac{1}{x^2}')
  await expect(page.locator('main article').last().locator('mfrac')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByText(words('ui.save.saved'))).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await seriousFindings(page)).toEqual([])

  await button(page, words('content.publish-faults', { count: 1 })).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('content.rights')).check()
  await button(dialog, words('content.publish')).click()
  await expect(dialog).toHaveCount(0)
}
