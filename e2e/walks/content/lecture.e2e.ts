import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { addDays, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type { Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import { looked } from '../../looks/looked.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'

/** A lesson of a coming week that its teacher may still change. */
async function lessonToCome(page: Page, from: string) {
  for (let week = 0; week < 6; week++) {
    const { days } = await ask(page, schedule.week, { query: { date: addDays(from, 7 * week) } })
    const lesson = days
      .flatMap(({ lessons }) => lessons)
      .find(({ can, lessonType, conducted }) => can.edit && !conducted && lessonType === 'regular')
    if (lesson) return lesson
  }
  throw new Error('No lesson is to come.')
}

test('a lesson becomes a lecture, which is begun and bound to its theme, by keys alone', async ({ browser }) => {
  const { page, complaints } = await open(browser)
  await enterAs(page, 'teacher')
  const lesson = await lessonToCome(page, addDays(mondayOf(localDay(new Date())), 7))
  const theme = 'Шолу дәрісі'
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })

  await page.goto(`/schedule/${lesson.date}`)
  const tile = page.locator(`[data-lesson="${lesson.uuid}"]`)
  await pressAt(page, tile.locator('[aria-haspopup=menu]'))
  await page.getByRole('menuitem', { name: kz('schedule.change-type'), exact: true }).press('Enter')
  const kind = dialog.getByRole('combobox', { name: kz('schedule.type') })
  await tabTo(page, kind)
  for (let steps = 0; steps < 9 && (await kind.inputValue()) !== 'lecture'; steps++)
    await page.keyboard.press('ArrowDown')
  await expect(kind).toHaveValue('lecture')
  await tabTo(page, dialog.getByRole('textbox', { name: kz('schedule.theme') }))
  await page.keyboard.type(theme)
  await pressAt(page, button(kz('common.save')))

  await expect(page).toHaveURL(/\/control\/lecture\/create\//)
  await expect(dialog.getByRole('heading', { name: kz('content.new-lecture') })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: kz('content.title') })).toHaveValue(theme)
  await looked(page)
  await pressAt(page, button(kz('content.begin')))

  await expect(page).toHaveURL(/\/content\/lectures\/edit\//)
  await expect(page.locator('main h1')).toContainText(theme)
  await looked(page)
  const work = new URL(page.url()).pathname.split('/').at(-1)
  const { days } = await ask(page, schedule.week, { query: { date: lesson.date } })
  const held = days.flatMap(({ lessons }) => lessons).find(({ uuid }) => uuid === lesson.uuid)
  expect(held).toMatchObject({ lessonType: 'lecture', theme })
  const params = { uuid: held?.calendarPlanLessonUuid ?? '' }
  const { calendarPlanLesson } = await ask(page, calendarPlans.themeForEdit, { params })
  expect(calendarPlanLesson).toMatchObject({ entityId: work, can: { open: true } })

  // Begun once more from the lesson it is told of and opened.
  await page.goto(`/schedule/${lesson.date}/control/lecture/create/${params.uuid}`)
  await pressAt(page, button(kz('content.open-lecture')))
  await expect(page).toHaveURL(new RegExp(`/content/lectures/edit/${work}$`))
  await expect(page.locator('main h1')).toContainText(theme)

  expect(complaints).toEqual([])
  await page.context().close()
})
