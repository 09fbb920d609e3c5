import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MonthCalendar } from './MonthCalendar.tsx'

const marks = { '2026-11-20': [{ label: 'SOR, algebra' }, { label: 'SOCH, physics' }], '2026-12-01': [{ label: 'x' }] }

function Month() {
  const [day, setDay] = useState('2026-11-18')
  return <MonthCalendar value={day} marks={marks} onChange={setDay} />
}
const focused = () => document.activeElement?.getAttribute('data-day')

test('what stands on a day is read out with it', () => {
  render(<Month />)
  expect(screen.getByRole('button', { name: 'Friday, 20 November 2026, SOR, algebra, SOCH, physics' })).toBeDefined()
})

test('arrows go from day to day and over the end of the month', async () => {
  render(<Month />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('2026-11-18')

  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('2026-11-26')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('2026-12-03')
  expect(screen.getByText('December 2026')).toBeDefined()
})

test('a press chooses a day, the arrows of the head another month', async () => {
  render(<Month />)
  await userEvent.click(screen.getByRole('button', { name: /^Friday, 20/ }))
  expect(document.querySelector('[aria-selected=true]')?.textContent).toContain('20')

  await userEvent.click(screen.getByRole('button', { name: 'nextMonth' }))
  expect(screen.getByRole('button', { name: /20 December 2026/ })).toBeDefined()
})
