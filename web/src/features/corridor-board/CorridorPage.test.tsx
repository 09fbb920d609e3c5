import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import type { Corridor } from '@qalam/contract/corridor-board/api.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { today } from '#platform/dates.ts'
import CorridorPage from './CorridorPage.tsx'

const token = 'a'.repeat(43)
const board: Omit<Corridor, 'date'> = {
  school: { kz: '№12 мектеп', ru: 'Школа №12', en: 'School 12' },
  groups: [{ id: 1, label: '7А' }],
  lessons: [
    {
      groupId: 1,
      timeStart: '00:00',
      timeEnd: '23:58',
      subject: { kz: 'Тарих', ru: 'История', en: 'History' },
      subgroup: null,
      cabinet: '205',
      substitute: 'Оспанов Е.',
      cancelled: false,
      remote: false,
    },
  ],
}

test('a class shows what it has now with its room, and that somebody else gives it', async () => {
  serve([[corridorBoard.shown, () => ({ ...board, date: today() })]])
  show(<CorridorPage params={{ schoolId: '1', token }} />)

  const heading = await screen.findByRole('heading', { name: '7А' })
  const line = heading.closest('li')
  expect(line?.textContent).toMatch(/Тарих|История/)
  expect(line?.textContent).toContain('205')
  const changes = screen.getByRole('region', { name: /Бүгінгі өзгерістер|Изменения на сегодня/ })
  expect(within(changes).getByRole('listitem').textContent).toContain('Оспанов Е.')
})

test('on a day without lessons the board says so', async () => {
  serve([[corridorBoard.shown, () => ({ ...board, lessons: [], date: today() })]])
  show(<CorridorPage params={{ schoolId: '1', token }} />)
  expect(await screen.findByText(/Бүгін сабақ жоқ|Сегодня уроков нет/)).toBeTruthy()
})
