import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DataTable, type Sort } from './DataTable.tsx'
import { Menu } from '../overlay/Menu.tsx'
import { Pager, shownPages } from './Pager.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { Secret } from '../fields/Secret.tsx'
import { Tabs } from '../page/Tabs.tsx'
import { WeekStrip } from '../page/WeekStrip.tsx'

const focused = () => document.activeElement?.textContent

test('a menu is walked by arrows, Home, End and first letters, and gives the focus back', async () => {
  const items = ['Edit', 'Copy', 'Remove', 'Export'].map((label) => ({ label, onSelect: vi.fn() }))
  render(<Menu label="Actions" items={items} />)
  const button = screen.getByRole('button', { name: 'Actions' })

  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => expect(focused()).toBe('Edit'))
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Copy')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('Edit')
  await userEvent.keyboard('e')
  expect(focused()).toBe('Export')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a menu does what is chosen, not what is disabled, and closes at a press outside', async () => {
  const edit = vi.fn()
  const remove = vi.fn()
  render(
    <>
      <Menu
        label="Actions"
        items={[
          { label: 'Edit', onSelect: edit },
          { label: 'Remove', onSelect: remove, disabled: true },
        ]}
      />
      <p>elsewhere</p>
    </>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
  expect(remove).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(edit).toHaveBeenCalledOnce()
})

function ThreeTabs() {
  const [tab, setTab] = useState<'day' | 'week' | 'year'>('day')
  const tabs = (['day', 'week', 'year'] as const).map((key) => ({ key, label: key }))
  return (
    <Tabs label="Span" tabs={tabs} active={tab} onChange={setTab}>
      panel of {tab}
    </Tabs>
  )
}

test('arrows choose among tabs, which are one stop of the Tab key', async () => {
  render(<ThreeTabs />)

  await userEvent.tab()
  expect(focused()).toBe('day')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('year')
  expect(focused()).toBe('year')
  expect(screen.getByRole('tabpanel', { name: 'year' }).textContent).toBe('panel of year')
})

type Pupil = { id: number; name: string }
const pupils: Pupil[] = [
  { id: 1, name: 'Aigerim' },
  { id: 2, name: 'Sanzhar' },
]

test('a table tells its order and asks for another', async () => {
  const onSort = vi.fn()
  const columns = [
    { key: 'name', title: 'Pupil', sortable: true, cell: ({ name }: Pupil) => name },
    { key: 'id', title: 'Number', sortable: true, cell: ({ id }: Pupil) => id },
  ]
  const draw = (sort: Sort) => (
    <DataTable caption="Pupils" columns={columns} rows={pupils} rowKey={({ id }) => id} sort={sort} onSort={onSort} />
  )
  const { rerender } = render(draw({ key: 'name', direction: 'asc' }))

  expect(screen.getByRole('columnheader', { name: 'Pupil' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pupil' }))
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'desc' })
  rerender(draw({ key: 'name', direction: 'desc' }))
  expect(screen.getByRole('columnheader', { name: 'Pupil' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Number' }))
  expect(onSort).toHaveBeenLastCalledWith({ key: 'id', direction: 'asc' })
})

test('a table without rows says so', () => {
  render(<DataTable caption="Pupils" columns={[]} rows={[]} rowKey={() => 0} />)
  expect(screen.getByText('noData')).toBeDefined()
})

test('a pager shows the ends and the neighbours, and never a gap of one page', () => {
  expect(shownPages(1, 3)).toEqual([1, 2, 3])
  expect(shownPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(shownPages(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12])
})

test('a pager stops at its ends', async () => {
  const onPage = vi.fn()
  render(<Pager page={3} pages={3} onPage={onPage} />)

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'next' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'previous' }))
  expect(onPage).toHaveBeenCalledWith(2)
})

test('a search is told once the typing rests, and at once when cleared', async () => {
  const onChange = vi.fn()
  render(<SearchField label="Search" value="" onChange={onChange} delay={40} />)

  await userEvent.type(screen.getByRole('searchbox'), 'әли')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('әли'))
})

test('a week names its days as they are seen and in full, and says which is today and which is chosen', () => {
  const days = [
    { date: '2025-12-16', name: 'Tu', number: 16, label: 'Tuesday 16', holiday: 'Independence Day' },
    { date: '2025-12-17', name: 'We', number: 17, label: 'Wednesday 17', today: true },
  ]
  const steps = { onPrevious: vi.fn(), onNext: vi.fn(), onToday: vi.fn(), onSelect: vi.fn() }
  render(<WeekStrip title="15–20 December" days={days} selected="2025-12-16" {...steps} />)

  expect(screen.getByRole('button', { name: 'Tu 16 Independence Day, Tuesday 16', pressed: true })).toBeDefined()
  expect(screen.getByRole('button', { name: 'We 17, Wednesday 17' }).getAttribute('aria-current')).toBe('date')
})

test('a hidden password is four asterisks, however long it is', async () => {
  render(<Secret value="a-very-long-password" />)

  expect(screen.getByText('****')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'showPassword' }))
  expect(screen.getByText('a-very-long-password')).toBeDefined()
})
