import { emptySeat, takeBack } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from './student.ts'

test('a mark that could not be sent survives the end of its page and is stored by the next one, wherever that opens', async ({
  browser,
  request,
}) => {
  const me = await personOf('student', request)
  const { page } = await open(browser)
  await enterAs(page, 'teacher')
  const seat = await emptySeat(page, me.group?.id ?? 0, me.userId)
  const context = page.context()
  await context.route('**/journal/storeDay', (route) => route.abort())
  await page.goto(seat.journalPath)
  const cellOn = (shown: typeof page) => shown.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  await cellOn(page).click()
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(cellOn(page)).toContainText('8')
  // As a crash does: nothing is asked and nothing more is sent.
  await page.close({ runBeforeUnload: false })

  const second = await context.newPage()
  await second.goto(seat.journalPath)
  await expect(cellOn(second)).toContainText('8')
  await second.close({ runBeforeUnload: false })

  await context.unroute('**/journal/storeDay')
  const third = await context.newPage()
  const stored = third.waitForResponse('**/journal/storeDay')
  await third.goto('/schedule')
  expect((await stored).status()).toBe(200)
  await third.goto(seat.journalPath)
  await expect(cellOn(third)).toContainText('8')
  await expect(third.getByText(kz('journal.saved'))).toBeVisible()
  await takeBack(third, cellOn(third))
  await context.close()
})
