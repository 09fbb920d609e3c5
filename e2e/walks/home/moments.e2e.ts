import { home } from '@qalam/contract/home/api.ts'
import { addDays, dottedOf, localDay, weekDay } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { type ServerProcess, startServer } from '../../../server/src/testing/server-process.ts'
import { firstPeople } from '../../new-school.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, skipAnnouncements, test } from '../../visitor.ts'

const data = process.env.E2E_DATA ?? ''

/** A second process on the school of the walks, whose clock starts at that moment of Almaty. */
async function at<T>(day: string, clock: string, walk: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer({ DATA_DIR: data, DEMO: 'on', CLOCK: `${day}T${clock}:00+05:00` })
  try {
    return await walk(server)
  } finally {
    await server.end('SIGTERM')
  }
}

test('on a Sunday everybody’s first page opens, and timetable and diary show the week that comes', async ({
  browser,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  const today = localDay(new Date())
  const sunday = addDays(today, 7 - weekDay(today))
  await at(sunday, '11:00', async ({ address }) => {
    for (const role of firstPeople) {
      const { page, complaints } = await open(browser, undefined, address)
      await skipAnnouncements(page)
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
  await at(held?.date ?? '', `${held?.timeStart.slice(0, 2)}:${minute}`, async ({ address }) => {
    const { page, complaints } = await open(browser, undefined, address)
    await skipAnnouncements(page)
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
})
