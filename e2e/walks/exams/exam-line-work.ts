import type { Locator, Page } from '@playwright/test'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { Cell } from './exam-line.ts'
import { looked } from '../../looks/looked.ts'
import { goTo, word } from '../calendar-plans/plan.ts'
import { ask } from '../../school.ts'
import { pressAt } from '../../keyboard.ts'
import { chooseAt, markAt, writeAt } from '../../keyboard-acts.ts'
import { expect } from '../../visitor.ts'

export const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true })
const field = (where: Page | Locator, name: string): Locator => where.getByRole('textbox', { name, exact: true })

/** The theme gets its work by keys alone: one right answer with a wrong key, pairs, gaps, and an open answer with a photo. */
export async function buildWork(page: Page, { theme, planUuid }: Cell): Promise<void> {
  const sheet = await ask(page, calendarPlans.sheet, { params: { uuid: planUuid } })
  const { uuid = '' } = sheet.themes.find((one) => one.theme === theme) ?? {}
  await goTo(page, sheet, uuid)
  const acts = page.getByRole('toolbar').locator('[aria-haspopup=menu]')
  await chooseAt(page, acts, page.getByRole('menuitem', { name: word('calendar-plans.make-work') }))
  await expect(page.locator('main h1')).toHaveText(theme)

  const write = (where: Locator, text: string) => writeAt(page, where, text)
  const add = async (type: MessageKey, prompt: string): Promise<Locator> => {
    await pressAt(page, button(page, word('content.add-exercise')))
    const kinds = page.getByRole('dialog').getByRole('button')
    await pressAt(page, kinds.filter({ has: page.getByText(word(type), { exact: true }) }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const card = page.locator('main article').last()
    await write(field(card, word('content.prompt')), prompt)
    return card
  }
  const single = await add('content.type-single', '2 + 2 = ?')
  for (const [at, option] of ['4', '5', '6', '7'].entries())
    await write(field(single, word('content.option', { number: at + 1 })), option)
  const second = word('content.option', { number: 2 })
  await markAt(page, single.getByRole('radio', { name: word('content.is-right', { name: second }) }))
  await write(field(single, word('content.points')), '2')

  const pairs = await add('content.type-matching', 'A → B')
  for (const [at, [left, right]] of [
    ['Q', 'W'],
    ['E', 'R'],
    ['T', 'Y'],
  ].entries()) {
    await write(field(pairs, word('content.pair-left', { number: at + 1 })), left ?? '')
    await write(field(pairs, word('content.pair-right', { number: at + 1 })), right ?? '')
  }
  const gaps = await add('content.type-gaps', 'Астана')
  await write(field(gaps, word('content.gaps-text')), '{Есіл} және {Ертіс}')
  await write(field(gaps, word('content.points')), '2')

  const task = await add('content.type-open', 'Шешімін сал')
  await write(field(task, word('content.descriptor', { number: 1 })), 'Сызбасы бар')
  const points = word('content.points-of', { name: word('content.descriptor', { number: 1 }) })
  await write(field(task, points), '3')
  const formula = page.getByRole('menuitem', { name: word('content.module-formula') })
  await chooseAt(page, button(page, word('content.add-module')), formula)
  await write(field(page.locator('main article').last(), word('content.formula')), '\\frac{1}{x^2}')
  await expect(page.locator('main article').last().locator('mfrac')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText(word('ui.save.saved'))).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await looked(page)

  await pressAt(page, button(page, word('content.publish-faults', { count: 1 })))
  const dialog = page.getByRole('dialog')
  await markAt(page, dialog.getByLabel(word('content.rights')))
  await expect(button(dialog, word('content.publish'))).toBeEnabled()
  await pressAt(page, button(dialog, word('content.publish')))
  await expect(dialog).toHaveCount(0)
}
