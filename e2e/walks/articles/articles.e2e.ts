import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Locator, Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import {
  enterAs,
  expect,
  open,
  said,
  fits,
  seriousFindings,
  sizes,
  skipAnnouncements,
  speak,
  test,
} from '../../visitor.ts'

type Words = (key: Parameters<typeof said>[0]) => string
const walks = [
  { language: 'kz', title: 'Мектепте көктем', lead: 'Ағаш отырғызамыз', body: 'Сенбіде бәріміз бақта.' },
  { language: 'ru', title: 'Весна в школе', lead: 'Сажаем деревья', body: 'В субботу все в саду.' },
] as const satisfies readonly { language: Language; title: string; lead: string; body: string }[]
type Written = { title: string; lead: string; body: string }

const sized = walks.flatMap((news) => sizes.map((size) => ({ news, size })))

for (const { news: walk, size } of sized) {
  test(`by keyboard alone a director writes news, schedules it and lets it out, and a parent reads it on a phone (${walk.language}, ${size.width} px)`, async ({
    browser,
  }) => {
    const { language } = walk
    const news = { ...walk, title: `${walk.title} ${size.width}` }
    const words: Words = (key) => said(key, language)
    const { page, complaints } = await open(browser, size)
    await skipAnnouncements(page)
    await speak(page, language)
    await enterAs(page, 'director', language)
    await write(page, news, words)
    await fits(page)
    await publish(page, words)
    expect(complaints).toEqual([])
    await page.context().close()

    const phone = await open(browser, { width: 390, height: 844 })
    await skipAnnouncements(phone.page)
    await speak(phone.page, language)
    await enterAs(phone.page, 'parent', language)
    await read(phone.page, news, words)
    expect(phone.complaints).toEqual([])
    await phone.page.context().close()
  })
}

async function write(page: Page, { title, lead, body }: Written, words: Words): Promise<void> {
  await page.goto('/news')
  await pressAt(page, page.getByRole('link', { name: words('article.desk') }))
  await pressAt(page, page.getByRole('button', { name: words('article.new') }).first())
  await typeInto(page, page.getByRole('textbox', { name: words('article.title') }), title)
  await typeInto(page, page.getByRole('textbox', { name: words('article.lead') }), lead)
  await typeInto(page, page.getByRole('textbox', { name: words('article.body') }), body)
  await pressAt(page, page.getByRole('button', { name: words('article.all-roles') }))
  expect(await seriousFindings(page)).toEqual([])
}

async function typeInto(page: Page, field: Locator, letters: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(letters)
}

/** For a day of its own first, then at once. */
async function publish(page: Page, words: Words): Promise<void> {
  const dialog = page.getByRole('dialog')
  await pressAt(page, page.getByRole('button', { name: words('article.publish'), exact: true }))
  await choose(page, words('article.publish-later'))
  expect(await seriousFindings(page)).toEqual([])
  await pressAt(page, dialog.getByRole('button', { name: words('article.plan') }))
  await expect(page.getByText(words('article.state-scheduled'), { exact: true })).toBeVisible()

  await pressAt(page, page.getByRole('button', { name: words('article.reschedule') }))
  await choose(page, words('article.publish-now'))
  await pressAt(page, dialog.getByRole('button', { name: words('article.publish') }))
  await expect(page.getByText(words('article.state-published'), { exact: true })).toBeVisible()
}

/** The Tab key leads to the choice that stands, the arrow to the other one. */
async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name })).toBeChecked()
}

async function read(page: Page, { title, body }: Written, words: Words): Promise<void> {
  await page.goto('/news?unread=1')
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  await fits(page)
  await pressAt(page, link)
  await expect(page.locator('main h1')).toHaveText(title)
  await expect(page.getByText(body)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await fits(page)
  await page.goto('/news?unread=1')
  await expect(page.locator('main h1')).toHaveText(words('article.news'))
  await expect(link).toHaveCount(0)
}
