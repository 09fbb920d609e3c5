import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { addDays, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import type { Page } from '@playwright/test'
import { pressAt, tabTo } from '../../keyboard.ts'
import { ask } from '../../school.ts'
import { enterAs, expect, fits, open, said, seriousFindings, skipAnnouncements, speak, test } from '../../visitor.ts'

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

for (const language of ['kz', 'ru'] as const)
  test(`${language}: a lesson becomes a lecture, which is begun and bound to its theme, by keys alone`, async ({
    browser,
  }) => {
    const { page, complaints } = await open(browser)
    await speak(page, language)
    await skipAnnouncements(page)
    await enterAs(page, 'teacher', language)
    const from = addDays(mondayOf(localDay(new Date())), language === 'kz' ? 7 : 14)
    const lesson = await lessonToCome(page, from)
    const theme = language === 'kz' ? 'Шолу дәрісі' : 'Обзорная лекция'
    const dialog = page.getByRole('dialog')
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })

    await page.goto(`/schedule/${lesson.date}`)
    const tile = page.locator(`[data-lesson="${lesson.uuid}"]`)
    await pressAt(page, tile.locator('[aria-haspopup=menu]'))
    await page.getByRole('menuitem', { name: said('schedule.change-type', language), exact: true }).press('Enter')
    const kind = dialog.getByRole('combobox', { name: said('schedule.type', language) })
    await tabTo(page, kind)
    for (let steps = 0; steps < 9 && (await kind.inputValue()) !== 'lecture'; steps++)
      await page.keyboard.press('ArrowDown')
    await expect(kind).toHaveValue('lecture')
    await tabTo(page, dialog.getByRole('textbox', { name: said('schedule.theme', language) }))
    await page.keyboard.type(theme)
    await pressAt(page, button(said('common.save', language)))

    await expect(page).toHaveURL(/\/control\/lecture\/create\//)
    await expect(dialog.getByRole('heading', { name: said('content.new-lecture', language) })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: said('content.title', language) })).toHaveValue(theme)
    expect(await seriousFindings(page)).toEqual([])
    await fits(page)
    await pressAt(page, button(said('content.begin', language)))

    await expect(page).toHaveURL(/\/content\/lectures\/edit\//)
    await expect(page.locator('main h1')).toContainText(theme)
    expect(await seriousFindings(page)).toEqual([])
    const work = new URL(page.url()).pathname.split('/').at(-1)
    const { days } = await ask(page, schedule.week, { query: { date: lesson.date } })
    const held = days.flatMap(({ lessons }) => lessons).find(({ uuid }) => uuid === lesson.uuid)
    expect(held).toMatchObject({ lessonType: 'lecture', theme })
    const params = { uuid: held?.calendarPlanLessonUuid ?? '' }
    const { calendarPlanLesson } = await ask(page, calendarPlans.themeForEdit, { params })
    expect(calendarPlanLesson).toMatchObject({ entityId: work, can: { open: true } })

    // Begun once more from the lesson it is told of and opened.
    await page.goto(`/schedule/${lesson.date}/control/lecture/create/${params.uuid}`)
    await pressAt(page, button(said('content.open-lecture', language)))
    await expect(page).toHaveURL(new RegExp(`/content/lectures/edit/${work}$`))
    await expect(page.locator('main h1')).toContainText(theme)

    expect(complaints).toEqual([])
    await page.context().close()
  })
