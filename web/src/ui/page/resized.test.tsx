import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../overlay/Dialog.tsx'
import { Menu } from '../overlay/Menu.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('an open menu follows its button once the window has rested for 250 ms', () => {
  const at = { top: 100 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, at.top, 80, 32))
  render(<Menu label="Actions" items={[{ label: 'Edit', onSelect: vi.fn() }]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  const panel = screen.getByRole('menu')
  const first = panel.style.top

  at.top = 300
  fireEvent(window, new Event('resize'))
  after(200)
  fireEvent(window, new Event('resize'))
  after(249)
  expect(panel.style.top).toBe(first)
  after(1)
  expect(panel.style.top).not.toBe(first)
})

test('a menu that was closed while the window changed is not placed any more', () => {
  render(<Menu label="Actions" items={[{ label: 'Edit', onSelect: vi.fn() }]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  fireEvent(window, new Event('resize'))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect')

  fireEvent(window, new Event('resize'))
  after(1000)
  expect(measured).not.toHaveBeenCalled()
})

test('a dialog tells at once whether it scrolls, and 250 ms after its size has changed', () => {
  let report = () => {}
  class Observer {
    constructor(told: () => void) {
      report = told
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  render(
    <Dialog title="Pupil" onClose={vi.fn()}>
      text
    </Dialog>,
  )
  const body = screen.getByText('text')

  act(() => report())
  expect(body.tabIndex).toBe(0)

  height.mockReturnValue(0)
  act(() => report())
  after(249)
  expect(body.tabIndex).toBe(0)
  after(1)
  expect(body.tabIndex).toBe(-1)
})
