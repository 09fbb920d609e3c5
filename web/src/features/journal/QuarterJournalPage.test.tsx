import { journal } from '@qalam/contract/journal/api.ts'
import { flatten } from '@qalam/contract/kernel/messages.ts'
import { catalogue } from '@qalam/contract/messages.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { algebra, monday, planUuid, sor, wednesday } from '#features/marks/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { showTexts, useLanguage } from '#platform/text.ts'
import { Notices } from '#ui/feedback/Notices.tsx'
import QuarterJournalPage from './QuarterJournalPage.tsx'
import { cell, grid, opened, stored } from './testing.tsx'

const params = { calendarPlanUuid: planUuid }

/** A clock that the test moves on; what the page waits for meanwhile still comes. */
function movedClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // What still waits would otherwise never come: it would hold up the next test.
  onTestFinished(async () => {
    await act(() => vi.runOnlyPendingTimersAsync())
    vi.useRealTimers()
  })
  return (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test('the class stands in rows, lessons, sor and soch in columns, and the row adds up', async () => {
  opened()
  const table = await grid()
  const heads = within(table).getAllByRole('columnheader')
  expect(heads).toHaveLength(1 + 5 + 3)
  expect(heads[4]?.textContent).toContain('БЖБ 1 /20')
  expect(heads[5]?.textContent).toContain('ТЖБ /25')
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['1Әбенова Әйгерім', '2Бекенов Дәурен', '3Сейітов Марат'])
  const [, first] = within(table).getAllByRole('row')
  expect(
    within(first!)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  ).toEqual(['8', '', '', '14', '18', '8', '74 %', '4 әзірге'])
  expect(heads.at(-1)?.textContent).toBe('Баға әзірге')
})

test('a column of marks is typed without the mouse: digit, Enter, digit, sign', async () => {
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('9{Enter}ж{Enter}')

  expect((await cell(0, 1)).textContent).toBe('9')
  expect((await cell(1, 1)).textContent).toBe('ж')
  await waitFor(() => expect(operations()).toHaveLength(2), { timeout: 3_000 })
  expect(operations()).toMatchObject([
    { scheduleUuid: wednesday.uuid, score: 9, sign: null },
    { scheduleUuid: wednesday.uuid, score: null, sign: 'absent' },
  ])
  expect(await screen.findByText('Барлығы сақталды')).toBeDefined()
})

test('a ten is typed as 1 and 0, and is never sent as a one', async () => {
  const pass = movedClock()
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('1')
  await pass(1_000)
  await userEvent.keyboard('0')

  await waitFor(() => expect(operations()).toHaveLength(1), { timeout: 3_000 })
  expect(operations()).toMatchObject([{ score: 10 }])
})

test('a typo stays in its cell, is counted, and swallows nothing typed after it', async () => {
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('77{Enter}9{Enter}')
  await waitFor(() => expect(operations()).toMatchObject([{ userId: 12, score: 9 }]), { timeout: 3_000 })
  const typo = await cell(0, 1)
  expect(typo.textContent).toBe('77')
  expect(typo.getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByRole('button', { name: 'Сақталмады: 1' })).toBeDefined()

  typo.focus()
  await userEvent.keyboard('7{Enter}')
  await waitFor(() => expect(operations()).toHaveLength(2), { timeout: 3_000 })
  expect(operations()[1]).toMatchObject({ userId: 11, score: 7 })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Сақталмады/ })).toBeNull())
  expect((await cell(0, 1)).getAttribute('aria-invalid')).toBeNull()
})

test('a typo over a mark is taken away by Escape, and the mark was never touched', async () => {
  const { operations } = opened()
  const typo = await cell(0, 0)
  typo.focus()
  await userEvent.keyboard('58{Enter}')
  expect(typo.textContent).toContain('58')
  typo.focus()
  await userEvent.keyboard('{Escape}')
  expect(typo.textContent).toBe('8')
  expect(operations()).toEqual([])
})

test('the row that is written in is the one with the colour, wherever the mouse lies', async () => {
  opened()
  const first = await cell(0, 0)
  fireEvent.pointerDown(first, { button: 0 })
  await userEvent.keyboard('{Enter}')
  const [, , second] = within(await grid()).getAllByRole('row')
  expect([...document.querySelectorAll('tr[data-active]')]).toEqual([second])
  expect((await grid()).dataset['by']).toBe('keys')
})

test('Escape drops the digits that are being typed', async () => {
  const pass = movedClock()
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('1{Escape}{ArrowDown}')
  await pass(10_000)
  expect((await cell(0, 1)).textContent).toBe('')
  expect(operations()).toEqual([])
})

