import { home } from '@qalam/contract/home/api.ts'
import { addDays, dottedOf, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { firstPeople } from '../../new-school.ts'
import { ask } from '../../school.ts'
import { at, enterAs, expect, kz, open, test } from '../../visitor.ts'

test('on a Sunday everybody’s first page opens, and timetable and diary show the week that comes', async ({
  browser,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const today = localDay(new Date())
  const sunday = addDays(today, 7 - weekDay(today))
  for (const role of firstPeople) {
    const { page, complaints } = await open(browser)
    await at(page, `${sunday}T11:00`)
    await enterAs(page, role)
    const first = role === 'student' || role === 'parent' ? '/diary' : '/schedule'
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes(`date=${dottedOf(addDays(sunday, 1))}`) && /diary|schedule/.test(request.url()),
    )
    await page.goto(first)
    await asked
    await expect(page.locator('main h1')).toBeVisible()
    expect([role, complaints]).toEqual([role, []])
    await page.context().close()
  }
})

test('in the middle of a lesson the teacher’s first page offers it, and it opens on its students', async ({
  browser,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const known = await open(browser)
  await enterAs(known.page, 'teacher')
  const today = localDay(new Date())
  const week = await ask(known.page, schedule.week, { query: { date: addDays(today, weekDay(today) > 5 ? -3 : 0) } })
  const held = week.days.flatMap(({ lessons }) => lessons)[0]
  expect(held).toBeDefined()
  await known.page.context().close()

  const minute = String(Number(held?.timeStart.slice(3)) + 5).padStart(2, '0')
  const { page, complaints } = await open(browser)
  await at(page, `${held?.date}T${held?.timeStart.slice(0, 2)}:${minute}`)
  await enterAs(page, 'teacher')
  const { lesson } = await ask(page, home.present, {})
  expect([lesson?.uuid, lesson?.running]).toEqual([held?.uuid, true])
  await page.goto('/schedule')
  const card = page.locator('[data-running]')
  await expect(card).toContainText(kz('home.now'))
  await card.getByRole('link', { name: kz('home.mark') }).click()
  await expect(page).toHaveURL(new RegExp(`/schedule/lesson/${held?.uuid}/students`))
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  expect(complaints).toEqual([])
  await page.context().close()
})
