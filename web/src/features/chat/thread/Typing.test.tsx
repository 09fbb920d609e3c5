import type { Message } from '@qalam/contract/chat/shapes.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { show } from '#platform/testing/show.tsx'
import { message, talk } from '../samples.ts'
import { Typing } from './Typing.tsx'

type Hear = (told: unknown) => void
const hearers = vi.hoisted(() => new Set<Hear>())
const socket = {
  active: true,
  on: (name: string, hear: Hear) => void (name === 'chat.typing' && hearers.add(hear)),
  off: (_: string, hear: Hear) => void hearers.delete(hear),
}
vi.mock('socket.io-client', () => ({ io: () => socket }))
vi.mock('#platform/idle.ts', () => ({ idle: async () => {} }))

const conversationUuid = talk().uuid
const writes = (userId: number, name: string, uuid = conversationUuid) =>
  act(async () => hearers.forEach((hear) => hear({ conversationUuid: uuid, userId, name, memberIds: [] })))

beforeEach(() => token.set('a token'))

function Talk() {
  const [last, setLast] = useState<Message>()
  return (
    <>
      <Typing uuid={conversationUuid} last={last} />
      <button onClick={() => setLast(message())}>Comes</button>
    </>
  )
}

async function opened() {
  show(<Talk />)
  await expect.poll(() => hearers.size).toBe(1)
}

test('who writes is shown without being said, for five seconds', async () => {
  await opened()
  vi.useFakeTimers()
  await writes(12, 'Мамытбеков Мирас')
  expect(screen.getByText('Мамытбеков Мирас жазып жатыр…').closest('[aria-hidden="true"]')).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(4_900))
  await writes(12, 'Мамытбеков Мирас')
  await act(async () => vi.advanceTimersByTime(4_900))
  expect(screen.queryByText(/жазып жатыр/)).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(200))
  expect(screen.queryByText(/жазып жатыр/)).toBeNull()
  vi.useRealTimers()
})

test('several are not named, another talk says nothing here', async () => {
  await opened()
  await writes(7, 'Сынақов Айдар', '6f0c8a52-7a55-4c0e-9d5e-0a4be5f0c399')
  expect(screen.queryByText(/жазып жатыр/)).toBeNull()
  await writes(12, 'Мамытбеков Мирас')
  await writes(7, 'Сынақов Айдар')
  expect(screen.getByText('Бірнеше адам жазып жатыр…')).toBeTruthy()
})

test('the message itself ends it', async () => {
  await opened()
  await writes(12, 'Мамытбеков Мирас')
  expect(screen.getByText('Мамытбеков Мирас жазып жатыр…')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Comes' }))
  expect(screen.queryByText(/жазып жатыр/)).toBeNull()
})