test('another language keeps what is being typed in a cell, and draws the sheet in its words', async () => {
  function Page() {
    useLanguage()
    return <QuarterJournalPage params={params} />
  }
  serve([[journal.quarter, () => algebra()]])
  show(<Page />)
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('1')
  act(() => showTexts('ru', flatten(catalogue, 'ru')))
  expect((await cell(0, 1)).textContent).toBe('1')
  expect(document.activeElement).toBe(await cell(0, 1))
  expect(within(await grid()).getAllByRole('columnheader')[4]?.textContent).toContain('СОР 1 /20')
  expect((await cell(0, 2)).title).toBe('Урок ещё не начался')
  expect((await cell(1, 0)).textContent).toBe('б')
  await userEvent.keyboard('{Escape}')
})

test('a lesson that has not begun tells why it takes no mark', async () => {
  const { operations } = opened()
  ;(await cell(0, 2)).focus()
  await userEvent.keyboard('5')
  const [note] = screen.getAllByRole('alert').filter(({ textContent }) => textContent === 'Сабақ әлі басталған жоқ')
  expect(note).toBeDefined()
  expect((await cell(0, 2)).title).toBe('Сабақ әлі басталған жоқ')
  expect((await cell(0, 2)).dataset['locked']).toBe('true')
  expect(operations()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}')
  expect(note?.textContent).toBe('')
})

test('a block from a spreadsheet goes in, and what does not fit is listed', async () => {
  const { operations } = opened()
  const corner = await cell(0, 0)
  corner.focus()
  fireEvent.paste(corner, { clipboardData: { getData: () => '7\t6\nабв\tд' } })

  const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 })
  expect(within(dialog).getByText('абв')).toBeDefined()
  await waitFor(() => expect(operations()).toHaveLength(3), { timeout: 3_000 })
})

test('what a block has changed is said once: in the list of what did not fit, else in a notice', async () => {
  const { operations } = opened()
  show(<Notices />)
  const corner = await cell(0, 0)
  corner.focus()
  const paste = (words: string) => fireEvent.paste(corner, { clipboardData: { getData: () => words } })
  paste('7\t6\nабв\tд')
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 })
  expect(screen.getAllByText('Өзгерген ұяшықтар: 3')).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Қайтару' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await cell(0, 0)).textContent).toBe('8')

  paste('5')
  expect(await screen.findByText('Өзгерген ұяшықтар: 1')).toBeDefined()
  await waitFor(() => expect(operations().at(-1)).toMatchObject({ score: 5 }), { timeout: 3_000 })
})

test('the score dialog writes a comment and waits for the server', async () => {
  const { operations } = opened()
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('{F2}')
  const dialog = await screen.findByRole('dialog')
  const comment = within(dialog).getByLabelText(/Пікір/)
  await userEvent.clear(comment)
  await userEvent.type(comment, 'Тамаша')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(operations()).toMatchObject([{ scheduleUuid: monday.uuid, score: 8, comment: 'Тамаша' }])
})

test('a score above the maximum stays in the dialog with its reason', async () => {
  const { operations } = opened()
  ;(await cell(0, 3)).focus()
  await userEvent.keyboard(' ')
  const dialog = await screen.findByRole('dialog')
  const score = within(dialog).getByLabelText(/Балл/)
  await userEvent.clear(score)
  await userEvent.type(score, '21')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))

  expect(await within(dialog).findByText('Балл 1 мен 20 аралығындағы бүтін сан болуы керек')).toBeDefined()
  expect(operations()).toEqual([])
  expect(sor.maxScore).toBe(20)
})

test('a journal that may only be read says so and keeps its cells', async () => {
  const locked = (lesson: typeof monday) => ({ ...lesson, can: { mark: false } })
  const { operations } = opened(
    stored,
    algebra({ can: { mark: false }, lessonSchedules: [locked(monday), locked(wednesday)] }),
  )
  expect(await screen.findByText(/тек қарауға/)).toBeDefined()
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('5{Delete}')
  expect((await cell(0, 0)).textContent).toBe('8')
  expect(operations()).toEqual([])
})

test('the paper names the year and the themes of the lessons', async () => {
  opened()
  await grid()
  expect(document.querySelector('p.print-only')?.textContent).toContain('2026/2027')
  expect(document.querySelector('ol.print-only')?.textContent).toContain('16.11 — Көпмүшелер, 1')
})

test('a quarter without lessons says what would be here', async () => {
  opened(stored, algebra({ lessonSchedules: [], sorSchedules: [], sochSchedules: [] }))
  expect(await screen.findByText('Бұл тоқсанда сабақ жоқ')).toBeDefined()
})
