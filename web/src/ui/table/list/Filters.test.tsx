import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Filters } from './Filters.tsx'

test('filters open by their button, which says how many are in use', async () => {
  const { rerender } = render(<Filters active={0}>fields</Filters>)
  const button = screen.getByRole('button', { name: 'filters' })
  expect(button.getAttribute('aria-expanded')).toBe('false')

  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('fields')

  rerender(<Filters active={2}>fields</Filters>)
  expect(screen.getByRole('button', { name: /filtersOn/ })).toBeDefined()
})
