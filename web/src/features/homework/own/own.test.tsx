import { auth } from '@qalam/contract/auth/api.ts'
import type { AnswerPage, MyHomework } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { answerStale } from '@qalam/contract/homework/problems.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { aigul } from '#features/auth/samples.ts'
import { samples } from '#features/exercises/samples.ts'
import AssignedPage from './AssignedPage.tsx'
import OwnListPage from './OwnListPage.tsx'
import { answerPage, answerId } from '../samples.ts'

const address = `/homework/list/assigned/${answerId}`
const open = () => show(<AssignedPage params={{ answerId }} />, { address })
const words = () => screen.findByLabelText(/Жауап мәтіні/)

test('a student does an exercise, writes and sends; the score comes back', async () => {
  let now: AnswerPage = answerPage({
    content: {
      title: 'Түбір',
      pages: [
        { uuid: answerId, title: 'Бет', modules: [{ uuid: answerId, kind: 'exercise', exercise: samples.single }] },
      ],
    },
  })
  const sent = serve([
    [homework.answer, () => now],
    [homework.send, () => (now = answerPage({ state: 'scored', score: 10, can: { answer: false, judge: false } }))],
  ])
  open()
  await userEvent.click(await screen.findByRole('radio', { name: 'x² − 9 = 0' }))
  await userEvent.type(await words(), 'x = 3')
  await userEvent.click(screen.getByRole('button', { name: 'Жіберу' }))

  expect((await screen.findAllByText('10 / 10')).length).toBeGreaterThan(0)
  expect(sent).toMatchObject([
    { body: { version: 0, body: 'x = 3', exercises: [{ exercise: samples.single.uuid, answer: { id: 'a2' } }] } },
  ])
})

test('a sound, a film and a picture in a text of the lecture are there to be heard and seen', async () => {
  const file = (number: number) => ({ uuid: answerId.replace(/.$/, `${number}`), name: 'a' })
  const text = {
    type: 'doc' as const,
    content: [{ type: 'picture' as const, attrs: { file: file(3).uuid, alt: 'Жасуша' } }],
  }
  const about = { title: 'Дыбыс', file: file(1) }
  serve([
    [
      homework.answer,
      () =>
        answerPage({
          content: {
            title: 'Жасуша',
            pages: [
              {
                ...{ uuid: answerId, title: 'Бет' },
                modules: [
                  { uuid: file(6).uuid, kind: 'audio', ...about, words: 'Айтылғаны' },
                  { uuid: file(7).uuid, kind: 'film', title: 'Кино', file: file(2), captions: '', mute: true },
                  { uuid: file(8).uuid, kind: 'text', text, formulas: [] },
                ],
              },
            ],
          },
        }),
    ],
    [homework.answerFileAddress, ({ params }) => ({ url: `/media/${params.uuid}`, until: '2026-11-18T05:00:00Z' })],
  ])
  open()
  expect((await screen.findByLabelText('Дыбыс')).getAttribute('src')).toBe(`/media/${file(1).uuid}`)
  expect((await screen.findByLabelText('Кино')).getAttribute('src')).toBe(`/media/${file(2).uuid}`)
  expect((await screen.findByRole('img', { name: 'Жасуша' })).getAttribute('src')).toBe(`/media/${file(3).uuid}`)
  expect(screen.getByText('Айтылғаны')).toBeTruthy()
})

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp: 1 }))}.s`

test('what was typed is there after a reload', async () => {
  serve([[homework.answer, () => answerPage()]])
  token.set(tokenOf('7'))
  const first = open()
  await userEvent.type(await words(), 'x = 3')
  first.unmount()
  open()
  expect(await words()).toHaveProperty('value', 'x = 3')
  token.set(null)
})

test('an answer that was changed elsewhere is said, and what was typed stays', async () => {
  serve([
    [homework.answer, () => answerPage()],
    [
      homework.send,
      () => {
        throw answerStale({ version: 4 })
      },
    ],
  ])
  open()
  await userEvent.type(await words(), 'x = 3')
  await userEvent.click(screen.getByRole('button', { name: 'Жіберу' }))
  expect(await screen.findByText(/Бұл жауап басқа жерде өзгерді/)).toBeTruthy()
  expect(await words()).toHaveProperty('value', 'x = 3')
})

test('the list tells what is to do and what became of the rest', async () => {
  const { homework: work } = answerPage()
  const row = (state: MyHomework['state'], more: Partial<MyHomework> = {}): MyHomework => {
    const { files: _, ...rest } = work
    return { ...rest, answerId, state, score: null, hasContent: false, files: 0, ...more }
  }
  const rows = [row('to-do'), row('scored', { uuid: answerId, score: 9, text: '46-бет' })]
  const counts = { 'to-do': 1, overdue: 0, sent: 0, returned: 0, scored: 1 }
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'student' as const })],
    [homework.mine, () => ({ rows, total: 2, page: 1, pageSize: 20, counts })],
  ])
  show(<OwnListPage />, { address: '/homework/list' })
  const links = await screen.findAllByRole('link', { name: /бет/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
  expect(screen.getByText('9 / 10')).toBeTruthy()
})

test('a parent chooses the child whose homework is read', async () => {
  const school = { kz: 'Мектеп', ru: 'Школа', en: 'School' }
  const children = [
    { userId: 77, name: 'Алихан', group: '7А', school },
    { userId: 78, name: 'Айсұлу', group: '3Ә', school },
  ]
  const counts = { 'to-do': 0, overdue: 0, sent: 0, returned: 0, scored: 0 }
  const asked: unknown[] = []
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'parent' as const, children })],
    [
      homework.mine,
      ({ query }) => {
        asked.push(query.userId)
        return { rows: [], total: 0, page: 1, pageSize: 20, counts }
      },
    ],
  ])
  show(<OwnListPage />, { address: '/homework/list' })
  await userEvent.click(await screen.findByRole('button', { name: /Айсұлу/ }))
  expect(await screen.findByRole('button', { name: /Айсұлу/, pressed: true })).toBeTruthy()
  expect(asked).toEqual([77, 78])
})

/** The page of an answer, and a press that leaves it and one that comes back. */
function Visits() {
  const [isHere, turn] = useState(true)
  return (
    <>
      {isHere && <AssignedPage params={{ answerId }} />}
      <button type="button" onClick={() => turn(!isHere)}>
        turn
      </button>
    </>
  )
}

test('an answer that is sent without a line waits on the device, stands in its form again, and leaves by itself, once', async () => {
  const sent = serve([
    [homework.answer, () => answerPage()],
    [homework.send, () => answerPage({ state: 'sent', version: 1 })],
  ])
  token.set(tokenOf('8'))
  show(<Visits />, { address })
  await userEvent.type(await words(), 'x = 3')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(screen.getByRole('button', { name: 'Жіберу' }))
  expect(await screen.findByText('Осы құрылғыда')).toBeTruthy()
  const turn = screen.getByRole('button', { name: 'turn' })
  await userEvent.click(turn)
  await userEvent.click(turn)
  expect(await words()).toHaveProperty('value', 'x = 3')

  vi.stubGlobal('fetch', working)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText('Осы құрылғыда')).toBeNull(), { timeout: 3_000 })
  expect(sent).toMatchObject([{ body: { body: 'x = 3', version: 0, operation: expect.any(String) } }])
  token.set(null)
})
