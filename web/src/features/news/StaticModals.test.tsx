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
const said = (id: number, data: string) => ({ id, data, image: '', alt: '', buttons: [] })

/** A server with these announcements, which gives one dialog a day. */
function school(waiting: ReturnType<typeof said>[]) {
  let isTaken = false
  return serve([
    [news.staticModals, () => (isTaken ? [] : waiting.slice(0, 1))],
    [
      news.openStaticModal,
      () => {
        const open = !isTaken
        isTaken = true
        return { open }
      },
    ],
    [news.closeStaticModal, () => ({})],
  ])
}

test('an announcement that was left open does not open again on the next page', async () => {
  vi.useFakeTimers()
  school([said(5, 'Бірінші хабар')])
  const first = show(<StaticModals />)
  await pass(400)
  expect(screen.getByText('Бірінші хабар')).toBeTruthy()
  first.unmount()

  show(<StaticModals />)
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one opens after 200 ms, the server hears that it was closed, and nothing follows it that day', async () => {
  vi.useFakeTimers()
  const sent = school([said(3, 'Бірінші хабар'), said(9, 'Екінші хабар')])
  show(<StaticModals />)

  // They are asked for when the browser has nothing else to do.
  await pass(100)
  await pass(199)
  expect(screen.queryByText('Бірінші хабар')).toBeNull()
  await pass(10)
  expect(screen.getByText('Бірінші хабар')).toBeTruthy()

  close()
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.map(({ body }) => body)).toEqual([{ announcement: 3 }, { announcement: 3, pressed: false }])
})

test('where another tab was first, nothing opens here', async () => {
  vi.useFakeTimers()
  serve([
    [news.staticModals, () => [said(7, 'Бірінші хабар')]],
    [news.openStaticModal, () => ({ open: false })],
  ])
  show(<StaticModals />)
  await pass(1000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what else may stand before a person does where no announcement is waiting', async () => {
  serve([[news.staticModals, () => []]])
  show(<StaticModals otherwise={<p>Сауалнама</p>} />)
  expect(await screen.findByText('Сауалнама')).toBeTruthy()
})
