import type { ContentRow } from '@qalam/contract/content/api.ts'
import { type LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { onHoliday as onHolidayRefused } from '@qalam/contract/schedule/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dismiss } from '#ui/feedback/notify.ts'
import { lesson, weekWith } from '../samples.ts'
import { onHoliday, theme, open, planned, school } from '../testing/served.tsx'

afterEach(() => dismiss())

test('an edited lesson is sent whole, in whatever quarter as of quarter 1', async () => {
  const user = userEvent.setup()
  const only = lesson({ calendarPlanLessonUuid: planned, version: 4 })
  const sent = school(() => weekWith([only]))
  open()

  await user.click(await screen.findByRole('button', { name: /^Әрекеттер/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Өзгерту' }))
  const dialog = await screen.findByRole('dialog', { name: /^Сабақты өзгерту/ })
  const ends = within(dialog).getByRole('textbox', { name: /Аяқталуы/ })
  await user.clear(ends)
  await user.type(ends, '08:40')
  await user.click(within(dialog).getByRole('button', { name: 'Сақтау' }))

  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.params).toEqual({ scheduleUuid: only.uuid })
  expect(sent[0]?.body).toEqual({
    version: 4,
    date: '2026-11-16',
    timeStart: '08:00',
    timeEnd: '08:40',
    cabinet_id: 101,
    calendar_plan_lesson_uuid: planned,
    quarter_id: 1,
    isForce: 0,
  })
})

test('a lesson is deleted from its dialog, and may be brought back', async () => {
  const user = userEvent.setup()
  const only = lesson({ calendarPlanLessonUuid: planned })
  const sent = school(() => weekWith([only]))
  open()

  await user.click(await screen.findByRole('button', { name: /^Әрекеттер/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Өзгерту' }))
  const dialog = await screen.findByRole('dialog', { name: /^Сабақты өзгерту/ })
  await user.click(within(dialog).getByRole('button', { name: 'Жою' }))

  await screen.findByRole('button', { name: 'Қайтару: Алгебра' })
  expect(sent.map(({ endpoint, body }) => [endpoint, body])).toEqual([
    [schedule.destroy, { uuid: only.uuid, version: only.version, withContent: false }],
  ])
})

test('a lesson is added from the main button: its theme is required, its place is the first free bell', async () => {
  const user = userEvent.setup()
  const sent = school(() => weekWith([lesson()]))
  open()

  await user.click(await screen.findByRole('button', { name: 'Сабақ қосу' }))
  const dialog = await screen.findByRole('dialog', { name: 'Жаңа сабақ' })
  await user.click(await within(dialog).findByRole('combobox', { name: /Пән/ }))
  await user.click(await within(dialog).findByRole('option', { name: 'Алгебра' }))
  const themes = await within(dialog).findByRole('combobox', { name: /Тақырып/ })
  await user.click(within(dialog).getByRole('button', { name: 'Қосу' }))
  expect(sent).toEqual([])
  expect(themes.getAttribute('aria-invalid')).toBe('true')

  await user.click(themes)
  await user.click(await within(dialog).findByRole('option', { name: '4. Тақырып 4' }))
  await user.click(within(dialog).getByRole('button', { name: 'Қосу' }))

  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({
    entityKind: 'regular',
    groupId: 7,
    subjectId: 1,
    date: '2026-11-16',
    timeStart: '08:55',
    timeEnd: '09:40',
    calendar_plan_lesson_uuid: planned,
    isForce: 0,
  })
})

const saved: ContentRow = {
  ...{ id: '00000000-0000-4000-8000-0000000000c1', title: 'Квадрат теңдеулер', kind: 'sor', language: 'kz' },
  ...{ subjectId: 1, parallel: 7, subject: null, state: 'draft', number: 0, updatedAt: '2026-11-01T00:00:00Z' },
  ...{ shared: false, owner: { id: 3, name: 'Сейітова А. Қ.' }, can: { edit: true, remove: true } },
}

const chooseSor = async (works: ContentRow[]) => {
  const user = userEvent.setup()
  const sent = school(() => weekWith([lesson()]), { works })
  open()
  await user.click(await screen.findByRole('button', { name: 'Сабақ қосу' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Жаңа сабақ' }))
  await user.click(await dialog.findByRole('combobox', { name: /Пән/ }))
  await user.click(await dialog.findByRole('option', { name: 'Алгебра' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: /Сабақ түрі/ }), 'БЖБ')
  await user.click(dialog.getByRole('radio', { name: 'Сақталған жұмыстан' }))
  return { user, sent, dialog }
}

test('a work that was saved before is put into the schedule from the dialog (S-ADDLESSON-3)', async () => {
  const { user, sent, dialog } = await chooseSor([saved])
  expect(dialog.queryByRole('textbox', { name: /Бөлім/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Қосу' }))
  expect(sent).toEqual([])

  await user.click(await dialog.findByRole('combobox', { name: /Сақталған жұмыс/ }))
  await user.click(await dialog.findByRole('option', { name: 'Квадрат теңдеулер' }))
  await user.click(dialog.getByRole('button', { name: 'Қосу' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ entityKind: 'sor', entityId: saved.id, calendar_plan_lesson_uuid: null })
})

test('whoever has saved no such work is told where to make one', async () => {
  const { dialog } = await chooseSor([])
  expect(await dialog.findByText('Бұл түрдегі сақталған жұмысыңыз жоқ')).toBeTruthy()
})

test('a new lesson is offered for the first day that is no holiday', async () => {
  const user = userEvent.setup()
  school(() => onHoliday('2026-11-16', '2026-11-17'))
  open()

  await user.click(await screen.findByRole('button', { name: 'Сабақ қосу' }))
  const dialog = await screen.findByRole('dialog', { name: 'Жаңа сабақ' })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Күні/ }).value).toBe('18.11.2026')
})

const openBind = async (only: LessonCard, themes: ReturnType<typeof theme>[]) => {
  const user = userEvent.setup()
  school(() => weekWith([only]), { themes })
  open()
  await user.click(await screen.findByRole('button', { name: /^Әрекеттер/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Түрі мен тақырыбы' }))
  return within(await screen.findByRole('dialog', { name: 'Сабақтың түрі мен тақырыбы' }))
}

test('type and theme open with the lesson’s own theme chosen, beside those that wait for a lesson', async () => {
  const only = lesson({ calendarPlanLessonUuid: planned })
  const free = '00000000-0000-4000-8000-0000000000f2'
  const taken = { ...theme('00000000-0000-4000-8000-0000000000f3', 6), scheduleUuid: lesson().uuid }
  const dialog = await openBind(only, [{ ...theme(planned, 4), scheduleUuid: only.uuid }, theme(free, 5), taken])

  const field = await dialog.findByRole<HTMLInputElement>('combobox', { name: /Тақырып/ })
  await expect.poll(() => field.value || field.textContent).toContain('4. Тақырып 4')
  await userEvent.click(field)
  const offered = (await dialog.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered.filter((words) => /^\d\./.test(words))).toEqual(['4. Тақырып 4', '5. Тақырып 5'])
  expect(dialog.getByText('Сейітова А. Қ.')).toBeTruthy()
})

test('a lesson number fills in the times of its bell; another time is one of its own', async () => {
  const user = userEvent.setup()
  school(() => weekWith([lesson()]))
  open()
  await user.click(await screen.findByRole('button', { name: 'Сабақ қосу' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Жаңа сабақ' }))
  const number = await dialog.findByRole<HTMLSelectElement>('combobox', { name: /Нешінші сабақ/ })
  expect(number.selectedOptions[0]?.textContent).toBe('2-сабақ, 08:55–09:40')

  await user.selectOptions(number, '3-сабақ, 09:55–10:40')
  const timeOf = (name: RegExp) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value
  expect([timeOf(/Басталуы/), timeOf(/Аяқталуы/)]).toEqual(['09:55', '10:40'])
  await user.clear(dialog.getByRole('textbox', { name: /Аяқталуы/ }))
  await user.type(dialog.getByRole('textbox', { name: /Аяқталуы/ }), '10:30')
  expect(number.selectedOptions[0]?.textContent).toBe('Басқа уақыт')
})

test('where every theme has its lesson the dialog says why no ordinary lesson is offered, and who teaches', async () => {
  const user = userEvent.setup()
  school(() => weekWith([lesson()]), { themes: [] })
  open()
  await user.click(await screen.findByRole('button', { name: 'Сабақ қосу' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Жаңа сабақ' }))
  await user.click(await dialog.findByRole('combobox', { name: /Пән/ }))
  await user.click(await dialog.findByRole('option', { name: 'Алгебра' }))

  expect(await dialog.findByText(/тақырыптардың бәріне сабақ қойылған/)).toBeTruthy()
  expect(dialog.getByText('Сейітова А. Қ.')).toBeTruthy()
  expect(await dialog.findByRole('textbox', { name: /Тақырып/ })).toBeTruthy()
})

test('a refusal about the day stands under the day', async () => {
  const user = userEvent.setup()
  school(() => weekWith([lesson({ calendarPlanLessonUuid: planned })]), {
    change: () => {
      throw onHolidayRefused({ date: '16.12.2026', name: 'Тәуелсіздік күні' })
    },
  })
  open()
  await user.click(await screen.findByRole('button', { name: /^Әрекеттер/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Өзгерту' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Сабақты өзгерту/ }))
  await user.click(dialog.getByRole('button', { name: 'Сақтау' }))

  const day = dialog.getByRole('textbox', { name: /Күні/ })
  await expect.poll(() => day.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')?.textContent ?? '').not.toContain('Тәуелсіздік')
})
