import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '#platform/testing/show.tsx'
import { QuarterPicker } from './QuarterPicker.tsx'

test('the quarters of the open year are shown, the current one is marked with a word', async () => {
  const onChange = vi.fn()
  const years = [2024, 2025].map((start) => ({
    label: String(start),
    quarters: [1, 2].map((n) => ({ id: start * 10 + n, label: `${start} Q${n}`, current: start === 2025 && n === 2 })),
  }))
  show(<QuarterPicker label="Quarter" years={years} value={20251} onChange={onChange} />)

  await userEvent.click(screen.getByRole('button', { name: /Quarter/ }))
  expect(screen.getByRole('button', { name: '2025 Q1', pressed: true })).toBeDefined()
  expect(screen.getByRole('button', { name: /2025 Q2/ }).textContent).toContain('қазір')
  expect(screen.queryByRole('button', { name: '2024 Q1' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '2024' }))
  await userEvent.click(screen.getByRole('button', { name: '2024 Q2' }))
  expect(onChange).toHaveBeenCalledWith(20242)
})
