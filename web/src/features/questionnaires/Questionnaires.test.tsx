import { news } from '@qalam/contract/news/api.ts'
import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { answeredAlready } from '@qalam/contract/questionnaires/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { DueQuestionnaire } from './ask/DueQuestionnaire.tsx'
import EditPage from './desk/EditPage.tsx'
import ResultsPage from './results/ResultsPage.tsx'
import { dueSample, resultsSample } from './samples.ts'

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** A questionnaire that waits, another one each time: a tab asks for each once; `free` says whether the day is not taken yet. */
function waiting({ free = true, refuse }: { free?: boolean; refuse?: () => void } = {}) {
  const id = crypto.randomUUID()
  return serve([
    [questionnaires.due, () => [{ ...dueSample, id }]],
    [questionnaires.open, () => ({ open: free })],
    [
      questionnaires.reply,
      () => {
        refuse?.()
        return {}
      },
    ],
  ])
}

test('who is asked hears whether a name is kept, answers, and is thanked', async () => {
  const sent = waiting()
  show(<DueQuestionnaire />)

  expect(await screen.findByText(/Жауап атсыз/)).toBeTruthy()
  await press('Жауап беру')
  expect(await screen.findByText(/Бұл өрісті толтырыңыз|Асханаға барасыз ба\?.*толтыр/)).toBeTruthy()
  expect(sent).toHaveLength(1)
  await userEvent.click(screen.getByRole('radio', { name: 'Жоқ' }))
  await userEvent.click(screen.getByRole('radio', { name: '4' }))
  await userEvent.type(screen.getByLabelText(/^Не өзгертер едіңіз/), 'Шай')
  await press('Жауап беру')

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[1]?.body).toMatchObject({
    form: 1,
    answers: [
      { number: 1, chosen: [1], words: '' },
      { number: 2, chosen: [4], words: '' },
      { number: 3, chosen: [], words: 'Шай' },
    ],
  })
})

test('a refusal is said in the dialog, and what was chosen stays', async () => {
  waiting({
    refuse: () => {
      throw answeredAlready()
    },
  })
  show(<DueQuestionnaire />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Иә' }))
  await press('Жауап беру')
  expect(await screen.findByText('Сіз бұл сауалнамаға жауап бергенсіз')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Иә' })).toHaveProperty('checked', true)
})

test('where something else stood before the person today, nothing opens', async () => {
  const sent = waiting({ free: false })
  show(<DueQuestionnaire />)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('results are bars with their table; what too few have answered is not there', async () => {
  serve([[questionnaires.results, () => resultsSample]])
  show(<ResultsPage params={{ uuid: resultsSample.id }} />)

  const table = await screen.findByRole('table', { name: '1. Асханаға барасыз ба?' })
  expect(within(table).getByRole('row', { name: 'Иә 5 · 71 %' })).toBeTruthy()
  // A full bar stands for everybody who answered, and not for the choice that most of them made.
  expect(document.querySelectorAll('[style*="width: 71."]')).toHaveLength(1)
  expect(screen.getByText('3. Не өзгертер едіңіз?')).toBeTruthy()
  expect(screen.getByText(/Бестен аз жауап көрсетілмейді/)).toBeTruthy()
})

test('answers without a name wait for the end, and the page says so', async () => {
  const groups = [{ named: false, replies: 9, hidden: 'running' as const, questions: [] }]
  serve([[questionnaires.results, () => ({ ...resultsSample, stage: 'running' as const, groups })]])
  show(<ResultsPage params={{ uuid: resultsSample.id }} />)
  expect(await screen.findByText(/сауалнама аяқталғанда бірден ашылады/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Excel файлы' })).toBeNull()
})

test('a questionnaire is put together and begins to be asked', async () => {
  const own = { scope: 'school' as const, scopeId: 12, name: { kz: '№12 мектеп', ru: 'Школа №12', en: '' } }
  const sent = serve([
    [news.deskPlaces, () => ({ own, found: [own] })],
    [questionnaires.store, () => ({ version: 1 })],
  ])
  show(<EditPage params={{ uuid: 'new' }} />, { address: '/questionnaires/new' })
  const type = async (label: RegExp, words: string) => {
    await userEvent.click(await screen.findByLabelText(label))
    await userEvent.paste(words)
  }

  await type(/^Атауы · Қазақша/, 'Асхана')
  await type(/^Атауы · Русский/, 'Столовая')
  await type(/^Сұрақ · Қазақша/, 'Ұнай ма?')
  await type(/^Сұрақ · Русский/, 'Нравится?')
  await userEvent.selectOptions(screen.getByLabelText(/^Жауап түрі/), 'scale')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ата-ана' }))
  await type(/^Соңғы күні/, '31.12.2026')
  await press('Сұрауды бастау')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    ...{ title: { kz: 'Асхана', ru: 'Столовая', en: '' }, roles: ['parent'], publish: true },
    questions: [{ kind: 'scale', required: true, options: [] }],
  })
})
