import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { content } from '@qalam/contract/content/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import LecturePage from './LecturePage.tsx'
import { weekWith } from './samples.ts'
import { plannedLecture, year } from './testing/served.tsx'

const address = `/schedule/2026-11-16/control/lecture/create/${plannedLecture.uuid}`

function open(theme = plannedLecture) {
  const sent = serve([
    [schedule.week, () => weekWith([])],
    [schedule.choices, () => ({ groups: [], teachers: [], cabinets: [] })],
    [schools.quarters, () => [year]],
    [calendarPlans.themeForEdit, () => ({ calendarPlanLesson: theme })],
    [
      calendarPlans.themeUpdate,
      ({ body }) => ({ uuid: body.uuid, entityId: body.entityId ?? null, entityKind: 'lecture' as const }),
    ],
    [content.list, () => ({ rows: [], subjects: [], page: 1, total: 0, pageSize: 20 })],
    [content.create, ({ body }) => ({ uuid: body.uuid })],
  ])
  show(<LecturePage params={{ date: '2026-11-16', calendarPlanLessonUUID: theme.uuid }} />, { address })
  return sent
}
const dialogNow = async () => within(await screen.findByRole('dialog', { name: 'Жаңа лекция' }))

test('a lecture of a lesson begins with the words of its theme and is bound to it (R-2.2-03)', async () => {
  const sent = open()
  const dialog = await dialogNow()
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Атауы/ }).value).toBe('Шолу дәрісі')
  await userEvent.click(dialog.getByRole('button', { name: 'Бастау' }))

  await expect.poll(() => window.location.pathname).toMatch(/^\/content\/lectures\/edit\//)
  const [made, bound] = sent
  expect(made?.body).toMatchObject({
    ...{ kind: 'lecture', title: 'Шолу дәрісі', subjectId: 1, parallel: 7, language: 'kz' },
    objectives: ['7.2.1.1'],
  })
  const work = window.location.pathname.split('/').at(-1)
  expect(made?.body).toMatchObject({ uuid: work })
  expect(bound).toMatchObject({
    endpoint: calendarPlans.themeUpdate,
    body: { uuid: plannedLecture.uuid, entityId: work },
  })
})

test('leaving the dialog leads back to the week', async () => {
  const sent = open()
  await userEvent.click((await dialogNow()).getByRole('button', { name: 'cancel' }))
  expect(window.location.pathname).toBe('/schedule/2026-11-16')
  expect(sent).toEqual([])
})

test('a lecture that stands is told of and opened', async () => {
  const entityId = '00000000-0000-4000-8000-0000000000e1'
  open({ ...plannedLecture, entityId, can: { make: false, open: true } })
  await userEvent.click((await dialogNow()).getByRole('button', { name: 'Лекцияны ашу' }))
  expect(window.location.pathname).toBe(`/content/lectures/edit/${entityId}`)
})

test('a lesson that is no lecture says so and begins none', async () => {
  const sent = open({ ...plannedLecture, kind: 'regular' })
  expect((await dialogNow()).getByText('«Шолу дәрісі» — лекция емес. Алдымен сабақтың түрін өзгертіңіз.')).toBeTruthy()
  expect(sent).toEqual([])
})
