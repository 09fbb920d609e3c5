import { auth } from '@qalam/contract/auth/api.ts'
import { addDays, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { ask, emptySeat, takeBack } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

test('a teacher marks from the keyboard, and the student’s open diary shows the mark without a reload', async ({
  browser,
}) => {
  const student = await open(browser, { width: 390, height: 800 })
  const teacher = await open(browser)
  await enterAs(student.page, 'student')
  await enterAs(teacher.page, 'teacher')
  const me = await ask(student.page, auth.userInfo, {})
  const seat = await emptySeat(teacher.page, me.group?.id ?? 0, me.userId)
  await student.page.goto(`/diary?date=${seat.date}`)
  const lesson = student.page.locator('li', { has: student.page.locator(`a[href*="${seat.uuid}"]`) }).first()
  await expect(lesson).toBeVisible()
  await expect(lesson).not.toContainText(`9/${seat.maxScore}`)

  await teacher.page.goto(seat.journalPath)
  const cell = teacher.page.locator('tbody tr').nth(seat.row).locator('td').nth(seat.column)
  await cell.click()
  await teacher.page.keyboard.type('9')
  await teacher.page.keyboard.press('Enter')
  await expect(cell).toContainText('9')
  await expect(teacher.page.getByText(kz('journal.saved'))).toBeVisible()
  await expect(lesson).toContainText(`9/${seat.maxScore}`)

  await cell.click()
  await teacher.page.keyboard.press('Delete')
  await expect(lesson).not.toContainText(`9/${seat.maxScore}`)
  await teacher.page.keyboard.press('Control+z')
  await expect(lesson).toContainText(`9/${seat.maxScore}`)
  await takeBack(teacher.page, cell)
  expect([...student.complaints, ...teacher.complaints]).toEqual([])
})

test('the deputy moves a lesson by the keyboard, and cannot make a clash by accident', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  const { groups } = await ask(page, schedule.choices, {})
  const group = groups.find(({ label }) => label.startsWith('7'))
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Almaty' }))
  const nextMonday = addDays(today, 8 - weekDay(today))
  const address = `/schedule/${nextMonday}?groupId=${group?.id}`
  await page.goto(address)
  const tiles = page.locator('article[data-lesson]')
  await expect(tiles.first()).toBeVisible()

  const week = await ask(page, schedule.week, { query: { date: nextMonday, groupId: group?.id ?? 0 } })
  const busy = week.days.flatMap(({ lessons }) => lessons)
  const [first] = week.days[0]?.lessons ?? []
  const below = week.days[0]?.lessons.find(({ timeStart }) => timeStart > (first?.timeEnd ?? ''))
  expect(first && below && busy.length > 10).toBeTruthy()
  const tile = page.locator(`article[data-lesson="${first?.uuid}"]`)
  await tile.locator('[data-stop]').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(kz('schedule.clash-title'))
  await dialog.getByRole('button', { name: kz('schedule.clash-back') }).click()
  const after = await ask(page, schedule.week, { query: { date: nextMonday, groupId: group?.id ?? 0 } })
  expect(after.days.flatMap(({ lessons }) => lessons)).toEqual(busy)

  await page.getByRole('button', { name: kz('schedule.show-saturday') }).click()
  await tile.locator('[data-stop]').focus()
  await page.keyboard.press('m')
  for (let day = 1; day < 6; day++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const saturday = page.locator(`td[data-day="5"] article[data-lesson="${first?.uuid}"]`)
  await expect(saturday).toBeVisible()
  await expect(saturday.locator('[data-stop]')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.locator(`td[data-day="0"] article[data-lesson="${first?.uuid}"]`)).toBeVisible()
  // The browser itself writes a refused request to the console.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})

test('a parent looks at the child’s week and attestation and can change nothing', async ({ browser }) => {
  const { page, complaints } = await open(browser, { width: 390, height: 800 })
  await enterAs(page, 'parent')
  await page.goto('/diary')
  await expect(page.locator('main h1')).toContainText(kz('diary.title'))
  await page.goto('/diary/attestation')
  await expect(page.locator('main')).toContainText('%')
  await expect(page.locator('main input, main textarea')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a visitor without a session is sent to the sign-in and, after it, to where they wanted to go', async ({
  browser,
}) => {
  const { page } = await open(browser)
  await page.goto('/diary/attestation')
  await page.waitForURL((url) => url.pathname === '/login')
  await page
    .getByRole('button', { name: kz('role.student') })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/diary/attestation')
  await expect(page.locator('main h1')).toBeVisible()
})

test('a hand-over takes the page over from whoever was signed in when they agree, and asks nobody whose session is dead', async ({
  browser,
}) => {
  const deputy = await open(browser)
  await enterAs(deputy.page, 'zavuch')
  const { firstname } = await ask(deputy.page, auth.userInfo, {})
  const { page, complaints } = await open(browser)
  await enterAs(page, 'student')
  await page.goto(`/behalf_auth?hash=${(await ask(deputy.page, auth.behalfHash, {})).hash}`)
  await page.getByRole('button', { name: kz('auth.hand-over-go') }).click()
  await expect(page.getByRole('banner')).toContainText(firstname)
  await expect(page.getByRole('button', { name: kz('schedule.add'), exact: true })).toBeVisible()
  expect(complaints).toEqual([])

  await page.evaluate(() => localStorage.setItem('token', 'a.dead.one'))
  await page.goto(`/behalf_auth?hash=${(await ask(deputy.page, auth.behalfHash, {})).hash}`)
  await expect(page.getByRole('banner')).toContainText(firstname)
  // The browser writes down that the server refused the dead one, once.
  expect(complaints).toEqual([expect.stringContaining('401')])
})
