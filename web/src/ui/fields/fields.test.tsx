import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CheckList } from './CheckList.tsx'
import { ClockField } from './ClockField.tsx'
import { DateField } from './DateField.tsx'
import { DigitsField } from './DigitsField.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SearchSelect } from './SearchSelect.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

type Held<Value> = { value: Value; onChange: (value: Value) => void }

function hold<Value>(start: Value, draw: (held: Held<Value>) => React.ReactNode) {
  const told = vi.fn<(value: Value) => void>()
  function Holder() {
    const [value, setValue] = useState(start)
    return draw({ value, onChange: (next) => (told(next), setValue(next)) })
  }
  render(<Holder />)
  return told
}

const textOf = (role: string, name: string) => screen.getByRole<HTMLInputElement>(role, { name }).value

test('a complaint is tied to its field and read with it', () => {
  render(<TextField label="Name" value="" onChange={() => undefined} error="Say a name" hint="As in the passport" />)

  const field = screen.getByRole('textbox', { name: 'Name' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Say a name')
})

test('letters typed into a number are not taken, and an empty number is none', async () => {
  const told = hold<number | null | undefined>(null, (held) => <NumberField label="Score" {...held} />)

  await userEvent.type(screen.getByLabelText('Score'), 'a1b2')
  expect(told).toHaveBeenLastCalledWith(12)
  await userEvent.clear(screen.getByLabelText('Score'))
  expect(told).toHaveBeenLastCalledWith(null)
})

test('an IIN keeps its zeros and stops at twelve', async () => {
  const told = hold('', (held) => <DigitsField label="IIN" length={12} {...held} />)

  await userEvent.type(screen.getByLabelText('IIN'), '0012 0455 1234 99')
  expect(told).toHaveBeenLastCalledWith('001204551234')
})

test('a pasted phone is shown in its mask and told as +7 and ten digits', async () => {
  const told = hold('', (held) => <PhoneField label="Phone" {...held} />)

  await userEvent.click(screen.getByLabelText('Phone'))
  await userEvent.paste('8 (701) 234-56-78')
  expect(textOf('textbox', 'Phone')).toBe('+7 (701) 234-56-78')
  expect(told).toHaveBeenLastCalledWith('+77012345678')
})

test('backspace after a bracket takes the digit before it', async () => {
  hold('+77012', (held) => <PhoneField label="Phone" {...held} />)

  const field = screen.getByLabelText('Phone')
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 9, initialSelectionEnd: 9 })
  expect(textOf('textbox', 'Phone')).toBe('+7 (702')
})

test('a digit typed in the middle of a phone leaves the caret behind it', async () => {
  hold('+7701456', (held) => <PhoneField label="Phone" {...held} />)

  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  await userEvent.type(field, '23', { initialSelectionStart: 9, initialSelectionEnd: 9 })
  expect(field.value).toBe('+7 (701) 234-56')
})

test('a bell time is typed without a colon', async () => {
  const told = hold('', (held) => <ClockField label="Start" {...held} />)

  await userEvent.type(screen.getByLabelText('Start'), '830')
  expect(told).toHaveBeenLastCalledWith('08:30')
})

test('a date is told once it is whole, and not before', async () => {
  const told = hold<string | null | undefined>(null, (held) => <DateField label="Born" {...held} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'Born' }), '19042012')
  expect(told.mock.calls.slice(0, -1).every(([value]) => value === null)).toBe(true)
  expect(told).toHaveBeenLastCalledWith('2012-04-19')
})

