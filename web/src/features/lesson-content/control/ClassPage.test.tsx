import { examResets } from '@qalam/contract/exams/api.ts'
import { lessonContent, readResets } from '@qalam/contract/lesson-content/api.ts'
import type { StudentProgress } from '@qalam/contract/lesson-content/shapes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { given, nothingYet, ofClass } from '../samples.ts'
import ClassPage from './ClassPage.tsx'
import { StudentView } from './StudentView.tsx'

test('a teacher sees how far each student is, and puts a result back after three warnings', async () => {
  const sent = serve([
    [lessonContent.ofClass, () => ofClass],
    [examResets.reset, () => ({})],
  ])
  show(<ClassPage params={{ given }} />)
  const link = await screen.findByRole('link', { name: 'Сынақов Айдар' })
  expect(link.getAttribute('href')).toContain(`/lecture/${ofClass.lesson.uuid}/${given}/7`)
  expect(screen.getByText('бастамады')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Сынақов Айдар: нәтижені қайтару' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Қайтару' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    lessonType: 'lecture',
    lessonId: given,
    scheduleId: ofClass.lesson.uuid,
    userId: 7,
  })
})

test('what was put back is listed with its result and by whom', async () => {
  serve([
    [lessonContent.ofClass, () => ofClass],
    [
      readResets.historyLecture,
      () => [
        {
          ...{ id: given, date: '2026-11-17T05:00:00Z', result: 4, maxResult: 5, by: 'Мұғалімова А.', title: 'Жасуша' },
        },
      ],
    ],
  ])
  show(<ClassPage params={{ given }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Сынақов Айдар: қайтару тарихы' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('4 / 5 балл')
  within(dialog).getByText('Мұғалімова А.')
})

test('an open answer is scored by its descriptors, none above its points, with words to the student', async () => {
  const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const open = { uuid: id(40), type: 'open' as const, prompt: 'Неге?', points: 4, files: false }
  const made = { n: 2, answer: { text: 'Себебі', files: [] }, verdict: 'sent' as const, points: null, review: null }
  const way: StudentProgress = {
    ...{ given, kind: 'lecture', title: 'Жасуша', lesson: ofClass.lesson, student: { id: 7, name: 'Сынақов Айдар' } },
    ...{ answerId: id(30), wasReset: false, startedAt: null, seenAt: null, doneAt: null, progress: nothingYet },
    pages: [{ uuid: id(11), title: '', seen: true, modules: [{ kind: 'exercise', uuid: id(12), exercise: open }] }],
    tries: [{ exercise: open.uuid, made: [{ ...made, at: '2026-11-18T04:00:00Z' }] }],
    ...{ files: [], previous: null, next: null },
    toScore: [{ exercise: open.uuid, descriptors: [{ id: id(41), text: 'Дәлелі бар', points: 4 }] }],
    can: { reset: true, readAnswers: true, score: true },
  }
  const sent = serve([
    [lessonContent.ofStudent, () => way],
    [lessonContent.score, () => ({})],
  ])
  show(<StudentView data={way} />)
  const points = await screen.findByLabelText(/Дәлелі бар/)
  const save = screen.getByRole('button', { name: 'Балл қою' })
  await userEvent.type(points, '5')
  expect(save).toHaveProperty('disabled', true)
  await userEvent.clear(points)
  await userEvent.type(points, '3')
  await userEvent.type(screen.getByLabelText('Мұғалім пікірі'), 'Жақсы')
  await userEvent.click(save)
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toContainEqual({
      ...{ reading: id(30), exercise: open.uuid, n: 2, version: 0, comment: 'Жақсы' },
      parts: { [id(41)]: 3 },
    }),
  )
})
