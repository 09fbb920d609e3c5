import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAfterFrame } from './frame.ts'

function Counter() {
  const [count, setCount] = useState(0)
  const { soon, now } = useAfterFrame(() => setCount(count + 1))
  return (
    <button onClick={soon} onBlur={now}>
      {count}
    </button>
  )
}

afterEach(() => void vi.useRealTimers())

test('what is done a frame late is done once, and stands on the page before anything else happens', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  render(<Counter />)
  const button = screen.getByRole('button')
  for (let press = 0; press < 3; press++) fireEvent.click(button)
  expect(button.textContent).toBe('0')
  vi.advanceTimersByTime(50)
  expect(button.textContent).toBe('1')
  fireEvent.click(button)
  vi.advanceTimersByTime(50)
  expect(button.textContent).toBe('2')
})

test('leaving does at once what was still to come, and nothing twice', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] })
  render(<Counter />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.blur(button)
  expect(button.textContent).toBe('1')
  vi.advanceTimersByTime(50)
  fireEvent.blur(button)
  expect(button.textContent).toBe('1')
})
