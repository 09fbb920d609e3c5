import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { tabTo } from '../../keyboard.ts'
import { ask } from '../../school.ts'
import { expect, kz } from '../../visitor.ts'

export type PlanOfWalk = { groupId: number; group: string; uuid: string; subject: PlanSheet['subject'] }

/** A theme that nothing holds, of a lesson that is still to come. */
const isFree = ({ pin, kind, lesson }: SheetTheme, today: string): boolean =>
  pin === null && kind === 'regular' && lesson !== null && lesson.date > today

/** The free themes of the quarter that has the most of them, in their order. */
export function freeThemes({ themes, quarters }: PlanSheet): SheetTheme[] {
  const today = localDay(new Date())
  const free = quarters.map(({ value }) => themes.filter((one) => one.quarterId === value && isFree(one, today)))
  return free.toSorted((a, b) => b.length - a.length)[0] ?? []
}

/** A draft with a quarter still to be taught, the first that is free; the last classes are asked first. */
export async function planToChange(page: Page): Promise<PlanOfWalk> {
  const { rows: groups } = await ask(page, calendarPlans.groups, { query: { limit: 100 } })
  for (const { id, label } of groups.toReversed()) {
    const { rows } = await ask(page, calendarPlans.byGroup, { params: { groupId: id }, query: { limit: 100 } })
    for (const plan of rows) {
      if (plan.state !== 'draft' || plan.subgroup) continue
      if (!plan.scoreType.startsWith('mark') || plan.hoursPerWeek < 2) continue
      const sheet = await ask(page, calendarPlans.sheet, { params: { uuid: plan.id } })
      if (freeThemes(sheet).length >= 8 && sheet.flow === null)
        return { groupId: id, group: label, uuid: plan.id, subject: sheet.subject }
    }
  }
  throw new Error('No plan has a quarter that is still to be taught.')
}

/** Words of the page with what stands in them. */
export const word = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, `${value}`), kz(key))

/** Presses a button by Enter. */
export const press = (page: Page, key: MessageKey): Promise<void> =>
  page
    .getByRole('button', { name: word(key), exact: true })
    .last()
    .press('Enter')

/** An act of a menu that opens from a button, by Enter. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

const standing = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-theme]')?.dataset['theme'] ?? null)

/** Goes to the cell of a theme by Tab and arrows alone. */
export async function goTo(page: Page, sheet: PlanSheet, uuid: string): Promise<void> {
  if ((await standing(page)) === null) await tabTo(page, page.locator('[data-cell][tabindex="0"]'))
  const order = sheet.themes.map((one) => one.uuid)
  for (let steps = 0; steps < order.length; steps++) {
    const at = order.indexOf((await standing(page)) ?? '')
    const by = order.indexOf(uuid) - at
    if (by === 0) return
    const key = Math.abs(by) >= 10 ? 'Page' : 'Arrow'
    await page.keyboard.press(`${key}${by > 0 ? 'Down' : 'Up'}`)
    await expect.poll(() => standing(page)).not.toBe(order[at])
  }
  throw new Error('The theme is not reached by arrows.')
}

/** Does it, and waits until the server has stored it. */
export async function stored(page: Page, path: string, work: () => Promise<unknown>): Promise<void> {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  const heard = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && pattern.test(new URL(answer.url()).pathname),
  )
  await work()
  const answer = await heard
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path())
}
