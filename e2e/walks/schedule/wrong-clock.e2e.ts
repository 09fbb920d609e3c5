import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { enterAs, expect, open, test } from '../../visitor.ts'

const day = 24 * 60 * 60_000

for (const [words, off] of [
  ['a day slow', -day],
  ['a day fast', day],
  ['a fortnight fast', 14 * day],
] as const) {
  test(`on a device whose clock is ${words} timetable and diary show the school's today`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await page.clock.install({ time: new Date(Date.now() + off) })
    await enterAs(page, 'student')
    // On a Sunday both open on the week that comes; a week of five days has no column of a Saturday.
    const today = localDay(new Date())
    const daysAfterMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
    const isSunday = daysAfterMonday === 6

    await page.goto('/diary')
    const card = page.locator(isSunday ? `#day-${addDays(today, 1)}` : `#day-${today}[data-today]`)
    await expect(card).toBeVisible()
    expect(await page.locator('[data-today]').count()).toBe(isSunday ? 0 : 1)

    await page.goto('/schedule')
    await expect(page.locator('article[data-lesson]').first()).toBeVisible()
    const days = (await page.locator('thead th[scope="col"]').count()) - 1
    await expect(page.locator('th[aria-current="date"]')).toHaveCount(daysAfterMonday < days ? 1 : 0)
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
