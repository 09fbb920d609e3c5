import { examResets } from '@qalam/contract/exams/api.ts'
import { lessonContent, readResets } from '@qalam/contract/lesson-content/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { given, ofClass } from '../samples.ts'
import ClassPage from './ClassPage.tsx'

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
