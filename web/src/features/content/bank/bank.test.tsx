import { content } from '@qalam/contract/content/api.ts'
import { type QuestionsAsked, type BankQuestion, questionBank } from '@qalam/contract/question-bank/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { AddModule } from '../builder/modules/AddModule.tsx'
import type { Builder } from '../builder/state/useBuilder.ts'
import { type Exercise, wholeOf, type Whole } from '../builder/state/whole.ts'
import { sorDraft } from '../samples.ts'
import { PutDialog } from './PutDialog.tsx'

const id = (n: number) => `00000000-0000-4000-8000-0000000009${String(n).padStart(2, '0')}`
const head = { subjectId: 21, parallel: 7, language: 'kz', objectives: ['7.1.4.2'], difficulty: 'hard' } as const
const question = (n: number, prompt: string): BankQuestion => ({
  ...head,
  objectives: [...head.objectives],
  uuid: id(n),
  version: 1,
  shared: true,
  archived: false,
  exercise: { uuid: id(n + 50), type: 'true-false', prompt, points: 1, key: { explanation: '', right: true } },
  can: { edit: false },
})
const questions = [question(1, 'Артерия жүректен шығады'), question(2, 'Вена жүрекке келеді')]

function server() {
  const asked: QuestionsAsked[] = []
  const rows = questions.map(({ uuid, exercise, can: _can, ...one }) => ({
    ...one,
    ...{ id: uuid, type: exercise.type, prompt: exercise.prompt, points: 1, subject: null, used: 0 },
    ...{ updatedAt: '2026-11-17T09:00:00Z', owner: { id: 8, name: 'Әріптес' }, can: { edit: false } },
  }))
  const sent = serve([
    [content.list, () => ({ rows: [], total: 0, page: 1, pageSize: 20, subjects: [] })],
    [
      questionBank.list,
      ({ query }) => {
        asked.push(query)
        return { rows, total: rows.length, page: 1, pageSize: 20, subjects: [] }
      },
    ],
    [questionBank.chosen, ({ query }) => questions.filter(({ uuid }) => query.uuids.includes(uuid))],
    [questionBank.create, ({ body }) => ({ uuid: body.uuid })],
  ])
  return { asked, sent }
}

/** A document in the builder; `after` is what was written into it. */
function written() {
  let whole: Whole = wholeOf(sorDraft)
  const nothing = () => {}
  const builder: Builder = {
    ...{ whole, state: 'saved', theirs: null, canUndo: false, canRedo: false },
    ...{ undo: nothing, redo: nothing, settle: nothing },
    edit: (change) => {
      whole = change(whole)
    },
  }
  return { builder, after: () => whole }
}
const page = sorDraft.pages[0]?.uuid ?? ''

test('questions of the bank come onto the page as copies with their keys, and say where they came from', async () => {
  const { asked } = server()
  const { builder, after } = written()
  show(<AddModule builder={builder} page={page} kind="sor" />)
  await userEvent.click(screen.getByRole('button', { name: 'Қордан' }))
  await screen.findByText('Вена жүрекке келеді')
  expect(asked[0]).toMatchObject({ whose: 'all', subjectId: 21, parallel: 7 })
  const [, second] = screen.getAllByLabelText('chooseRow')
  if (second) await userEvent.click(second)
  await userEvent.click(screen.getByRole('button', { name: 'Бетке қосу: 1' }))

  await vi.waitFor(() => expect(after().pages[0]?.modules).toHaveLength(3))
  const module = after().pages[0]?.modules.at(-1)
  expect(module).toMatchObject({
    ...{ kind: 'exercise', bank: id(2), purpose: '7.1.4.2', skill: 'higher' },
    exercise: { prompt: 'Вена жүрекке келеді', key: { right: true } },
  })
  expect(module?.kind === 'exercise' && module.exercise.uuid).not.toBe(id(52))
})

test('an exercise is put into the bank under what the document is about, and remembers which question it is', async () => {
  const { sent } = server()
  const { builder, after } = written()
  const exercises = () => after().pages[0]?.modules.filter((one): one is Exercise => one.kind === 'exercise') ?? []
  const [module] = exercises()
  if (!module) throw new Error('The sample has an exercise.')
  show(<PutDialog builder={builder} module={module} onClose={() => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Қорға салу' }))
  await vi.waitFor(() => expect(exercises()[0]).toHaveProperty('bank'))
  expect(sent[0]?.body).toMatchObject({
    ...{ subjectId: 21, objectives: ['7.1.4.1'], difficulty: 'easy', uuid: exercises()[0]?.bank },
  })
})
