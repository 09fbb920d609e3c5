import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#platform/testing/show.tsx'
import BetweenPage from './BetweenPage.tsx'
import { betweenScreen } from './screens.ts'

afterEach(() => void vi.useRealTimers())

test('a hand-over that does not come leads to the sign-in page after a while', () => {
  vi.useFakeTimers()
  show(<BetweenPage />)
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByRole('link', { name: 'Кіру бетіне өту' }).getAttribute('href')).toBe('/login')
})

test('whoever is signed in is not held there', () => {
  expect(betweenScreen.roles).toBe('anonymous')
})
