import { exams } from '@qalam/contract/exams/api.ts'
import type { Room } from '@qalam/contract/exams/grading-shapes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import RoomPage from './RoomPage.tsx'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const moment = '2026-11-18T04:00:00Z'

const room: Room = {
  ...{ uuid: id(1), lessonUuid: id(2), versionUuid: id(3), title: 'БЖБ. Қан', kind: 'sor', group: '7а' },
  ...{ date: '2026-11-18', opensAt: moment, closesAt: moment, minutes: 20, lateMinutes: 10, maxScore: 10 },
  ...{ questions: 4, openTasks: 1, serverAt: moment, isOver: true, releasesAt: moment },
  rows: [
    {
      ...{ studentId: 7, name: 'Сынақов Айдар', state: 'scored', attempt: id(4), n: 1, startedAt: moment },
      ...{ deadline: moment, seenAt: moment, sealedAt: moment, sealedBy: 'bell', at: 2, answered: 4, late: 2 },
      ...{
        lateDiscounted: false,
        waiting: 0,
        extraMinutes: 0,
        ownOpens: null,
        ownCloses: null,
        toGrade: 0,
        total: 8,
        exact: 8,
      },
      resets: 0,
    },
  ],
}

test('those who were chosen get a window of their own', async () => {
  const sent = serve([
    [exams.room, () => room],
    [exams.giveWindow, () => ({})],
  ])
  show(<RoomPage params={{ sitting: id(1) }} />)
  const act = await screen.findByRole('button', { name: 'Жеке уақыт' })
  expect(act).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Сынақов Айдар' }))
  await userEvent.click(act)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Сақтау' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ studentIds: [7] }]))
})

test('what came after the bell is left out of the points, and counted again', async () => {
  let lateDiscounted = false
  const sent = serve([
    [exams.room, () => ({ ...room, rows: room.rows.map((row) => ({ ...row, lateDiscounted })) })],
    [
      exams.discountLate,
      ({ body }) => {
        lateDiscounted = body.discounted
        return {}
      },
    ],
  ])
  show(<RoomPage params={{ sitting: id(1) }} />)
  await userEvent.click(await screen.findByRole('button', { name: /Сынақов Айдар: .* есептемеу/ }))
  expect(await screen.findByText('есептелмейді')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Сынақов Айдар: .* есептеу/ }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toMatchObject([{ discounted: true }, { discounted: false }]))
})
