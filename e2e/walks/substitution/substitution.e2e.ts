import { addDays, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type { APIRequestContext } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask, askWith } from '../../school.ts'
import { at, enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from '../journal/student.ts'

/** The lessons of somebody in the week around a day, and who they are. */
async function weekOf(request: APIRequestContext, role: 'teacher' | 'group-lead', date: string) {
  const { userId, token } = await personOf(role, request)
  const { days } = await askWith(request, token, schedule.week, { query: { date } })
  return { userId, lessons: days.flatMap(({ lessons }) => lessons) }
}

test('from an absence to the lesson that the substitute marks: the deputy by the keyboard alone', async ({
  browser,
  request,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'The clock of a product that runs elsewhere cannot be set.')
  // Two weeks ahead nobody else's walk changes the timetable.
  const monday = addDays(mondayOf(localDay(new Date())), 14)
  const [absent, other] = [await weekOf(request, 'teacher', monday), await weekOf(request, 'group-lead', monday)]
  const lesson = absent.lessons.find(({ date, timeStart, timeEnd }) =>
    other.lessons.every((one) => one.date !== date || one.timeEnd <= timeStart || timeEnd <= one.timeStart),
  )
  test.skip(!lesson, 'The second teacher is busy whenever the first one teaches.')
  const { uuid, date, timeStart } = lesson ?? { uuid: '', date: monday, timeStart: '08:00' }

  const { page, complaints } = await open(browser)
  await at(page, `${date}T07:00`)
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
  await looked(page)

  const free = new RegExp(`${timeStart}, .*: барлық бос мұғалімдер$`)
  await page.getByRole('button', { name: free }).press('Enter')
  await dialog.getByRole('checkbox', { name: new RegExp(`^${surnameOf(other.userId)}`) }).press('Space')
  await dialog.getByRole('button', { name: kz('substitution.assign'), exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(surnameOf(other.userId)).first()).toBeVisible()

  const rest = page.getByRole('button', { name: kz('substitution.cover'), exact: true })
  if ((await rest.count()) > 0) {
    await rest.press('Enter')
    await looked(page)
    await dialog.locator('button[type=submit]').press('Enter')
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByText(kz('substitution.covered'))).toBeVisible()
  expect(complaints).toEqual([])
  await page.context().close()

  const substitute = await open(browser)
  const begun = `${timeStart.slice(0, 2)}:${String(Number(timeStart.slice(3)) + 4).padStart(2, '0')}`
  await at(substitute.page, `${date}T${begun}`)
  await enterAs(substitute.page, 'group-lead')
  await substitute.page.goto(`/schedule/lesson/${uuid}/students`)
  const stored = substitute.page.waitForResponse((answer) => new URL(answer.url()).pathname === journal.storeDay.path)
  const field = substitute.page.locator('[data-mark]').first()
  await field.focus()
  await substitute.page.keyboard.type('9')
  await substitute.page.keyboard.press('Enter')
  expect((await stored).ok()).toBe(true)
  await expect(field).toHaveValue('9')
  expect(substitute.complaints).toEqual([])
  await substitute.page.context().close()
})
