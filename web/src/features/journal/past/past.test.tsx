import type { MarkAct } from '@qalam/contract/journal/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { algebra, monday, wednesday } from '#features/marks/samples.ts'
import { cell, opened, stored } from '../testing.tsx'

const empty = { score: null, sign: null, comment: '' }

/** Two cells of which the second was written again since. */
const pasted: MarkAct = {
  by: 'Есенова Әлия',
  mine: true,
  at: '2026-11-16T05:00:00Z',
  cells: [
    {
      operationId: '00000000-0000-4000-8000-0000000000a1',
      scheduleUuid: monday.uuid,
      userId: 11,
      version: algebra().rows[0]?.marks[monday.uuid]?.version ?? 0,
      before: { ...empty, score: 4 },
      after: { ...empty, score: 8 },
    },
    {
      operationId: '00000000-0000-4000-8000-0000000000a2',
      scheduleUuid: wednesday.uuid,
      userId: 12,
      version: 7,
      before: empty,
      after: { ...empty, score: 8 },
    },
  ],
}

test('an earlier act is taken back as far as nobody has written since', async () => {
  const { operations } = opened(stored, algebra(), [pasted])
  await cell(0, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Тарихы' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Қайтару: 1' }))

  await waitFor(() => expect(operations()).toHaveLength(1), { timeout: 3_000 })
  expect(operations()).toMatchObject([
    { scheduleUuid: monday.uuid, userId: 11, score: 4, undoes: pasted.cells[0]?.operationId },
  ])
})

test('the journal before an act is looked at and not written in, and the way back leads to the present', async () => {
  opened(stored, algebra(), [pasted])
  await cell(0, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Тарихы' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Осыған дейінгі журнал' }))

  await screen.findByRole('grid', { name: /жағдайы бойынша/ })
  expect(screen.queryByText('Барлығы сақталды')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Қазіргі журналға' }))
  await waitFor(() => expect(screen.queryByRole('grid', { name: /жағдайы бойынша/ })).toBeNull())
})
