import type { Browser } from '@playwright/test'
import { enterAs, expect, open, skipAnnouncements } from './visitor.ts'

/** The parent on a telephone and the lead of the class on a wide screen, each in the talk with the other. */
export async function twoWhoTalk(browser: Browser, addresses: { parent?: string; lead?: string } = {}) {
  const parent = await open(browser, { width: 390, height: 844 }, addresses.parent)
  const lead = await open(browser, undefined, addresses.lead)
  for (const { page } of [parent, lead]) await skipAnnouncements(page)
  await enterAs(parent.page, 'parent')
  await enterAs(lead.page, 'group-lead')
  await parent.page.goto('/chat')
  await lead.page.goto('/control/chat')
  await parent.page
    .getByRole('button', { name: /Досымова/ })
    .filter({ hasNotText: '7А' })
    .click()
  await lead.page.getByRole('button', { name: /Мамытбеков Мирас/ }).click()
  for (const { page } of [parent, lead]) await expect(page.getByRole('log')).toBeVisible()
  return { parent, lead }
}
