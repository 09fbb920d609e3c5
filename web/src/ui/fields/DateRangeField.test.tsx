import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateRangeField } from './DateRangeField.tsx'
import type { DaySpan } from './month.ts'

function holdRange(start: DaySpan) {
  const told = vi.fn<(range: DaySpan) => void>()
  const complained = vi.fn<(complaint: string | null) => void>()
  function Holder() {
    const [value, setValue] = useState(start)
    const onChange = (next: DaySpan) => (told(next), setValue(next))
    const ends = { from: 'From', to: 'Until' }
    return <DateRangeField label="Absent" ends={ends} value={value} onChange={onChange} onComplaint={complained} />
  }
  render(<Holder />)
  return { told, complained }
}

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) })

test('both ends are typed, and either may stay open', async () => {
  const { told } = holdRange({ from: null, to: null })

  await userEvent.type(screen.getByLabelText('From'), '16112026')
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-16', to: null })
  await userEvent.type(screen.getByLabelText('Until'), '20112026')
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-20' })
  await userEvent.clear(screen.getByLabelText('From'))
  expect(told).toHaveBeenLastCalledWith({ from: null, to: '2026-11-20' })
})

test('an end before the beginning is no range, and holds the form until it is mended', async () => {
  const { told, complained } = holdRange({ from: '2026-11-16', to: null })

  await userEvent.type(screen.getByLabelText('Until'), '15112026')
  await userEvent.tab()
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-16', to: null })
  expect(complained.mock.lastCall?.[0]).toContain('dateAfter')
  await userEvent.clear(screen.getByLabelText('Until'))
  await userEvent.type(screen.getByLabelText('Until'), '17112026')
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-17' })
  expect(complained.mock.lastCall?.[0]).toBeNull()
})

test('the calendar shows the days between the ends, and days outside cannot be chosen', async () => {
  const { told } = holdRange({ from: '2026-11-16', to: '2026-11-18' })

  await userEvent.click(screen.getAllByRole('button', { name: 'openCalendar' })[1]!)
  await screen.findByRole('dialog')
  const within = document.querySelectorAll('td[data-within]')
  expect([...within].map(({ textContent }) => textContent)).toEqual(['16', '17', '18'])
  await userEvent.click(day('15 November 2026'))
  expect(told).not.toHaveBeenCalled()
  await userEvent.click(day('20 November 2026'))
  expect(told).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-20' })
})
