import { homework } from '@qalam/contract/homework/api.ts'
import { homeworkStale } from '@qalam/contract/homework/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { lesson, type LessonPage } from '@qalam/contract/lesson/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import HomeworkPage from './HomeworkPage.tsx'
import { algebra, noForm, pageFortyFive, lessonUuid as scheduleId } from './samples.ts'

const params = { scheduleId }
const words = () => screen.findByLabelText(/Не істеу керек/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сақтау' }))

test('the next lesson of the plan is offered as the day, and the homework is set', async () => {
  const sent = serve([
    [homework.form, () => noForm],
    [lesson.page, () => algebra()],
    [homework.set, ({ body }) => ({ ...pageFortyFive, text: body.text })],
  ])
  show(<HomeworkPage params={params} />)
  await userEvent.type(await words(), '45-бет, № 312')
  expect(screen.getByLabelText<HTMLInputElement>(/Қай күнге/).value).toBe('20.11.2026')
  await save()

  await expect.poll(() => window.location.pathname).toBe(`/schedule/lesson/${scheduleId}/homework`)
  expect(sent).toMatchObject([{ body: { version: 0, text: '45-бет, № 312', dueOn: '2026-11-20' } }])
})

test.each(['01.01.2020', '99.99.9999'])('a day that cannot be holds the save: %s', async (typed) => {
  const sent = serve([
    [homework.form, () => noForm],
    [lesson.page, () => algebra()],
  ])
  show(<HomeworkPage params={params} />)
  await userEvent.type(await words(), '45-бет')
  const due = screen.getByLabelText(/Қай күнге/)
  await userEvent.clear(due)
  await userEvent.type(due, typed)
  await save()

  expect(document.activeElement).toBe(due)
  expect(due.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a homework without words is not sent', async () => {
  const sent = serve([
    [homework.form, () => noForm],
    [lesson.page, () => algebra()],
  ])
  show(<HomeworkPage params={params} />)
  await words()
  await save()
  expect((await words()).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a day that the server refuses is complained about under its field', async () => {
  serve([
    [homework.form, () => noForm],
    [lesson.page, () => algebra()],
    [
      homework.set,
      () => {
        throw fieldProblem('dueOn', 'homework.due-outside')
      },
    ],
  ])
  show(<HomeworkPage params={params} />)
  await userEvent.type(await words(), '45-бет')
  await save()
  await expect.poll(() => screen.getByLabelText(/Қай күнге/).getAttribute('aria-invalid')).toBe('true')
  expect((await words()) as HTMLTextAreaElement).toHaveProperty('value', '45-бет')
})

test('somebody else’s version is shown beside one’s own, and either is kept', async () => {
  const theirs = { ...pageFortyFive, text: 'Олардың мәтіні', version: 3, dueOn: '20.11.2026' }
  let refuse = true
  const sent = serve([
    [homework.form, () => noForm],
    [lesson.page, (): LessonPage => algebra({ homework: { ...pageFortyFive, version: 2 } })],
    [
      homework.set,
      ({ body }) => {
        if (refuse) throw homeworkStale({ current: theirs })
        return { ...pageFortyFive, text: body.text, version: 4 }
      },
    ],
  ])
  show(<HomeworkPage params={params} />)
  await userEvent.clear(await words())
  await userEvent.type(await words(), 'Менің мәтінім')
  await save()
  expect(await screen.findByText('Олардың мәтіні')).toBeTruthy()

  refuse = false
  await userEvent.click(screen.getByRole('button', { name: 'Менікін сақтау' }))
  await expect.poll(() => window.location.pathname).toContain('/homework')
  expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([2, 3])
})

test('who does not teach the lesson finds no form', async () => {
  serve([
    [
      lesson.page,
      () => algebra({ can: { conduct: false, mark: false, prepare: false, journal: true, chat: false, live: false } }),
    ],
  ])
  show(<HomeworkPage params={params} />)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Сақтау' })).toBeNull()
})

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp: 1 }))}.s`
const address = `/schedule/control/homework/create/${scheduleId}`

test('homework typed when the session ended under it is in the form after signing in again, and says so', async () => {
  serve([
    [homework.form, () => noForm],
    [lesson.page, () => algebra()],
  ])
  token.set(tokenOf('7'))
  const first = show(<HomeworkPage params={params} />, { address })
  await userEvent.type(await words(), '45-бет, № 312')
  token.set(null)
  first.unmount()
  token.set(tokenOf('7'))

  show(<HomeworkPage params={params} />, { address })
  expect(await words()).toHaveProperty('value', '45-бет, № 312')
  await userEvent.click(screen.getByRole('button', { name: 'Терілгенді алып тастау' }))
  expect(await words()).toHaveProperty('value', '')
  token.set(null)
})

test('homework typed over a version that somebody replaced meanwhile is judged by the version it was typed over', async () => {
  const newer = { ...pageFortyFive, text: 'Олардың мәтіні', version: 3 }
  let now: LessonPage = { ...algebra(), homework: { ...pageFortyFive, version: 2 } }
  const sent = serve([
    [homework.form, () => noForm],
    [lesson.page, () => now],
    [
      homework.set,
      () => {
        throw homeworkStale({ current: newer })
      },
    ],
  ])
  token.set(tokenOf('7'))
  const first = show(<HomeworkPage params={params} />, { address })
  await userEvent.type(await words(), ' және № 7')
  first.unmount()
  now = { ...algebra(), homework: newer }

  show(<HomeworkPage params={params} />, { address })
  await words()
  await save()
  await screen.findByText('Олардың мәтіні')
  expect(sent).toMatchObject([{ body: { version: 2 } }])
  token.set(null)
})
