import type { Page } from '@playwright/test'
import { enterAs, enterWith, expect, open, test } from '../visitor.ts'
import { type Seat, seats } from './sweep/seats.ts'
import { forgotten, sweep } from './sweep/sweep.ts'

async function take(page: Page, seat: Seat): Promise<void> {
  if (seat === 'nobody') return void (await page.goto('/login'))
  if (seat !== 'support') return enterAs(page, seat)
  await enterWith(page, { login: 'support-agent', password: 'qalam2026' })
  await page.goto('/support/desk')
}

for (const seat of seats)
  test(`the screens that are looked at as ${seat} are in order in two languages and at three widths`, async ({
    browser,
  }) => {
    // It grows with the product.
    test.setTimeout(300_000)
    const visitor = await open(browser)
    await take(visitor.page, seat)
    const { missed, found } = await sweep(visitor, seat)
    expect(found).toEqual([])
    expect(missed, 'screens that no link, no opener and no reason is known of').toEqual([])
    await visitor.page.context().close()
  })

test('each screen has somebody who looks at it, and what is named of screens is there', () => {
  expect(forgotten()).toEqual([])
})
