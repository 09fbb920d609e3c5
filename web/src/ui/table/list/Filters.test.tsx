import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SelectField } from '../../fields/SelectField.tsx'
import { Dialog } from '../../overlay/Dialog.tsx'
import { Toolbar } from '../Toolbar.tsx'
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

test('a filter that has no “any” is not marked as required; a field of a window that opens from there is', () => {
  const whose = { value: 'mine', onChange: () => {}, choices: [{ value: 'mine', label: 'mine' }], required: true }
  render(
    <Toolbar>
      <SelectField label="whose" {...whose} />
      <Dialog title="new" onClose={() => {}}>
        <SelectField label="reason" {...whose} />
      </Dialog>
    </Toolbar>,
  )
  const [filter, field] = screen.getAllByRole('combobox', { hidden: true })
  expect([filter?.getAttribute('aria-required'), field?.getAttribute('aria-required')]).toEqual([null, 'true'])
  expect(screen.getAllByText('*', { ignore: false })).toHaveLength(1)
})