test('a date outside of its bounds is complained about when the field is left', async () => {
  const told = hold<string | null | undefined>(null, (held) => (
    <DateField label="Due" min="2026-09-01" max="2027-05-25" {...held} />
  ))

  const field = screen.getByRole('textbox', { name: 'Due' })
  await userEvent.type(field, '01012020')
  expect(screen.queryByText('dateRange')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('dateRange')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(told).toHaveBeenLastCalledWith(null)
})

test('a date without bounds may be any day of the two centuries', async () => {
  const told = hold<string | null | undefined>(null, (held) => <DateField label="Day" {...held} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '31122098')
  expect(told).toHaveBeenLastCalledWith('2098-12-31')
})

test('a day is taken from the calendar by keys, weeks begin on Monday', async () => {
  const told = hold<string | null | undefined>('2026-11-18', (held) => <DateField label="Due" {...held} />)

  const opener = screen.getByRole('button', { name: 'openCalendar' })
  await userEvent.click(opener)
  const today = await screen.findByRole('button', { name: /Wednesday.* 18 November 2026/ })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('Mon')
  await vi.waitFor(() => expect(document.activeElement).toBe(today))
  await userEvent.keyboard('{ArrowDown}{End}{PageDown}')
  expect(document.activeElement?.textContent).toBe('29')
  await userEvent.keyboard('{Enter}')
  expect(told).toHaveBeenLastCalledWith('2026-12-29')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('days outside of the bounds cannot be taken from the calendar, and Esc leaves it', async () => {
  const told = hold<string | null | undefined>('2026-11-18', (held) => (
    <DateField label="Due" min="2026-11-16" max="2026-11-20" {...held} />
  ))

  await userEvent.click(screen.getByRole('button', { name: 'openCalendar' }))
  await userEvent.click(await screen.findByRole('button', { name: /Saturday.* 21 November 2026/ }))
  expect(told).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press on a button is not pushed away by the complaint that it brings about', async () => {
  hold<string | null | undefined>(null, (held) => (
    <>
      <DateField label="Due" {...held} />
      <button type="button">Save</button>
    </>
  ))
  await userEvent.type(screen.getByRole('textbox', { name: 'Due' }), '99')
  const button = screen.getByRole('button', { name: 'Save' })
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(document.activeElement).toBe(button)
  expect(screen.queryByText('dateFormat')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(await screen.findByText('dateFormat')).toBeDefined()
})

test('a broken number stays as it was typed and is no other number', async () => {
  const told = hold<number | null | undefined>(null, (held) => <NumberField label="Score" {...held} />)

  await userEvent.type(screen.getByLabelText('Score'), '12,5')
  expect(textOf('textbox', 'Score')).toBe('12,5')
  expect(told).toHaveBeenLastCalledWith(null)
  await userEvent.tab()
  expect(screen.getByText('numberFormat')).toBeDefined()
})

test.each([
  ['a phone', <PhoneField key="" label="Field" value="+7701" onChange={() => undefined} />, 'phoneFormat'],
  ['a time', <ClockField key="" label="Field" value="08:3" onChange={() => undefined} />, 'clockFormat'],
  ['an IIN', <DigitsField key="" label="Field" length={12} value="0012" onChange={() => undefined} />, 'digitsLength'],
])('%s that is not whole is complained about when the field is left', async (_name, field, complaint) => {
  render(field)

  await userEvent.click(screen.getByLabelText('Field'))
  expect(screen.queryByText(complaint)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(complaint)).toBeDefined()
})

test('half a date is complained about, a cleared one is none', async () => {
  const told = hold<string | null | undefined>('2012-04-19', (held) => <DateField label="Born" {...held} />)

  await userEvent.type(screen.getByRole('textbox', { name: 'Born' }), '{Backspace}')
  await userEvent.tab()
  expect(screen.getByText('dateFormat')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'clear' }))
  expect(told).toHaveBeenLastCalledWith(null)
  expect(screen.queryByText('dateFormat')).toBeNull()
})

test('a comment counts its letters against the most', async () => {
  hold('', (held) => <TextArea label="Comment" max={5} {...held} />)

  await userEvent.type(screen.getByLabelText('Comment'), 'Жақсы!')
  expect(screen.getByText('6 / 5')).toBeDefined()
})

test('a password is hidden until its reader asks', async () => {
  hold('qyran', (held) => <PasswordField label="Password" {...held} />)

  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'showPassword' }))
  expect(field.getAttribute('type')).toBe('text')
})

const rooms = [
  { value: 101, label: 'Room 101' },
  { value: 102, label: 'Room 102' },
]

test('a choice is told as its value, the empty line as none', async () => {
  const told = hold<number | null | undefined>(null, (held) => (
    <SelectField label="Room" placeholder="None" choices={rooms} {...held} />
  ))

  await userEvent.selectOptions(screen.getByLabelText('Room'), 'Room 102')
  expect(told).toHaveBeenLastCalledWith(102)
  await userEvent.selectOptions(screen.getByLabelText('Room'), 'None')
  expect(told).toHaveBeenLastCalledWith(null)
})

test('radio buttons choose one of the two', async () => {
  const choices = [
    { value: 'm', label: 'Male' },
    { value: 'w', label: 'Female' },
  ]
  const told = hold<string | null | undefined>('m', (held) => <RadioGroup label="Gender" choices={choices} {...held} />)

  await userEvent.click(screen.getByRole('radio', { name: 'Female' }))
  expect(told).toHaveBeenLastCalledWith('w')
})

const subjects = ['Алгебра', 'Қазақ тілі', 'Қазақ әдебиеті', 'Физика'].map((label, value) => ({ value, label }))

test('a subject is found without its Kazakh letters and taken by keys', async () => {
  const told = hold<number | null | undefined>(null, (held) => (
    <SearchSelect label="Subject" choices={subjects} {...held} />
  ))

  await userEvent.type(screen.getByRole('combobox', { name: 'Subject' }), 'казак')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Қазақ тілі', 'Қазақ әдебиеті'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(told).toHaveBeenLastCalledWith(2)
  expect(textOf('combobox', 'Subject')).toBe('Қазақ әдебиеті')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('where nothing is found, that is said; Escape brings the choice back', async () => {
  hold<number | null | undefined>(3, (held) => <SearchSelect label="Subject" choices={subjects} {...held} />)

  await userEvent.type(screen.getByRole('combobox', { name: 'Subject' }), 'химия')
  expect(screen.getByRole('option').textContent).toBe('noChoices')
  await userEvent.keyboard('{Escape}')
  expect(textOf('combobox', 'Subject')).toBe('Физика')
})

test('several are chosen from a list, and a search hides lines without unchoosing them', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ value: index, label: `Group ${index}` }))
  const told = hold<readonly number[]>([1], (held) => (
    <CheckList label="Groups" search="Search" choices={many} {...held} />
  ))

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '11')
  await screen.findByRole('checkbox', { name: 'Group 11' })
  await vi.waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Group 11' }))
  expect(told).toHaveBeenLastCalledWith([1, 11])
})
