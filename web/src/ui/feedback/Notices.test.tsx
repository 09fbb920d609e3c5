import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notices } from './Notices.tsx'
import { MessageDialog } from '../overlay/MessageDialog.tsx'
import { dismiss, notify } from './notify.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Notices />)
})
afterEach(() => {
  act(() => dismiss())
  vi.useRealTimers()
})

const tell = (notice: Parameters<typeof notify>[0]) => void act(() => void notify(notice))
const pass = (time: number) => void act(() => void vi.advanceTimersByTime(time))

test('a success stays 7 seconds, an error and a warning 5', () => {
  tell({ kind: 'success', text: 'Saved' })
  tell({ kind: 'error', text: 'Refused' })
  tell({ kind: 'warning', text: 'Mind this' })

  pass(4999)
  expect(screen.getByRole('alert').textContent).toContain('Refused')
  pass(1)
  expect(screen.queryByText('Refused')).toBeNull()
  expect(screen.queryByText('Mind this')).toBeNull()
  pass(1999)
  expect(screen.getByText('Saved')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a notice waits while it is pointed at or stepped into', () => {
  tell({ kind: 'error', text: 'Refused' })

  fireEvent.pointerEnter(screen.getByRole('alert'))
  pass(20_000)
  expect(screen.getByText('Refused')).toBeDefined()
  fireEvent.pointerLeave(screen.getByRole('alert'))
  pass(5000)
  expect(screen.queryByText('Refused')).toBeNull()
})

test('what was done can be taken back from its notice', () => {
  const run = vi.fn()
  tell({ kind: 'success', text: 'Removed', action: { label: 'Undo', run } })

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

test('a notice is dismissed by its cross, and only four are kept', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) tell({ kind: 'success', text })

  expect(screen.queryByText('one')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'closeNotice' })[0]!)
  expect(screen.queryByText('two')).toBeNull()
  expect(screen.getByText('five')).toBeDefined()
})

test('while a dialog is open the notices lie inside of it, where they can be pressed', () => {
  const dialog = render(<MessageDialog title="Mark" message="Stored" onClose={() => undefined} />)
  tell({ kind: 'error', text: 'Refused' })
  expect(within(screen.getByRole('dialog')).getByText('Refused')).toBeDefined()

  dialog.unmount()
  expect(screen.getByText('Refused')).toBeDefined()
})
