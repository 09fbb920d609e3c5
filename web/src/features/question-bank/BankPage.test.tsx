import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import BankPage from './BankPage.tsx'
import { question, row, subjects } from './samples.ts'

function server(answered = question, rows = [row]) {
  const asked: object[] = []
  const sent = serve([
    [
      questionBank.list,
      ({ query }) => {
        asked.push(query)
        return { rows, total: rows.length, page: 1, pageSize: 20, subjects }
      },
    ],
    [questionBank.create, ({ body }) => ({ uuid: body.uuid })],
    [questionBank.open, () => answered],
    [questionBank.change, () => ({ version: 4 })],
    [questionBank.share, () => ({})],
    [questionBank.archive, () => ({})],
    [
      questionBank.history,
      () => ({
        versions: [
          { number: 3, by: 'Күзембаева Аяулым', at: row.updatedAt, prompt: row.prompt },
          { number: 2, by: 'Күзембаева Аяулым', at: row.updatedAt, prompt: 'Қан неге қызыл?' },
        ],
        uses: [{ uuid: row.id, title: 'БЖБ. Қан', kind: 'sor' as const, owner: 'Күзембаева Аяулым' }],
      }),
    ],
    [
      questionBank.openVersion,
      ({ params }) => ({
        number: Number(params.number),
        exercise: question.exercise,
        version: 3,
        can: { restore: true },
      }),
    ],
    [questionBank.restore, () => ({ version: 4 })],
  ])
  return { asked, sent }
}
const act = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `«${row.prompt}»: әрекеттер` }))
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

test('the filters of the address are asked of the server', async () => {
  const { asked } = server()
  show(<BankPage />, { address: '/control/question-bank?whose=all&objective=7.1&type=single&difficulty=hard' })
  await screen.findByRole('button', { name: row.prompt })
  expect(asked[0]).toMatchObject({ whose: 'all', objective: '7.1', type: 'single', difficulty: 'hard' })
})

test('a question is opened with its key, changed and stored over the version that was opened', async () => {
  const { sent } = server()
  show(<BankPage />)
  await userEvent.click(await screen.findByRole('button', { name: row.prompt }))
  const dialog = await screen.findByRole('dialog', { name: 'Сұрақты өзгерту' })
  const objectives = within(dialog).getByLabelText(/^Оқу мақсаттары/)
  await userEvent.clear(objectives)
  await userEvent.type(objectives, 'жүрек')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  expect(await within(dialog).findByText('Мұндай код болмайды, мысалы: 7.1.4.1')).toBeTruthy()
  expect(sent).toHaveLength(0)
  await userEvent.clear(objectives)
  await userEvent.type(objectives, '7.1.4.2, 7.1.4.3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    version: 3,
    objectives: ['7.1.4.2', '7.1.4.3'],
    exercise: { key: { right: '00000000-0000-4000-8000-000000000003' } },
  })
})

test('a question of a colleague is read with its right answer and offers nothing to store', async () => {
  server({ ...question, can: { edit: false } }, [{ ...row, can: { edit: false } }])
  show(<BankPage />, { address: '/control/question-bank?whose=school' })
  await userEvent.click(await screen.findByRole('button', { name: row.prompt }))
  const dialog = await screen.findByRole('dialog', { name: 'Сұрақ' })
  expect(await within(dialog).findByRole('radio', { name: 'гемоглобин' })).toHaveProperty('checked', true)
  expect(within(dialog).queryByRole('button', { name: 'Сақтау' })).toBeNull()
})

test('a question is shared and put away by its menu, and says where it stands', async () => {
  const { sent } = server()
  show(<BankPage />)
  await act('Әріптестермен бөлісу')
  await act('Мұрағатқа салу')
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ shared: true }, { archived: true }]))
  await act('Нұсқалары мен қолданылуы')
  expect((await screen.findByRole('link', { name: 'БЖБ. Қан' })).getAttribute('href')).toBe(
    `/content/lessons/exams/sor/${row.id}`,
  )
})

test('an older version is opened with its right answer and restored over the one that stands', async () => {
  const { sent } = server()
  show(<BankPage />)
  await act('Нұсқалары мен қолданылуы')
  await userEvent.click(await screen.findByRole('button', { name: 'Қан неге қызыл?' }))
  const dialog = await screen.findByRole('dialog', { name: '2-нұсқа' })
  expect(await within(dialog).findByRole('radio', { name: 'гемоглобин' })).toHaveProperty('checked', true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Осы нұсқаны қайтару' }))
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 3 }]))
  expect(await screen.findByRole('dialog', { name: 'Нұсқалары мен қолданылуы' })).toBeTruthy()
})
