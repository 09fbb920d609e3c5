import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchSelect } from './SearchSelect.tsx'

const shown = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Teacher' }).value

test('choices come from a server: asked once after the typing, in groups, and the chosen one keeps its name', async () => {
  const asked = vi.fn<(text: string) => void>()
  function FromServer() {
    const [text, setText] = useState('')
    const [value, setValue] = useState<number | null | undefined>(70)
    const teachers = [
      { value: 7, label: 'Ахметова А.', group: 'Математика' },
      { value: 8, label: 'Ахметов Б.', group: 'Физика' },
    ]
    return (
      <SearchSelect
        label="Teacher"
        value={value}
        onChange={setValue}
        chosenLabel={value === 70 ? 'Сәрсенова А.' : 'Ахметов Б.'}
        choices={text ? teachers : []}
        busy={text === ''}
        onSearch={(next) => (asked(next), setText(next))}
      />
    )
  }
  render(<FromServer />)
  expect(shown()).toBe('Сәрсенова А.')

  await userEvent.type(screen.getByRole('combobox', { name: 'Teacher' }), 'Ахм')
  expect(screen.getByRole('option').textContent).toBe('loading')
  await screen.findByRole('option', { name: 'Ахметов Б., Физика' })
  expect(asked.mock.calls).toEqual([['Ахм']])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith(''))
  expect(shown()).toBe('Ахметов Б.')
})
