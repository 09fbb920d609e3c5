import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samples } from '#features/exercises/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { text } from '#platform/text.ts'
import { Answering } from './Answering.tsx'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const now = new Date().toISOString()

const stateWith = (...exercises: ShownExercise[]): ExamState => ({
  ...{ sitting: id(1), attempt: id(2), type: 'sor', title: 'БЖБ. Қан', status: 'active' },
  ...{ timeAllotted: 2_400, timeLeft: 2_400, serverAt: now, opensAt: now, closesAt: now },
  ...{ lateMinutes: 10, maxScore: 5, questions: 1, objectives: [], selected: 0, files: [], lessonUuid: id(3) },
  disciplines: [
    {
      ...{ id: id(4), title: '', index: 0 },
      questions: exercises.map((exercise) => ({
        ...{ id: exercise.uuid, type: exercise.type, correctAnswersCount: null, exercise, before: [] },
        ...{ criteria: [], answer: null, version: 0 },
      })),
    },
  ],
})

/** Nothing is answered while it is typed, as on a bad line. */
const unanswered = () => serve([[exams.sendAnswers, () => new Promise<never>(() => {})]])

test('what is typed letter by letter stays while the line says nothing', async () => {
  unanswered()
  show(<Answering state={stateWith(samples.open)} />)
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, 'Сызбада')
  expect(field).toHaveProperty('value', 'Сызбада')
})

test('pairs that are put one right after the other are all there', async () => {
  unanswered()
  show(<Answering state={stateWith(samples.matching)} />)
  for (const [thing, place] of [
    ['Астана', 0],
    ['Душанбе', 1],
    ['Бішкек', 2],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(thing) }))
    const places = document.querySelectorAll('[data-place]')
    await userEvent.click(places[place] ?? document.body)
  }
  await waitFor(() => expect(document.querySelectorAll('[data-place]')[2]?.textContent).toContain('Бішкек'))
  const inPlaces = [...document.querySelectorAll('[data-place]')].map(({ textContent }) => textContent)
  expect(inPlaces.join()).toMatch(/Астана.*Душанбе.*Бішкек/)
})

test('a work goes on where it was left, under its discipline, and shows what points are given for', async () => {
  unanswered()
  const [first, second] = [stateWith(samples.single), stateWith(samples.open)].map(({ disciplines }) => disciplines[0]!)
  const criteria = [{ text: 'Есептің шартын жазады', points: 2 }]
  const disciplines = [
    { ...first!, id: id(4), title: 'Алгебра' },
    { ...second!, id: id(5), title: 'Геометрия', questions: second!.questions.map((one) => ({ ...one, criteria })) },
  ]
  show(<Answering state={{ ...stateWith(), disciplines, selected: 1 }} />)
  expect(await screen.findByText('Есептің шартын жазады (ең көбі 2)')).toBeTruthy()
  const map = within(screen.getByRole('navigation', { name: 'Жауаптар картасы' }))
  expect(within(map.getByRole('group', { name: 'Геометрия' })).getByRole('button').ariaCurrent).toBe('step')
  await userEvent.click(screen.getByRole('button', { name: 'Алдыңғы' }))
  expect(within(map.getByRole('group', { name: 'Алгебра' })).getByRole('button').ariaCurrent).toBe('step')
  expect(document.activeElement?.contains(screen.getByRole('radiogroup'))).toBe(true)
})

test('an answer that came after the bell stays readable, and one that another tab was first with is decided by a person', async () => {
  const stands = { id: id(1), questionId: samples.trueFalse.uuid, version: 3, answer: { is: true }, late: false }
  let outcome: 'stale' | 'refused' | 'stored' = 'stale'
  const sent = serve([
    [
      exams.sendAnswers,
      ({ body }) => ({
        ...{ serverAt: now, timeLeft: 100 },
        results: body.answers.map((one) => ({ ...stands, id: one.id, outcome })),
      }),
    ],
  ])
  show(<Answering state={stateWith(samples.trueFalse)} />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Бұрыс' }))
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('Дұрыс')).toBeTruthy()
  expect(told.getByText('Бұрыс')).toBeTruthy()
  outcome = 'refused'
  await userEvent.click(told.getByRole('button', { name: 'Менікін жазу' }))
  expect(await screen.findByText(/уақыт біткен соң келді/)).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({ answers: [{ base: 3, answerId: { is: false } }] })
  expect(within(screen.getByRole('alert')).getByText('Бұрыс')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Менікін жазу' })).toBeNull()
})

test('arrows look through the options without going on; Space goes on to the next question, and the focus with it', async () => {
  unanswered()
  show(<Answering state={stateWith(samples.single, { ...samples.trueFalse, uuid: id(9) })} />)
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent
  const first = heading()
  screen.getAllByRole('radio')[0]?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getAllByRole<HTMLInputElement>('radio')[2]?.checked).toBe(true)
  expect(heading()).toBe(first)
  await userEvent.keyboard(' ')
  await waitFor(() => expect(heading()).not.toBe(first))
  expect(document.activeElement?.contains(screen.getByRole('radiogroup'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test.each([10, 5, 1])('that %i minutes are left is said aloud', async (count) => {
  unanswered()
  const serverAt = new Date().toISOString()
  show(<Answering state={{ ...stateWith(samples.open), timeLeft: count * 60 + 1, serverAt }} />)
  expect((await screen.findByText(/^00:/)).getAttribute('role')).toBe('timer')
  const said = await screen.findByText(text('exams.minutes-left', { count }), {}, { timeout: 4_000 })
  expect(said.getAttribute('aria-live')).toBe('assertive')
})

test('at the bell nothing more can be written', async () => {
  unanswered()
  const serverAt = new Date().toISOString()
  show(<Answering state={{ ...stateWith(samples.open), timeLeft: 1, serverAt }} />)
  const field = await screen.findByRole('textbox')
  await waitFor(() => expect(field.matches(':disabled, [readonly], [aria-readonly="true"]')).toBe(true), {
    timeout: 4_000,
  })
})
