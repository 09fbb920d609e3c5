import { chat } from '@qalam/contract/chat/api.ts'
import type { Message } from '@qalam/contract/chat/shapes.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import ChatPage from './ChatPage.tsx'
import { message, openTalk, talk } from './samples.ts'

const page = { rows: [talk()], page: 1, total: 1, pageSize: 50 }

/** A server that keeps one talk. */
function serveTalk(changes: Parameters<typeof openTalk>[0] = {}) {
  const messages: Message[] = [message()]
  return serve([
    [chat.list, () => page],
    [chat.talk, () => openTalk({ lastSeq: messages.length, ...changes })],
    [chat.messages, () => ({ messages, lastSeq: messages.length })],
    [chat.read, ({ body }) => ({ readSeq: body.seq })],
    [chat.numbers, () => ({ unread: 0, talks: [] })],
    [chat.later, () => []],
    [chat.typing, () => ({})],
    [
      chat.send,
      ({ body }) => ({
        results: body.messages.map(({ id, text }) => {
          messages.push(message({ id, text, seq: messages.length + 1, mine: true }))
          return { id, outcome: 'sent' as const, seq: messages.length, code: null }
        }),
      }),
    ],
  ])
}

test('the list says how much is unread, and a press opens the talk', async () => {
  serveTalk()
  show(<ChatPage />, { address: '/control/chat' })
  const row = await screen.findByRole('button', { name: /Мамытбеков Мирас/ })
  expect(row.textContent).toContain('1 оқылмаған')
  await userEvent.click(row)
  expect(await screen.findByRole('log')).toBeTruthy()
  expect(new URLSearchParams(window.location.search).get('talk')).toBe(talk().uuid)
})

test('Enter sends what was typed, once, and the field is empty again', async () => {
  const sent = serveTalk()
  show(<ChatPage />, { address: `/control/chat?talk=${talk().uuid}` })
  const field = await screen.findByRole('textbox', { name: 'Хабарлама' })
  await userEvent.type(field, 'Жарайды{Enter}')
  await expect.poll(() => sent.filter(({ endpoint }) => endpoint === chat.send).length).toBe(1)
  expect(sent.find(({ endpoint }) => endpoint === chat.send)?.body).toMatchObject({ messages: [{ text: 'Жарайды' }] })
  expect(field).toHaveProperty('value', '')
})

test('others are told once that somebody writes, and in quiet hours and to a class not at all', async () => {
  const address = `/control/chat?talk=${talk().uuid}`
  const told = async (changes: Parameters<typeof openTalk>[0]) => {
    const sent = serveTalk(changes)
    const { unmount } = show(<ChatPage />, { address })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Хабарлама' }), 'Жа')
    unmount()
    sessionStorage.clear()
    return sent.filter(({ endpoint }) => endpoint === chat.typing).length
  }
  expect(await told({ tellsAt: '2026-11-19T02:00:00.000Z' })).toBe(0)
  expect(await told({ kind: 'class', other: null })).toBe(0)
  expect(await told({ uuid: '1b6c1f6e-9d2a-4a53-8f0e-3c1d5a7b9e11' })).toBe(1)
})

test('contacts are asked about before they leave', async () => {
  const sent = serveTalk()
  show(<ChatPage />, { address: `/control/chat?talk=${talk().uuid}` })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Хабарлама' }), '+7 701 123 45 67{Enter}')
  const asked = await screen.findByRole('dialog', { name: 'Жіберер алдында' })
  expect(sent.filter(({ endpoint }) => endpoint === chat.send)).toEqual([])
  await userEvent.click(within(asked).getByRole('button', { name: 'Бәрібір жіберу' }))
  await expect
    .poll(() => sent.find(({ endpoint }) => endpoint === chat.send)?.body)
    .toMatchObject({
      messages: [{ sure: true }],
    })
})

test('a talk that is closed is read and not written to', async () => {
  const can = { write: false, urgent: false, later: false, moderate: false, absence: false }
  serveTalk({ can })
  show(<ChatPage />, { address: `/chat?talk=${talk().uuid}` })
  await screen.findByText('Бұл әңгіме жабық: оқуға болады, жазуға болмайды')
  expect(screen.queryByRole('textbox', { name: 'Хабарлама' })).toBeNull()
})
