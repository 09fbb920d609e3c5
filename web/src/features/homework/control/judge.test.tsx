import { homework } from '@qalam/contract/homework/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { answerId, answerPage, lessonUuid as other } from '../samples.ts'
import JudgePage from './JudgePage.tsx'

const page = answerPage({
  state: 'sent',
  version: 2,
  body: 'x = 3',
  beside: { previous: null, next: other, place: 1, all: 2, waiting: 1 },
  can: { answer: false, judge: true },
})
const open = () => show(<JudgePage params={{ answerId }} />, { address: `/homework/control/assigned/${answerId}` })

test('a teacher scores an answer, and goes on to the next student', async () => {
  const sent = serve([
    [homework.answer, () => page],
    [homework.score, () => ({ answer: { ...page, state: 'scored' as const, score: 9 }, journal: null })],
  ])
  open()
  expect(await screen.findByText('x = 3')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/Балл, ең көбі 10/), '9')
  await userEvent.type(screen.getByLabelText('Түсініктеме'), 'Жақсы')
  await userEvent.click(screen.getByRole('button', { name: 'Бағалап, келесіге өту' }))
  await expect.poll(() => window.location.pathname).toBe(`/homework/control/assigned/${other}`)
  expect(sent).toMatchObject([{ body: { version: 2, score: 9, comment: 'Жақсы', toJournal: false } }])
})

test('an answer is sent back with a word to it', async () => {
  const sent = serve([
    [homework.answer, () => page],
    [homework.giveBack, () => ({ ...page, state: 'returned' as const })],
  ])
  open()
  await userEvent.type(await screen.findByLabelText('Түсініктеме'), 'Тексер')
  await userEvent.click(screen.getByRole('button', { name: 'Қайтару' }))
  await expect.poll(() => sent).toMatchObject([{ body: { version: 2, comment: 'Тексер' } }])
})
