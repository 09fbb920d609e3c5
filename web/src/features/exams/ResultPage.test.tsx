import { exams } from '@qalam/contract/exams/api.ts'
import type { CompletedResult } from '@qalam/contract/exams/shapes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ResultPage from './ResultPage.tsx'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const result: CompletedResult = {
  ...{
    sitting: id(1),
    title: 'БЖБ. Қан',
    type: 'sor',
    student: { id: 7, name: 'Сынақов Айдар' },
    profileDirection: null,
  },
  ...{ timer: 600, discipline: '', totalQuestions: 1, answered: 1, numberCorrectAnswers: null, passingScore: null },
  ...{ threshold: 1, isSucceeded: null, resultDate: '2026-11-18T04:00:00Z', total: null, exact: null, maxScore: 10 },
  ...{ groupResults: [], released: false, releasesAt: '2026-11-20T04:00:00Z', graded: false, lateAnswers: 0 },
  ...{ questions: [], files: [], errorMessage: null },
}
const open = (some: Partial<CompletedResult>) => {
  serve([[exams.result, () => ({ ...result, ...some })]])
  show(<ResultPage params={{ sitting: id(1), studentId: '7' }} />)
}

test('before the release a student reads when the result opens, and no points', async () => {
  open({})
  await screen.findByText(/Нәтиже .* кейін ашылады/)
  expect(screen.queryByText(/10 балл/)).toBeNull()
})

test('points that may still change say so (Q-135)', async () => {
  open({ total: 1 })
  await screen.findByText('1 / 10 балл')
  await screen.findByText(/Балл өзгереді/)
})

test('the photo of an open answer stands with it, and how many answers are wholly right', async () => {
  const photo = { uuid: id(8), name: 'сурет.jpg', url: '/a.jpg', mime: 'image/jpeg' }
  open({
    ...{ total: 2, graded: true, released: true, files: [photo, { ...photo, uuid: id(9), name: 'басқа.jpg' }] },
    ...{ type: 'test', numberCorrectAnswers: 1, totalQuestions: 2, threshold: 2, isSucceeded: false },
    questions: [
      {
        id: id(2),
        exercise: { uuid: id(2), type: 'open', prompt: 'Сызба', points: 2, files: true },
        before: [{ kind: 'picture', url: '/q.png', alt: 'Сызбаның шарты', caption: '' }],
        ...{ answer: { text: '', files: [id(8)] }, right: null, explanation: '' },
        ...{ points: 2, descriptors: [], comment: '', late: false },
      },
    ],
  })
  await screen.findByRole('img', { name: 'сурет.jpg' })
  expect(screen.queryByRole('img', { name: 'басқа.jpg' })).toBeNull()
  await screen.findByRole('img', { name: 'Сызбаның шарты' })
  await screen.findByText(/Толық дұрыс жауап: 1 \/ 2/)
  await screen.findByText('шекке жетпеді (2)')
})

test('once it is released a student sees the own answer, the right one and why', async () => {
  open({
    ...{ total: 0, graded: true, released: true },
    questions: [
      {
        id: id(2),
        exercise: { uuid: id(2), type: 'true-false', prompt: 'Қан қызыл', points: 1 },
        ...{ before: [], answer: { is: false }, right: { is: true }, explanation: 'Гемоглобиннен' },
        ...{ points: 0, descriptors: [], comment: '', late: false },
      },
    ],
  })
  await screen.findByRole('heading', { name: 'Дұрыс жауап' })
  await screen.findByText('Гемоглобиннен')
  expect(screen.queryByText(/Балл өзгереді/)).toBeNull()
})
