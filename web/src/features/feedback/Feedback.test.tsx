import { auth } from '@qalam/contract/auth/api.ts'
import { feedback } from '@qalam/contract/feedback/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import DeskPage from './desk/DeskPage.tsx'
import FeedbackPage from './FeedbackPage.tsx'
import { deskReview, figures, ownReview } from './samples.ts'
import { FeedbackDialog } from './write/FeedbackDialog.tsx'

const page = <Row,>(rows: Row[]) => ({ rows, page: 1, total: rows.length, pageSize: 20 })
const course = { type: 'course_reviewable', slug: 'literacy', name: 'Сауаттылық' } as const
const send = () => screen.getByRole('button', { name: 'Жіберу' })

test('a course wants stars, a reason, a text and the second answer; another side of three clears the reasons (S-FB-1, V-FB-3)', async () => {
  const sent = serve([
    [feedback.about, () => ({ review: null })],
    [feedback.review, ({ body }) => ({ id: body.uuid, changed: false })],
  ])
  show(<FeedbackDialog about={course} onClose={() => {}} />)
  await userEvent.click(await screen.findByRole('radio', { name: '5 жұлдыз' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Пайдалы' }))
  await userEvent.click(screen.getByRole('radio', { name: '3 жұлдыз' }))
  expect(screen.queryByRole('checkbox', { name: 'Пайдалы' })).toBeNull()
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(5)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Тым қиын' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Пікір/ }), 'Көп')
  expect(send()).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText(/Тағы не қосар едіңіз/), 'Мысал')
  await userEvent.click(send())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([
    { body: { review_rating: 3, review_category: ['too-hard'], message: 'Көп', second_question_answer: 'Мысал' } },
  ])
})

test('“other” is the variant in own words: the second answer is not asked for (Q-081)', async () => {
  serve([[feedback.about, () => ({ review: null })]])
  show(<FeedbackDialog about={course} onClose={() => {}} />)
  await userEvent.click(await screen.findByRole('radio', { name: '5 жұлдыз' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Басқа' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Пікір/ }), 'Жақсы')
  expect(send()).toHaveProperty('disabled', false)
})

test('a pasted text is cut at 2000 letters (V-FB-1)', async () => {
  serve([[feedback.about, () => ({ review: null })]])
  show(<FeedbackDialog about={course} onClose={() => {}} />)
  await screen.findByRole('radio', { name: '5 жұлдыз' })
  const field = screen.getByRole('textbox', { name: /^Пікір/ })
  await userEvent.click(field)
  await userEvent.paste('а'.repeat(2100))
  expect(field).toHaveProperty('value', 'а'.repeat(2000))
})

test('one’s own review stands with its answer, and is changed in the dialog that holds it', async () => {
  const sent = serve([
    [auth.userInfo, () => aigul],
    [feedback.own, () => page([ownReview])],
    [feedback.about, () => ({ review: ownReview })],
    [feedback.review, ({ body }) => ({ id: body.uuid, changed: true })],
  ])
  show(<FeedbackPage />)
  await screen.findByText('Рақмет')
  await userEvent.click(screen.getByRole('button', { name: /пікірді өзгерту/ }))
  expect(await screen.findByRole('radio', { name: '4 жұлдыз', checked: true })).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^Пікір/ }), ', рақмет')
  await userEvent.click(send())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ body: { slug: 'qalam', message: 'Күнделік ыңғайлы, рақмет' } }])
})

test('the desk shows who wrote, the average, and sends an answer with the version it saw', async () => {
  const asked: unknown[] = []
  const sent = serve([
    [auth.userInfo, () => ({ ...aigul, role: 'director' as const })],
    [
      feedback.desk,
      ({ query }) => {
        asked.push(query.rating)
        return { ...page([deskReview]), figures, schools: [] }
      },
    ],
    [feedback.answer, () => ({})],
  ])
  show(<DeskPage />)
  await screen.findByText('5-тен 4')
  await userEvent.selectOptions(screen.getByLabelText('Баға'), '4 жұлдыз')
  await waitFor(() => expect(asked).toContain(4))
  await userEvent.click(await screen.findByRole('button', { name: 'Сынақов Айдар: жауап беру' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/^Жауап/), 'Рақмет')
  await userEvent.click(send())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ body: { text: 'Рақмет', version: 1 } }])
})
