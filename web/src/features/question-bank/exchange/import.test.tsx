import { questionBank } from '@qalam/contract/question-bank/api.ts'
import type { PlannedQuestion } from '@qalam/contract/question-bank/exchange.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { question, subjects } from '../samples.ts'
import { ImportDialog } from './ImportDialog.tsx'

const { uuid: _u, version: _v, shared: _s, archived: _a, can: _c, ...draft } = question
const fine: PlannedQuestion = { unit: 'line', at: 1, name: '', question: draft, fault: null }
const faulty: PlannedQuestion = {
  ...{ unit: 'line', at: 5, name: 'A bare : colon', question: null },
  fault: { code: 'bank.fault.syntax', with: { line: 5, column: 8 } },
}

test('a text with a fault names its line and brings nothing; mended, it is brought as it was seen', async () => {
  const sent = serve([
    [questionBank.planText, ({ body }) => ({ questions: body.text.includes(':') ? [fine, faulty] : [fine] })],
    [questionBank.bring, ({ body }) => ({ added: body.questions.length, known: 0 })],
  ])
  const onClose = vi.fn()
  show(<ImportDialog subjects={subjects} onClose={onClose} />)
  const field = await screen.findByLabelText(/^Файлдың мәтіні/)
  await userEvent.upload(
    screen.getByLabelText('Файл таңдау', { selector: 'input' }),
    new File(['A bare : colon'], 'a.txt', { type: 'text/plain' }),
  )
  await vi.waitFor(() => expect(field).toHaveProperty('value', 'A bare : colon'))
  await userEvent.click(screen.getByRole('button', { name: 'Тексеру' }))

  const row = (await screen.findByText('GIFT ережесі бұзылған: 5-жол, 8-таңба')).closest('tr')
  within(row ?? document.body).getByText('A bare : colon')
  expect(screen.getByRole('button', { name: 'Қорға алу: 1' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Артқа' }))

  const again = await screen.findByLabelText(/^Файлдың мәтіні/)
  await userEvent.clear(again)
  await userEvent.type(again, 'Blood is red')
  await userEvent.click(screen.getByRole('button', { name: 'Тексеру' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Қорға алу: 1' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.at(-1)?.body).toMatchObject({ questions: [{ exercise: { prompt: question.exercise.prompt } }] })
})
