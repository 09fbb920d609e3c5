import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VirtualList } from './VirtualList.tsx'

const pupils = Array.from({ length: 5_000 }, (_, index) => ({ id: index + 1, name: `Pupil ${index + 1}` }))
const rowHeight = 40

// jsdom lays nothing out: the list is ten rows high, and scrolling is a property.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(rowHeight * 10)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(rowHeight * pupils.length)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight)
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return
    this.scrollTop = to.top ?? 0
    fireEvent.scroll(this)
  }
})
afterEach(() => vi.restoreAllMocks())

function show(onPick?: (name: string) => void) {
  render(
    <VirtualList
      label="Pupils"
      rows={pupils}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
      onPick={onPick && (({ name }) => onPick(name))}
    >
      {({ name }) => name}
    </VirtualList>,
  )
}

test('of 5,000 rows only those in sight are on the page, and each says which of how many it is', () => {
  show()
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(40)
  expect(rows[2]?.getAttribute('aria-posinset')).toBe('3')
  expect(rows[2]?.getAttribute('aria-setsize')).toBe('5000')
})

test('the list is scrolled to rows that were not there', () => {
  show()
  const list = screen.getByRole('list', { name: 'Pupils' })
  list.scrollTop = rowHeight * 4_000
  fireEvent.scroll(list)
  expect(screen.getByText('Pupil 4001')).toBeTruthy()
  expect(screen.queryByText('Pupil 1')).toBeNull()
})

test('the keyboard goes to the last row at once, and picks it', async () => {
  const picked = vi.fn()
  show(picked)
  await userEvent.tab()
  const list = screen.getByRole('listbox', { name: 'Pupils' })
  expect(document.activeElement).toBe(list)

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(picked).toHaveBeenLastCalledWith('Pupil 3')
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Pupil 5000')
  expect(list.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{Enter}')
  expect(picked).toHaveBeenLastCalledWith('Pupil 5000')
})
