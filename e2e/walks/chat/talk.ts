import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Browser, Locator, Page } from '@playwright/test'
import { at, enterAs, expect, open, said, type Visitor } from '../../visitor.ts'

/** Who sits down in front of what; `address` is of a process of the walk's own, `moment` another than now. */
export type Seat = {
  role: Role
  language?: Language
  width?: number
  height?: number
  address?: string | undefined
  moment?: string
}

/** Somebody is signed in, in a language and at a width. */
export async function sit(browser: Browser, { role, language, width = 1366, ...seat }: Seat): Promise<Visitor> {
  const height = seat.height ?? (width < 1000 ? 844 : 768)
  const visitor = await open(browser, { width, height }, seat.address)
  if (seat.moment) await at(visitor.page, seat.moment)
  await enterAs(visitor.page, role, language)
  return visitor
}

/** What tells the messages of this run from others. */
export const unique = (): string => Math.random().toString(36).slice(2, 8)

/** Where one writes in a talk that is open. */
export const fieldOf = (page: Page, language: Language = 'kz'): Locator =>
  page.getByRole('textbox', { name: said('chat.write', language), exact: true })

/** A message of a talk that is open, by some of its words. */
export const bubbleOf = (page: Page, words: string): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: words })

/** The talk with the lead of the class, on a page of the parent. */
export async function openLead(page: Page): Promise<void> {
  await page.goto('/chat')
  await page
    .getByRole('button', { name: /Досымова/ })
    .filter({ hasNotText: '7А' })
    .click()
  await expect(page.getByRole('log')).toBeVisible()
}

type Two = { parent?: Omit<Seat, 'role'>; lead?: Omit<Seat, 'role'> }

/** The parent, on a telephone, and the lead of the class, on a wide screen, each in the talk with the other. */
export async function twoWhoTalk(browser: Browser, seats: Two = {}) {
  const parent = await sit(browser, { width: 390, ...seats.parent, role: 'parent' })
  const lead = await sit(browser, { ...seats.lead, role: 'group-lead' })
  await openLead(parent.page)
  await lead.page.goto('/control/chat')
  await lead.page.getByRole('button', { name: /Мамытбеков Мирас/ }).click()
  await expect(lead.page.getByRole('log')).toBeVisible()
  return { parent, lead }
}
