import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import { yearEnd } from '@qalam/contract/year-end/api.ts'
import type { Page } from '@playwright/test'
import { startServer } from '../server/src/testing/server-process.ts'
import { ask } from './school.ts'
import { enterAs, expect, kz, open, seriousFindings, skipAnnouncements, test } from './visitor.ts'

const data = process.env.E2E_DATA ?? ''
const button = (page: Page, key: MessageKey) => page.getByRole('button', { name: kz(key), exact: true }).last()

test('after the last day of the year a deputy head lets the school go on and takes it back, by the keyboard', async ({
  browser,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const known = await open(browser)
  await enterAs(known.page, 'zavuch')
  const { endsOn } = await ask(known.page, yearEnd.read, {})
  await known.page.context().close()
  const server = await startServer({ DATA_DIR: data, DEMO: 'on', CLOCK: `${addDays(endsOn ?? '', 1)}T10:00:00+05:00` })
  try {
    const { page, complaints } = await open(browser, undefined, server.address)
    await skipAnnouncements(page)
    await enterAs(page, 'zavuch')
    await page.goto('/backoffice/year-end')
    await expect(page.locator('main h1')).toHaveText(kz('year-end.title'))
    // Classes of the ninth grade need a direction.
    for (const choice of await page.getByRole('combobox', { name: /: бағыты$/ }).all()) await choice.selectOption('emn')
    await button(page, 'year-end.preview').press('Enter')
    const plan = page.getByRole('region', { name: kz('year-end.plan') }).last()
    await expect(plan).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])

    await button(page, 'year-end.carry-out').press('Enter')
    await button(page, 'year-end.carry-out').press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const undo = page.getByRole('button', { name: /: қайтару$/ })
    await expect(undo).toBeVisible()

    await undo.press('Enter')
    await button(page, 'year-end.undo').press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(undo).toHaveCount(0)
    expect(complaints).toEqual([])
  } finally {
    await server.end('SIGTERM')
  }
})
