import { news } from '@qalam/contract/news/api.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { StaticModals } from './StaticModals.tsx'

afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const close = () => {
  const [cross] = screen.getAllByRole('button', { name: 'close' })
  if (cross) fireEvent.click(cross)
}

test('an announcement that was left open does not open again on the next page', async () => {
  vi.useFakeTimers()
  serve([[news.staticModals, () => [{ id: 5, data: 'Бірінші хабар', buttons: [] }]]])
  const first = show(<StaticModals />)
  await pass(400)
  expect(screen.getByText('Бірінші хабар')).toBeTruthy()
  first.unmount()

  const second = show(<StaticModals />)
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
  second.unmount()

  // Another visit: it was not closed, so it is told again.
  sessionStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  show(<StaticModals />)
  await pass(400)
  expect(screen.getByText('Бірінші хабар')).toBeTruthy()
})

test('announcements come one after another, 200 ms apart, and the server hears that each was closed', async () => {
  vi.useFakeTimers()
  const sent = serve([
    [news.closeStaticModal, () => ({})],
    [
      news.staticModals,
      () => [
        { id: 3, data: 'Бірінші хабар', buttons: [] },
        { id: 9, data: 'Екінші хабар', buttons: [] },
      ],
    ],
  ])
  show(<StaticModals />)

  // They are asked for when the browser has nothing else to do.
  await pass(100)
  await pass(199)
  expect(screen.queryByText('Бірінші хабар')).toBeNull()
  await pass(10)
  expect(screen.getByText('Бірінші хабар')).toBeTruthy()
  expect(screen.queryByText('Екінші хабар')).toBeNull()

  close()
  await pass(190)
  expect(screen.queryByText('Екінші хабар')).toBeNull()
  await pass(10)
  expect(screen.getByText('Екінші хабар')).toBeTruthy()

  close()
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.flatMap(({ body }) => body ?? [])).toEqual([{ announcement: 3 }, { announcement: 9 }])
})
