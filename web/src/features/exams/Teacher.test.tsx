import { exams } from '@qalam/contract/exams/api.ts'
import type { Grading, LessonSitting } from '@qalam/contract/exams/grading-shapes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { LessonWorks } from './LessonWorks.tsx'
import GradingPage from './teacher/GradingPage.tsx'
import { IntoJournal } from './teacher/IntoJournal.tsx'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const sitting = id(1)
const lesson = id(2)

const grading: Grading = {
  sitting,
  title: 'БЖБ. Қан',
  tasks: [
    {
      id: id(10),
      number: 3,
      exercise: { uuid: id(10), type: 'open', prompt: 'Шешімін жазыңыз', points: 6, files: false },
      explanation: '',
      descriptors: [
        { id: id(20), text: 'Себебін атайды', points: 2 },
        { id: id(21), text: 'Мысал келтіреді', points: 4 },
      ],
    },
  ],
  answers: [1, 2].map((number) => ({
    ...{ attempt: id(30 + number), exercise: id(10), studentId: number, student: `Оқушы ${number}` },
    ...{ answer: { text: `Жауап ${number}`, files: [] }, answerVersion: 1, late: false, files: [] },
    ...{ scoreVersion: 0, parts: null, comment: '', by: null },
  })),
}

test('an open answer is scored by its descriptors, none above its points, and the next one follows', async () => {
  const sent = serve([
    [exams.grading, () => grading],
    [exams.score, () => ({ scoreVersion: 1 })],
  ])
  show(<GradingPage params={{ sitting }} />)
  const first = await screen.findByLabelText(/Себебін атайды/)
  const save = screen.getByRole('button', { name: 'Сақтап, келесіге өту' })
  await userEvent.type(first, '3')
  await userEvent.type(screen.getByLabelText(/Мысал келтіреді/), '4')
  expect(save).toHaveProperty('disabled', true)
  await userEvent.clear(first)
  await userEvent.type(first, '1')
  await userEvent.click(save)

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toMatchObject([
      { attempt: id(31), studentId: 1, answerVersion: 1, parts: { [id(20)]: 1, [id(21)]: 4 } },
    ]),
  )
  await screen.findByText(/Оқушы 2/)
})

test('answers are gone through by student as well, by keys, and the order stays in the address', async () => {
  const [task] = grading.tasks
  const second = { ...task!, id: id(11), number: 4 }
  const photo = { uuid: id(60), name: 'a.jpg', url: '/a.jpg', mime: 'image/jpeg' }
  const answers = [task!, second].flatMap((of) =>
    grading.answers.map((one) => ({ ...one, exercise: of.id, files: [photo] })),
  )
  const sent = serve([
    [exams.grading, () => ({ ...grading, tasks: [task!, second], answers })],
    [exams.score, () => ({ scoreVersion: 1 })],
  ])
  show(<GradingPage params={{ sitting }} />, { address: '/control/exams/x/grading' })
  const place = async (student: number, number: number, at: number) =>
    screen.findByRole('heading', { name: `Оқушы ${student} · ${number}-тапсырма · ${at} / 4` })
  await place(1, 3, 1)
  await userEvent.click(screen.getByRole('radio', { name: 'Оқушы бойынша' }))
  expect(window.location.search).toContain('by=student')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Суреттерді үлкейту' }))
  screen.getByLabelText(/Себебін атайды/).focus()
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}')
  await place(1, 4, 2)
  expect(screen.getByRole('checkbox', { name: 'Суреттерді үлкейту' })).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(screen.getByLabelText(/Себебін атайды/))
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}')
  await place(1, 3, 1)
  await userEvent.keyboard('2{Tab}4{Control>}{Enter}{/Control}')
  await place(1, 4, 2)
  expect(sent.map(({ body }) => body)).toMatchObject([{ exercise: id(10), parts: { [id(20)]: 2, [id(21)]: 4 } }])
})

test('what was brought into the journal is taken back from there', async () => {
  const row = {
    ...{ studentId: 7, operation: id(50), code: null, message: null, name: 'Сынақов Айдар', total: 8, exact: 8 },
    ...{ graded: true, verdict: 'same' as const, isBrought: true },
    current: { score: 8, sign: null, comment: '', version: 3, by: null, at: null },
  }
  let rows = [row, { ...row, studentId: 8, name: 'Басқа Оқушы', isBrought: false }]
  const sent = serve([
    [exams.previewJournal, () => ({ rows, ungraded: 0 })],
    [
      exams.takeFromJournal,
      () => {
        rows = rows.map((one) => ({ ...one, isBrought: false }))
        return { rows, ungraded: 0 }
      },
    ],
  ])
  show(
    <Suspense fallback={null}>
      <IntoJournal sitting={sitting} />
    </Suspense>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Журналдан қайтарып алу' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Журналдан қайтарып алу' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Журналдан қайтарып алу' })).toBeNull())
  expect(sent.map(({ body }) => body)).toEqual([{ cells: [{ studentId: 7, version: 3 }] }])
})

test('whoever teaches the lesson gives a published work with its window and minutes', async () => {
  const work = {
    versionUuid: id(40),
    number: 1,
    title: 'БЖБ. Қан',
    kind: 'sor' as const,
    maxScore: 10,
    minutes: 20,
    ofTheme: false,
  }
  const sent = serve([
    [exams.ofLesson, () => ({ sittings: [], works: [work], can: { give: true } })],
    [exams.give, ({ body }) => ({ uuid: body.uuid })],
  ])
  show(<LessonWorks lessonUuid={lesson} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Жұмыс беру' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Жарияланған жұмыс/ }))
  await userEvent.click(await screen.findByRole('option', { name: /БЖБ. Қан/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Жұмыс беру' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ versionUuid: id(40), minutes: 20, lateMinutes: 10 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a parent reads the result of a work that is over and is offered no page to answer it on', async () => {
  const work: LessonSitting = {
    ...{
      uuid: sitting,
      lessonUuid: lesson,
      versionUuid: id(40),
      title: 'БЖБ. Қан',
      kind: 'sor',
      maxScore: 10,
      questions: 4,
    },
    ...{ opensAt: '2026-11-18T03:00:00Z', closesAt: '2026-11-18T05:00:00Z', minutes: 20, lateMinutes: 10 },
    ...{ state: 'completed', total: null, studentId: 7, started: 0, sealed: 0, of: 0, can: { open: false } },
  }
  serve([[exams.ofLesson, () => ({ sittings: [work], works: [], can: { give: false } })]])
  show(<LessonWorks lessonUuid={lesson} />)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/exams/${sitting}/results/7`])
})

test('who does not teach the lesson and has no work in it sees nothing of works', async () => {
  serve([[exams.ofLesson, () => ({ sittings: [], works: [], can: { give: false } })]])
  show(
    <>
      <LessonWorks lessonUuid={lesson} />
      <p>end</p>
    </>,
  )
  await screen.findByText('end')
  expect(screen.queryByRole('button', { name: 'Жұмыс беру' })).toBeNull()
})
