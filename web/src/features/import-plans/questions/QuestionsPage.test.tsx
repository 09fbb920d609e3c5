import { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import PlanPage from '../PlanPage.tsx'
import { job, plan, question } from '../samples.ts'
import QuestionsPage from './QuestionsPage.tsx'

const open = { ...plan, faults: 0, questions: { all: 2, open: 2 } }
const paged = <Row,>(rows: Row[]) => ({ rows, page: 1, total: rows.length, pageSize: 20 })
const single: IdentityQuestion = {
  ...question,
  id: 2,
  iin: '130315500201',
  name: 'Тасов Әли',
  people: [question.people[1]!],
}

function shown(rows: IdentityQuestion[]) {
  const asked: unknown[] = []
  serve([
    [importPlans.questions, () => paged(rows)],
    [
      importPlans.answer,
      ({ body }) => {
        asked.push(body.answers)
        return job
      },
    ],
    [importPlans.rows, () => paged([])],
    [jobs.mine, () => ({ jobs: [] })],
    [importPlans.one, () => open],
  ])
  return asked
}

test('both sides of a question are shown, and one of two who fit is chosen', async () => {
  const asked = shown([question])
  show(<QuestionsPage params={{ uuid: plan.id }} />)
  const row = within((await screen.findByText('Нурланова Асель')).closest('tr')!)
  for (const words of ['ЖСН: 130215600994', 'ЖСН: 130215600202', 'ЖСН: —', 'мұрағатта']) row.getByText(words)
  await userEvent.click(row.getByRole('button', { name: /^Сол адам: .* Нурланова Асель, —$/ }))
  await expect.poll(() => asked).toEqual([[{ iin: question.iin, answer: 'same', person: 7 }]])
})

test('many rows get one answer, and where two people fit nobody is chosen by it', async () => {
  const asked = shown([question, single])
  show(<QuestionsPage params={{ uuid: plan.id }} />)
  await screen.findByText('Тасов Әли')
  for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Сол адам' }))
  await expect.poll(() => asked).toEqual([[{ iin: single.iin, answer: 'same', person: 8 }]])
})

test('an answer that was given is shown and withdrawn', async () => {
  const asked = shown([{ ...question, answer: 'another' }])
  show(<QuestionsPage params={{ uuid: plan.id }} />)
  const row = within((await screen.findByText('Нурланова Асель')).closest('tr')!)
  row.getByText('Басқа адам')
  expect(row.queryByRole('button', { name: /^Сол адам/ })).toBeNull()
  await userEvent.click(row.getByRole('button', { name: /^Жауапты алып тастау/ }))
  await expect.poll(() => asked).toEqual([[{ iin: question.iin, answer: null, person: null }]])
})

test('a plan with open questions is not brought in, and says so', async () => {
  shown([])
  show(<PlanPage params={{ uuid: plan.id }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Енгізу' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^Жауапсыз сұрақ саны: 2/)
  expect(dialog.getByRole('button', { name: 'Енгізу' })).toHaveProperty('disabled', true)
})
