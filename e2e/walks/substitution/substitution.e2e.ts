import { auth } from '@qalam/contract/auth/api.ts'
import { addDays, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type { Browser } from '@playwright/test'
import { type ServerProcess, startServer } from '../../../server/src/testing/server-process.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, seriousFindings, skipAnnouncements, test } from '../../visitor.ts'

const data = process.env.E2E_DATA ?? ''

async function at<T>(moment: string, walk: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer({ DATA_DIR: data, DEMO: 'on', CLOCK: `${moment}:00+05:00` })
  try {
    return await walk(server)
  } finally {
    await server.end('SIGTERM')
  }
}

/** The lessons of somebody in the week around a day, and who they are. */
async function weekOf(browser: Browser, role: 'teacher' | 'group-lead', date: string) {
  const { page } = await open(browser)
  await enterAs(page, role)
  const { userId } = await ask(page, auth.userInfo, {})
  const { days } = await ask(page, schedule.week, { query: { date } })
  await page.context().close()
  return { userId, lessons: days.flatMap(({ lessons }) => lessons) }
}

test('from an absence to the lesson that the substitute marks: the deputy by the keyboard alone', async ({
  browser,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  // Two weeks ahead nobody else's walk changes the timetable.
  const monday = addDays(mondayOf(localDay(new Date())), 14)
  const [absent, other] = [await weekOf(browser, 'teacher', monday), await weekOf(browser, 'group-lead', monday)]
  const lesson = absent.lessons.find(({ date, timeStart, timeEnd }) =>
    other.lessons.every((one) => one.date !== date || one.timeEnd <= timeStart || timeEnd <= one.timeStart),
  )
  test.skip(!lesson, 'The second teacher is busy whenever the first one teaches.')
  const { uuid, date, timeStart } = lesson ?? { uuid: '', date: monday, timeStart: '08:00' }

  await at(`${date}T07:00`, async ({ address }) => {
    const { page, complaints } = await open(browser, undefined, address)
    await skipAnnouncements(page)
    await enterAs(page, 'zavuch')
    const { teachers } = await ask(page, schedule.choices, {})
    const surnameOf = (id: number) => teachers.find((one) => one.id === id)?.label.split(' ')[0] ?? ''
    await page.goto('/v3/backoffice/substitutions')
    await page
      .getByRole('button', { name: kz('substitution.add'), exact: true })
      .last()
      .press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').first().fill(surnameOf(absent.userId))
    await dialog.getByRole('combobox').first().press('Enter')
    await dialog.getByRole('button', { name: kz('common.save'), exact: true }).press('Enter')
    await expect(page.locator('main h1')).toContainText(surnameOf(absent.userId))
    expect(await seriousFindings(page)).toEqual([])

    const free = new RegExp(`${timeStart}, .*: барлық бос мұғалімдер$`)
    await page.getByRole('button', { name: free }).press('Enter')
    await dialog.getByRole('checkbox', { name: new RegExp(`^${surnameOf(other.userId)}`) }).press('Space')
    await dialog.getByRole('button', { name: kz('substitution.assign'), exact: true }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(surnameOf(other.userId)).first()).toBeVisible()

    const rest = page.getByRole('button', { name: kz('substitution.cover'), exact: true })
    if ((await rest.count()) > 0) {
      await rest.press('Enter')
      expect(await seriousFindings(page)).toEqual([])
      await dialog.locator('button[type=submit]').press('Enter')
      await expect(dialog).toHaveCount(0)
    }
    await expect(page.getByText(kz('substitution.covered'))).toBeVisible()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  await at(
    `${date}T${timeStart.slice(0, 2)}:${String(Number(timeStart.slice(3)) + 4).padStart(2, '0')}`,
    async ({ address }) => {
      const { page, complaints } = await open(browser, undefined, address)
      await skipAnnouncements(page)
      await enterAs(page, 'group-lead')
      await page.goto(`/schedule/lesson/${uuid}/students`)
      const stored = page.waitForResponse((answer) => new URL(answer.url()).pathname === journal.storeDay.path)
      const field = page.locator('[data-mark]').first()
      await field.focus()
      await page.keyboard.type('9')
      await page.keyboard.press('Enter')
      expect((await stored).ok()).toBe(true)
      await expect(field).toHaveValue('9')
      expect(complaints).toEqual([])
      await page.context().close()
    },
  )
})
