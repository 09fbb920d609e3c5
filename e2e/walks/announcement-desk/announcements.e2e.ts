import type { Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

// Of its own on each walk: what was stopped before stays on the desk.
const words = `Сенбіде тазалық күні, ${Date.now()}`

/** Presses what is named so by the keyboard alone. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function write(page: Page): Promise<void> {
  await page.goto('/announcements/new')
  await page.getByLabel(`${kz('announcement-desk.text')} · ${kz('language.kz')}`, { exact: false }).fill(words)
  await page.getByLabel(`${kz('announcement-desk.text')} · ${kz('language.ru')}`, { exact: false }).fill('Субботник')
  await page.getByLabel(kz('announcement-desk.link'), { exact: true }).fill('/news')
  for (const language of ['kz', 'ru'] as const)
    await page
      .getByLabel(`${kz('announcement-desk.button')} · ${kz(`language.${language}`)}`, { exact: false })
      .fill('Ашу')
  await page.getByRole('checkbox', { name: kz('role.social_worker'), exact: true }).focus()
  await page.keyboard.press('Space')
  const soon = new Date(Date.now() + 5 * 86_400_000)
  const day = [soon.getDate(), soon.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  await page.getByLabel(kz('announcement-desk.until'), { exact: false }).fill(`${day.join('.')}.${soon.getFullYear()}`)
}

test('a director hangs up a strip by keyboard, who it is for closes it, and it stays away', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'director')
  await write(page)
  await looked(page)
  await press(page, kz('announcement-desk.publish'))
  await expect(page).toHaveURL('/announcements')
  const row = page.locator('tr', { hasText: words })
  await expect(row.getByText(kz('announcement-desk.stage-running'))).toBeVisible()
  await looked(page)

  const reader = await open(browser)
  await enterAs(reader.page, 'social_worker')
  const strip = reader.page.locator('section', { hasText: words })
  await expect(strip).toBeVisible()
  // The list below the strip has come: until then it is pale.
  await expect(reader.page.locator('tbody td').first()).toBeVisible()
  await expect(reader.page.locator('[aria-busy=true]')).toHaveCount(0)
  await looked(reader.page)
  const closed = reader.page.waitForResponse((response) => response.url().includes('news/banners/close'))
  await press(reader.page, kz('news.close-banner').replace('{{title}}', words))
  await expect(strip).toHaveCount(0)
  await closed
  await reader.page.reload()
  await expect(reader.page.locator('main h1')).toBeVisible()
  await expect(strip).toHaveCount(0)
  await reader.page.context().close()

  // On another device of theirs it stays away too, and the desk says that one person has seen it.
  const elsewhere = await open(browser, { width: 390, height: 844 })
  await enterAs(elsewhere.page, 'social_worker')
  await expect(elsewhere.page.locator('section', { hasText: words })).toHaveCount(0)
  await page.reload()
  await expect(row.getByRole('cell', { name: '1 / 0', exact: true })).toHaveCount(1)

  // Nobody else's walk meets it.
  await row.locator('[aria-haspopup=menu]').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: kz('announcement-desk.stop') }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: kz('announcement-desk.stop') })
    .press('Enter')
  await expect(row.getByText(kz('announcement-desk.stage-ended'))).toBeVisible()
  expect([...complaints, ...reader.complaints, ...elsewhere.complaints]).toEqual([])
  await page.context().close()
  await elsewhere.page.context().close()
})
