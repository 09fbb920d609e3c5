import { exams } from '@qalam/contract/exams/api.ts'
import type { KeyedQuestion, RegradePlan } from '@qalam/contract/exams/grading-shapes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import KeysPage from './KeysPage.tsx'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const sitting = id(1)

const question: KeyedQuestion = {
  ...{ id: id(10), number: 1, type: 'single', prompt: '2 + 2', points: 5, right: { id: id(21) } },
  exercise: {
    ...{ uuid: id(10), type: 'single', prompt: '2 + 2', points: 5 },
    options: [
      { id: id(20), text: 'Төрт' },
      { id: id(21), text: 'Бес' },
    ],
  },
  key: { type: 'single', explanation: '', right: id(21) },
}
const plan: RegradePlan = {
  ...{ hash: 'one', keyVersion: 2, onlyUp: false, attempts: 3 },
  changes: [
    {
      ...{ attempt: id(30), studentId: 7, name: 'Сынақов Айдар', before: 0, after: 5 },
      ...{ totalBefore: 0, totalAfter: 5, inJournal: true, mark: { before: 4, after: 5, credit: false } },
    },
  ],
}

test('a wrong key is mended by the right answer, and the plan that was looked at is carried out', async () => {
  const sent = serve([
    [exams.keys, () => ({ title: 'БЖБ', keyVersion: 1, questions: [question], can: { mend: true } })],
    [exams.planRegrade, () => plan],
    [exams.mendKey, () => ({ keyVersion: 2 })],
    [exams.regrade, () => plan],
  ])
  show(<KeysPage params={{ sitting }} />)
  await screen.findByText('+5 балл')
  expect(screen.getByText('4 → 5')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '1-тапсырма: кілтті түзету' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByLabelText('Төрт'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Кілтті сақтау' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ keyVersion: 1, exercise: id(10), key: { type: 'single', right: id(20) } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(screen.getByRole('button', { name: 'Қайта бағалау' }))
  const ask = await screen.findByRole('dialog')
  await userEvent.click(within(ask).getByRole('button', { name: 'Қайта бағалау' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ hash: 'one', onlyUp: false })
})

test('who is not the author of the work mends nothing', async () => {
  serve([
    [exams.keys, () => ({ title: 'БЖБ', keyVersion: 1, questions: [question], can: { mend: false } })],
    [exams.planRegrade, () => ({ ...plan, changes: [] })],
  ])
  show(<KeysPage params={{ sitting }} />)
  await screen.findByText(/ешкімнің баллы өзгермейді/)
  expect(screen.queryByRole('button', { name: /түзету/ })).toBeNull()
})
