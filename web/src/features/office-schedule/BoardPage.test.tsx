import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import BoardPage from './BoardPage.tsx'
import { boardLesson, boardWith } from './samples.ts'

const choices = {
  groups: [{ id: 7, label: '7А' }],
  teachers: [{ id: 3, label: 'Сейітова А. Қ.' }],
  cabinets: [{ id: 101, label: '101 - Математика' }],
}

function open(board = boardWith([boardLesson(), boardLesson({ groupId: 8, timeStart: '08:55', subgroup: 2 })])) {
  serve([
    [officeSchedule.board, () => board],
    [officeSchedule.batches, () => ({ batches: [], can: { school: true, groups: [] } })],
    [schedule.choices, () => choices],
    [schools.quarters, () => []],
  ])
  show(<BoardPage />, { address: '/v3/backoffice/schedules?date=2026-11-16' })
}

test('every class has its row, with subject, teacher and room under the number of the lesson', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Барлық сыныптың кестесі' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Сынып12',
    '7ААлгебраСейітова А. Қ. · 101',
    '8ӘАлгебраСейітова А. Қ. · 2-т. · 101',
  ])
  expect(within(table).getByRole('link', { name: '7А: аптаны ашу' }).getAttribute('href')).toBe(
    '/v3/backoffice/schedules/7/2026-11-16',
  )
})

test('a class is looked for by name, and the search stands in the address', async () => {
  open()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Сыныпты табу' }), '8')
  await expect.poll(() => window.location.search).toContain('class=8')
  expect(screen.queryByRole('link', { name: '7А: аптаны ашу' })).toBeNull()
})

test('the whole week is one choice away, and a teacher another', async () => {
  open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Қанша күн' }), 'Апта')
  const table = await screen.findByRole('table')
  await expect.poll(() => within(table).getAllByRole('columnheader').length).toBe(6 + 1 + 6 * 2)

  await screen.findByRole('option', { name: 'Мұғалім' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Кімнің кестесі' }), 'Мұғалім')
  expect(window.location.pathname).toBe('/v3/backoffice/schedules/teacher/3/2026-11-16')
})

test('a school without classes is told what to do first', async () => {
  open(boardWith([], { groups: [] }))
  expect(await screen.findByText('Биыл әзірге сынып жоқ')).toBeTruthy()
})
