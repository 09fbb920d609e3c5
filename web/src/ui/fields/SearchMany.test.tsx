import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchMany } from './SearchMany.tsx'

const teachers = [
  { value: 7, label: 'Ахметова А.', group: 'Математика' },
  { value: 8, label: 'Ахметов Б.', group: 'Физика' },
  { value: 9, label: 'Оспанова Г.', group: 'Физика' },
]

const input = () => screen.getByRole('combobox', { name: 'Teachers' })
const chips = () =>
  screen.queryAllByRole('button', { name: /^remove: / }).map(({ parentElement }) => parentElement?.textContent)

function Teachers({ start = [], max }: { start?: readonly number[]; max?: number }) {
  const [value, setValue] = useState(start)
  return <SearchMany label="Teachers" value={value} onChange={setValue} choices={teachers} max={max} />
}

test('several teachers are taken by the keyboard while the list stays open, and Backspace gives the last one back', async () => {
  render(<Teachers />)

  await userEvent.type(input(), 'ахм{Enter}{ArrowDown}{Enter}')
  expect(chips()).toEqual(['Ахметова А.', 'Ахметов Б.'])
  expect(screen.getByRole('listbox', { name: 'Teachers' }).getAttribute('aria-multiselectable')).toBe('true')
  expect(screen.getByRole('option', { name: 'Ахметов Б., Физика', selected: true })).toBeTruthy()

  await userEvent.keyboard('{Enter}')
  expect(chips()).toEqual(['Ахметова А.'])
  await userEvent.keyboard('{Backspace}')
  expect(chips()).toEqual(['Ахметова А.'])
  await userEvent.keyboard('{Escape}{Backspace}')
  expect(chips()).toEqual([])
})

test('all teachers that a search shows are taken at once, those who were taken before only once', async () => {
  render(<Teachers start={[9]} />)

  await userEvent.type(input(), 'ахм')
  await userEvent.click(screen.getByRole('option', { name: 'chooseShown' }))
  expect(chips()).toEqual(['Оспанова Г.', 'Ахметова А.', 'Ахметов Б.'])
  expect(screen.queryByRole('option', { name: 'chooseShown' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'remove: Ахметова А.' }))
  expect(chips()).toEqual(['Оспанова Г.', 'Ахметов Б.'])
  expect(document.activeElement).toBe(input())
})

test('no more teachers are taken than may be, and the limit is said', async () => {
  render(<Teachers start={[7]} max={2} />)
  expect(screen.getByRole('status').textContent).toBe('chosenMost')

  await userEvent.click(input())
  expect(screen.queryByRole('option', { name: 'chooseShown' })).toBeNull()
  await userEvent.click(screen.getByRole('option', { name: /Оспанова/ }))
  const left = screen.getByRole('option', { name: /Ахметов Б/ })
  expect(left.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(left)
  expect(chips()).toEqual(['Ахметова А.', 'Оспанова Г.'])
})

test('who was taken from one answer of the server keeps the name in the next', async () => {
  const asked = vi.fn<(text: string) => void>()
  function FromServer() {
    const [text, setText] = useState('')
    const [value, setValue] = useState<readonly number[]>([70])
    return (
      <SearchMany
        label="Teachers"
        value={value}
        onChange={setValue}
        known={[{ value: 70, label: 'Сәрсенова А.' }]}
        choices={text === 'Осп' ? teachers.slice(2) : []}
        onSearch={(next) => (asked(next), setText(next))}
      />
    )
  }
  render(<FromServer />)

  await userEvent.type(input(), 'Осп')
  await userEvent.click(await screen.findByRole('option', { name: /Оспанова/ }))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['Осп'], ['']]))
  expect(chips()).toEqual(['Сәрсенова А.', 'Оспанова Г.'])
})
