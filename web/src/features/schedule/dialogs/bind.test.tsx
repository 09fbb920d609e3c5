import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { content } from '@qalam/contract/content/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { lesson, weekWith } from '../samples.ts'
import { type Handlers, open, planned, plannedLecture, school } from '../testing/served.tsx'

/** Monday's algebra is bound to another kind. */
async function bind(kind: 'Дәріс' | 'БЖБ', more: Handlers = {}) {
  const user = userEvent.setup()
  const sent = school(() => weekWith([lesson({ calendarPlanLessonUuid: planned })]), more)
  open()
  await user.click(await screen.findByRole('button', { name: /^Әрекеттер/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Түрі мен тақырыбы' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Сабақтың түрі мен тақырыбы' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: /Сабақ түрі/ }), kind)
  await user.type(dialog.getByRole('textbox', { name: kind === 'БЖБ' ? /Бөлім/ : /Тақырып/ }), 'Шолу дәрісі')
  await user.click(dialog.getByRole('button', { name: 'Сақтау' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  return sent
}
const callsIn = (sent: Awaited<ReturnType<typeof bind>>) => sent.map(({ endpoint }) => endpoint)

test('a lesson that became a lecture leads on to its lecture (S-BIND-3)', async () => {
  await bind('Дәріс')
  const { uuid } = plannedLecture
  await expect.poll(() => window.location.pathname).toBe(`/schedule/2026-11-16/control/lecture/create/${uuid}`)
})

test('a lecture that is written already leaves its teacher in the week', async () => {
  const entity_id = '00000000-0000-4000-8000-0000000000e1'
  const bound = { entity_kind: 'lecture' as const, entity_id, calendar_plan_lesson_uuid: plannedLecture.uuid }
  const sent = await bind('Дәріс', { bound })
  expect(callsIn(sent)).toEqual([schedule.bind])
  expect(window.location.pathname).toBe('/schedule/2026-11-16')
})

test('a sor opens in the builder, begun from its theme (S-BIND-2)', async () => {
  const sent = await bind('БЖБ', { planTheme: { ...plannedLecture, kind: 'sor', maxScore: 20 } })
  await expect.poll(() => window.location.pathname).toMatch(/^\/content\/lessons\/exams\/sor\//)
  expect(callsIn(sent)).toEqual([schedule.bind, content.create, calendarPlans.themeUpdate])
  expect(sent[1]?.body).toMatchObject({ kind: 'sor', title: 'Шолу дәрісі', maxScore: 20, objectives: ['7.2.1.1'] })
})

test('a sor whose work stands opens that one', async () => {
  const entityId = '00000000-0000-4000-8000-0000000000e2'
  const planTheme = { ...plannedLecture, kind: 'sor' as const, entityId, can: { make: false, open: true } }
  const sent = await bind('БЖБ', { planTheme })
  await expect.poll(() => window.location.pathname).toBe(`/content/lessons/exams/sor/${entityId}`)
  expect(callsIn(sent)).toEqual([schedule.bind])
})

test('a deputy who binds the lesson of a teacher stays in the week', async () => {
  const sent = await bind('БЖБ', { planTheme: { ...plannedLecture, kind: 'sor', teaches: false } })
  expect(callsIn(sent)).toEqual([schedule.bind])
  expect(window.location.pathname).toBe('/schedule/2026-11-16')
})
