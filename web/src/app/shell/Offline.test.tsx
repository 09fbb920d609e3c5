import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { memoryDevice } from '#platform/outbox/device.ts'
import type { Sent } from '#platform/outbox/entry.ts'
import { guardOutbox } from '#platform/outbox/guard.ts'
import { makeOutbox } from '#platform/outbox/outbox.ts'
import { show } from '#platform/testing/show.tsx'
import { Offline } from './Offline.tsx'

const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
const words = /Құрылғыда сақталмады/

/** A queue on a device whose disk may be full, over a line that answers as told. */
function queueOver(answer: { now: Sent<null> }, disk: { isFull: boolean }) {
  const kept = memoryDevice<number>()
  const outbox = makeOutbox<number, null>({
    send: async () => answer.now,
    who: () => 'me',
    most: 1,
    id: () => 'a',
    device: { ...kept, keep: (entry) => (disk.isFull ? full() : kept.keep(entry)) },
  })
  guardOutbox(outbox)
  onTestFinished(() => {
    outbox.resolve('me', 's')
    outbox.forget('me')
  })
  return { outbox, type: () => void outbox.put({ slot: 's', owner: 'me', value: 8, base: 0 }) }
}

/** Whether the browser would ask before this page is closed. */
const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('on a full disk the page says that only it holds what was typed, until that is sent', async () => {
  const answer: { now: Sent<null> } = { now: { again: 'line' } }
  const { outbox, type } = queueOver(answer, { isFull: true })
  show(<Offline />)
  expect(screen.queryByText(words)).toBeNull()
  type()

  await screen.findByText(words)
  expect(outbox.at('me', 's')).toMatchObject({ state: 'typed', value: 8 })
  expect(asksBeforeLeaving()).toBe(true)

  answer.now = { answers: [{ id: 'a', outcome: 'stored', version: 1, says: null }] }
  outbox.flush()
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(asksBeforeLeaving()).toBe(false)
})

test('what was refused on a full disk still holds the page, until a person has decided', async () => {
  const { outbox, type } = queueOver({ now: { refused: 'closed' } }, { isFull: true })
  show(<Offline />)
  type()
  await waitFor(() => expect(outbox.at('me', 's').state).toBe('refused'))
  await screen.findByText(words)
  expect(asksBeforeLeaving()).toBe(true)

  outbox.resolve('me', 's')
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(asksBeforeLeaving()).toBe(false)
})

test('room that was made is used by the next change, and the page says no more', async () => {
  const disk = { isFull: true }
  const { type } = queueOver({ now: { again: 'line' } }, disk)
  show(<Offline />)
  type()
  await screen.findByText(words)
  disk.isFull = false
  type()
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})
