import { journal, type MarkOperation, type MarkResult } from '@qalam/contract/journal/api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import QuarterJournalPage from './QuarterJournalPage.tsx'
import { algebra, monday, planUuid, sor, wednesday } from '#features/marks/samples.ts'

const params = { calendarPlanUuid: planUuid }
afterEach(() => {
  token.set(null)
  vi.unstubAllGlobals()
})

const stored = ({ operationId, baseVersion, score, sign, comment = '' }: MarkOperation): MarkResult => ({
  operationId,
  outcome: 'stored',
  code: null,
  message: null,
  current: { score, sign, comment, version: baseVersion + 1, by: 'Есенова Әлия', at: '2026-11-18T04:10:00Z' },
})

type Body = { operations: MarkOperation[] }

function opened(answer = stored, sample = algebra()) {
  const sent = serve([
    [journal.quarter, () => sample],
    [journal.storeDay, ({ body }) => ({ results: body.operations.map((one) => answer(one as MarkOperation)) })],
    [journal.history, () => []],
  ])
  show(<QuarterJournalPage params={params} />)
  const operations = () => sent.flatMap(({ body }) => (body as Body).operations)
  return { operations }
}

const grid = () => screen.findByRole('grid')
async function cell(row: number, column: number): Promise<HTMLElement> {
  const rows = within(await grid()).getAllByRole('row')
  return within(rows[row + 1]!).getAllByRole('gridcell')[column]!
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
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('1')
  await new Promise((resolve) => setTimeout(resolve, 500))
  await userEvent.keyboard('0')

  await waitFor(() => expect(operations()).toHaveLength(1), { timeout: 3_000 })
  expect(operations()).toMatchObject([{ score: 10 }])
})

test('a mark that has not left when somebody else signs in waits for whoever typed it', async () => {
  const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.sign`
  token.set(tokenOf('7'))
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('9{Enter}')
  token.set(tokenOf('8'))
  await screen.findByText(/Сеанс аяқталды: қайта кіріңіз. Осы құрылғыда күтіп тұр: 1/)
  expect(operations()).toEqual([])

  token.set(tokenOf('7'))
  await waitFor(() => expect(operations()).toHaveLength(1), { timeout: 3_000 })
  expect(operations()).toMatchObject([{ scheduleUuid: wednesday.uuid, score: 9 }])
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

test('a network’s own page instead of an answer is not the end: the mark waits, says so, and is sent again', async () => {
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  const working = globalThis.fetch
  vi.stubGlobal('fetch', async () => new Response('<html>Wi-Fi</html>', { status: 200 }))
  await userEvent.keyboard('9{Enter}')
  await screen.findByText(/Желіден түсініксіз жауап келді. Осы құрылғыда күтіп тұр: 1/, {}, { timeout: 3_000 })
  vi.stubGlobal('fetch', working)
  await userEvent.click(screen.getByRole('button', { name: 'Қайталап көру' }))
  await waitFor(() => expect(operations()).toMatchObject([{ score: 9 }]), { timeout: 3_000 })
  expect(await screen.findByText('Барлығы сақталды')).toBeDefined()
})

test('Escape drops the digits that are being typed', async () => {
  const { operations } = opened()
  ;(await cell(0, 1)).focus()
  await userEvent.keyboard('1{Escape}{ArrowDown}')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect((await cell(0, 1)).textContent).toBe('')
  expect(operations()).toEqual([])
})

test('taking back is told as news and not as a fault', async () => {
  opened()
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('5{Enter}{Control>}z{/Control}')
  const said = await screen.findByText('Қайтарылған ұяшықтар: 1')
  expect([said.getAttribute('role'), said.dataset['tone']]).toEqual(['status', 'info'])
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Қайтаратын ештеңе жоқ')).toBeDefined()
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

  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('абв')).toBeDefined()
  await waitFor(() => expect(operations()).toHaveLength(3), { timeout: 3_000 })
})

test('a refused mark stays in its cell, marked as not stored', async () => {
  opened((operation) => ({
    ...stored(operation),
    outcome: 'refused',
    code: 'journal.not-in-group',
    message: 'Бұл күні оқушы осы сыныпта болмаған',
    current: { score: 8, sign: null, comment: '', version: 1, by: null, at: null },
  }))
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('3')

  await waitFor(async () => expect((await cell(0, 0)).getAttribute('aria-invalid')).toBe('true'), { timeout: 3_000 })
  expect((await cell(0, 0)).querySelector('.no-print')?.textContent).toBe('3')
  expect((await cell(0, 0)).querySelector('.print-only')?.textContent).toBe('8')
  expect(await screen.findByText(/«3» сақталмады/)).toBeDefined()
})

test('an overtaken mark shows both values; putting mine sends it upon what stands', async () => {
  let isFirst = true
  const { operations } = opened((operation) => {
    if (!isFirst) return stored(operation)
    isFirst = false
    return {
      ...stored(operation),
      outcome: 'stale',
      code: 'journal.stale',
      message: 'Сіз ашқаннан кейін бұл ұяшық өзгерген',
      current: { score: 6, sign: null, comment: '', version: 4, by: 'Ахметова Мөлдір', at: '2026-11-18T04:10:00Z' },
    }
  })
  ;(await cell(0, 0)).focus()
  await userEvent.keyboard('3')
  await userEvent.click(await screen.findByRole('button', { name: /Сақталмады: 1/ }, { timeout: 3_000 }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Ахметова Мөлдір')

  await userEvent.click(within(dialog).getByRole('button', { name: 'Менікін жазу' }))
  await waitFor(() => expect(operations()).toHaveLength(2), { timeout: 3_000 })
  expect(operations()[1]).toMatchObject({ score: 3, baseVersion: 4 })
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
