import type { Locator, Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import { looked } from '../../looks/looked.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

// Of its own on each walk: what was let out stays.
const title = `Мектепте көктем ${Date.now()}`
const body = 'Сенбіде бәріміз бақта.'

test('by keyboard alone a director writes news, schedules it and lets it out, and a parent reads it on a phone', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'director')
  await write(page)
  await publish(page)
  expect(complaints).toEqual([])
  await page.context().close()

  const phone = await open(browser, { width: 390, height: 844 })
  await enterAs(phone.page, 'parent')
  await read(phone.page)
  expect(phone.complaints).toEqual([])
  await phone.page.context().close()
})

async function write(page: Page): Promise<void> {
  await page.goto('/news')
  await pressAt(page, page.getByRole('link', { name: kz('article.desk') }))
  await pressAt(page, page.getByRole('button', { name: kz('article.new') }).first())
  await typeInto(page, page.getByRole('textbox', { name: kz('article.title') }), title)
  await typeInto(page, page.getByRole('textbox', { name: kz('article.lead') }), 'Ағаш отырғызамыз')
  await typeInto(page, page.getByRole('textbox', { name: kz('article.body') }), body)
  await pressAt(page, page.getByRole('button', { name: kz('article.all-roles') }))
  await looked(page)
}

async function typeInto(page: Page, field: Locator, letters: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(letters)
}

/** For a day of its own first, then at once. */
async function publish(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await pressAt(page, page.getByRole('button', { name: kz('article.publish'), exact: true }))
  await choose(page, kz('article.publish-later'))
  await looked(page)
  await pressAt(page, dialog.getByRole('button', { name: kz('article.plan') }))
  await expect(page.getByText(kz('article.state-scheduled'), { exact: true })).toBeVisible()

  await pressAt(page, page.getByRole('button', { name: kz('article.reschedule') }))
  await choose(page, kz('article.publish-now'))
  await pressAt(page, dialog.getByRole('button', { name: kz('article.publish') }))
  await expect(page.getByText(kz('article.state-published'), { exact: true })).toBeVisible()
}

/** The Tab key leads to the choice that stands, the arrow to the other one. */
async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name })).toBeChecked()
}

async function read(page: Page): Promise<void> {
  await page.goto('/news?unread=1')
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  await looked(page)
  await pressAt(page, link)
  await expect(page.locator('main h1')).toHaveText(title)
  await expect(page.getByText(body)).toBeVisible()
  await looked(page)
  await page.goto('/news?unread=1')
  await expect(page.locator('main h1')).toHaveText(kz('article.news'))
  await expect(link).toHaveCount(0)
}
