import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import type { OrderDay } from '@qalam/contract/office-schedule/batches.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lesson, weekWith } from '#features/schedule/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { OrderDialog } from './OrderDialog.tsx'

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const at = (number: number, timeStart: string, kz: string) =>
  lesson({
    ...{ uuid: id(number), timeStart, date: '2026-11-18' },
    subject: { id: number, name: { kz, ru: kz, en: kz }, type: 'default' },
  })
const preview = { stamp: 'stamp', lessons: 2, days: 1, left: 0, leftLessons: [] }

test('a lesson goes up by its arrow, the plan is looked at, and the order is sent', async () => {
  const asked: OrderDay[] = []
  const lessons = [at(1, '08:00', 'Алгебра'), at(2, '08:55', 'Физика'), at(3, '09:50', 'Тарих')]
  serve([
    [schedule.week, () => weekWith(lessons)],
    [
      officeSchedule.orderPreview,
      ({ body }) => {
        asked.push(body)
        return preview
      },
    ],
    [
      officeSchedule.changeOrder,
      ({ body }) => ({
        ...{ uuid: body.uuid, kind: 'order' as const, by: 'Ермеков І.', at: '2026-11-16T04:00:00Z', lessons: 2 },
        ...{ group: '7А', from: body.date, to: body.date, quarterId: null, undone: null, can: { undo: true } },
      }),
    ],
  ])
  const close = vi.fn()
  show(<OrderDialog groupId={7} date="2026-11-18" onClose={close} />)

  await screen.findByRole('option', { name: /сәрсенбі/i })
  // No day looks chosen before one is, though the days came after the dialog.
  expect(screen.getByLabelText<HTMLSelectElement>(/^Күні/).value).toBe('')
  await userEvent.selectOptions(screen.getByLabelText(/^Күні/), '2026-11-18')
  await userEvent.click(screen.getByRole('button', { name: 'Тарих: жоғары' }))
  await userEvent.keyboard('{Enter}')
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['08:00Тарих', '08:55Алгебра', '09:50Физика'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Тарих: төмен')

  await userEvent.click(screen.getByRole('button', { name: 'Алдын ала көру' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ретті өзгерту' }))
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(asked).toEqual([{ groupId: 7, date: '2026-11-18', lessons: [id(3), id(1), id(2)] }])
})
