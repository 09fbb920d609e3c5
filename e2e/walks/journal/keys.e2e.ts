import { pressAt, signInByKeys, tabTo } from '../../keyboard.ts'
import { emptySeat, takeBack } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from './student.ts'

for (const role of ['student', 'parent'] as const) {
  test(`a ${role} reaches the diary and a lesson in it by keys alone`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await enterAs(page, role)
    if (new URL(page.url()).pathname !== '/diary') {
      await pressAt(page, page.locator('a[href="/diary"]'))
    }
    await expect(page).toHaveURL(/\/diary/)
    await expect(page.locator('main a[href*="lesson"]').first()).toBeVisible()
    await pressAt(page, page.locator('main a[href*="lesson"]'))
    await expect(page).toHaveURL(/lesson/)
    expect(complaints).toEqual([])
    await page.context().close()
  })
}

for (const role of ['zavuch', 'director'] as const) {
  test(`a ${role} reaches a lesson of the timetable by keys alone`, async ({ browser }) => {
    const { page, complaints } = await open(browser)
    await enterAs(page, role)
    if (new URL(page.url()).pathname !== '/schedule') {
      await pressAt(page, page.locator('a[href="/schedule"]'))
    }
    await expect(page.locator('article[data-lesson]').first()).toBeVisible()
    await pressAt(page, page.locator('[data-stop]'))
    await expect(page).toHaveURL(/\/schedule\/lesson\//)
    expect(complaints).toEqual([])
    await page.context().close()
  })
}

test('a teacher signs in and stores a mark by keys alone', async ({ browser, request }) => {
  const me = await personOf('student', request)
  const { page, complaints } = await open(browser)
  await signInByKeys(page, 'teacher')
  const seat = await emptySeat(page, me.group?.id ?? 0, me.userId)
  await page.goto(seat.journalPath)
  await expect(page.locator('tbody td[role="gridcell"]').first()).toBeVisible()
  await tabTo(page, page.locator('[role="gridcell"]'))

  const place = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest('td')
      const row = cell?.closest('tr')
      return {
        row: (row?.rowIndex ?? 0) - (row?.closest('table')?.tHead?.rows.length ?? 0),
        column: cell?.cellIndex ?? 0,
      }
    })
  const cell = page.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  const target = await cell.evaluate((one: HTMLTableCellElement) => one.cellIndex)
  for (let steps = 0; steps < 80; steps++) {
    const at = await place()
    const key =
      at.column < target ? 'ArrowRight' : at.column > target ? 'ArrowLeft' : at.row < seat.row ? 'ArrowDown' : 'ArrowUp'
    if (at.column === target && at.row === seat.row) break
    await page.keyboard.press(key)
  }
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(cell).toContainText('7')
  await expect(page.getByText(kz('journal.saved'))).toBeVisible()
  await takeBack(page, cell)
  expect(complaints).toEqual([])
  await page.context().close()
})
