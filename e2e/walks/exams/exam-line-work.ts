import type { Locator, Page } from '@playwright/test'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Cell } from './exam-line.ts'
import { goTo } from '../calendar-plans/plan.ts'
import { ask } from '../../school.ts'
import { pressAt, tabTo } from '../../keyboard.ts'
import { chooseAt, markAt, writeAt } from '../../keyboard-acts.ts'
import { expect, said, seriousFindings } from '../../visitor.ts'

/** Words of a language with what stands in them. */
export type Words = (key: MessageKey, about?: Record<string, string | number>) => string
export const wordsIn =
  (language: Language): Words =>
  (key, about = {}) =>
    said(key, language).replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${about[name] ?? ''}`)

export const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true })
const field = (where: Page | Locator, name: string): Locator => where.getByRole('textbox', { name, exact: true })

/** The theme gets its work by keys alone: one right answer with a wrong key, pairs, gaps, and an open answer with a photo. */
export async function buildWork(page: Page, { theme, planUuid }: Cell, words: Words): Promise<void> {
  const sheet = await ask(page, calendarPlans.sheet, { params: { uuid: planUuid } })
  const { uuid = '' } = sheet.themes.find((one) => one.theme === theme) ?? {}
  await goTo(page, { tabTo: (target) => tabTo(page, target) }, sheet, uuid)
  const acts = page.getByRole('toolbar').locator('[aria-haspopup=menu]')
  await chooseAt(page, acts, page.getByRole('menuitem', { name: words('calendar-plans.make-work') }))
  await expect(page.locator('main h1')).toHaveText(theme)

  const write = (where: Locator, text: string) => writeAt(page, where, text)
  const add = async (type: MessageKey, prompt: string): Promise<Locator> => {
    await pressAt(page, button(page, words('content.add-exercise')))
    const kinds = page.getByRole('dialog').getByRole('button')
    await pressAt(page, kinds.filter({ has: page.getByText(words(type), { exact: true }) }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const card = page.locator('main article').last()
    await write(field(card, words('content.prompt')), prompt)
    return card
  }
  const single = await add('content.type-single', '2 + 2 = ?')
  for (const [at, option] of ['4', '5', '6', '7'].entries())
    await write(field(single, words('content.option', { number: at + 1 })), option)
  const second = words('content.option', { number: 2 })
  await markAt(page, single.getByRole('radio', { name: words('content.is-right', { name: second }) }))
  await write(field(single, words('content.points')), '2')

  const pairs = await add('content.type-matching', 'A → B')
  for (const [at, [left, right]] of [
    ['Q', 'W'],
    ['E', 'R'],
    ['T', 'Y'],
  ].entries()) {
    await write(field(pairs, words('content.pair-left', { number: at + 1 })), left ?? '')
    await write(field(pairs, words('content.pair-right', { number: at + 1 })), right ?? '')
  }
  const gaps = await add('content.type-gaps', 'Астана')
  await write(field(gaps, words('content.gaps-text')), '{Есіл} және {Ертіс}')
  await write(field(gaps, words('content.points')), '2')

  const task = await add('content.type-open', 'Шешімін сал')
  await write(field(task, words('content.descriptor', { number: 1 })), 'Сызбасы бар')
  const points = words('content.points-of', { name: words('content.descriptor', { number: 1 }) })
  await write(field(task, points), '3')
  const formula = page.getByRole('menuitem', { name: words('content.module-formula') })
  await chooseAt(page, button(page, words('content.add-module')), formula)
  await write(field(page.locator('main article').last(), words('content.formula')), '\\frac{1}{x^2}')
  await expect(page.locator('main article').last().locator('mfrac')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText(words('ui.save.saved'))).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await seriousFindings(page)).toEqual([])

  await pressAt(page, button(page, words('content.publish-faults', { count: 1 })))
  const dialog = page.getByRole('dialog')
  await markAt(page, dialog.getByLabel(words('content.rights')))
  await expect(button(dialog, words('content.publish'))).toBeEnabled()
  await pressAt(page, button(dialog, words('content.publish')))
  await expect(dialog).toHaveCount(0)
}
