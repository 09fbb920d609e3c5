import { schedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { dismiss } from '#ui/feedback/notify.ts'
import SchedulePage from './SchedulePage.tsx'
import { lesson, weekWith } from './samples.ts'
import { onHoliday, open, school, year } from './testing/served.tsx'

afterEach(() => dismiss())

test('the week shows its days, bells and lessons', async () => {
  school(() => weekWith([lesson({ forced: { by: 'Оспанов Е. Т.', at: '2026-11-16T04:00:00Z' } })]))
  open()

  const grid = await screen.findByRole('table', { name: '7А: апта кестесі' })
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(6)
  expect(within(grid).getByRole('link', { name: 'Алгебра' }).getAttribute('href')).toMatch(
    /^\/schedule\/2026-11-16\/lesson\/[^/]+$/,
  )
  expect(grid.textContent).toContain('Қабаттасқан сабақ. Сақтаған: Оспанов Е. Т.')
})

test('the paper names whose week it is, when, and what its signs mean', async () => {
  school(() => weekWith([lesson({ lessonType: 'soch', conducted: true }), lesson({ timeStart: '08:55' })]))
  open()
  await screen.findByRole('table')
  const paper = [...document.querySelectorAll('.print-only')].map(({ textContent }) => textContent)
  expect(paper).toEqual([
    'Сынып: 7А · 2026/2027 · 2-тоқсан · 16–21 қараша',
    'ТЖБ — тоқсан бойынша жиынтық бағалауӨткізілді',
  ])
  const controls = screen.getByRole('button', { name: 'Басып шығару' })
  expect(controls.closest('.no-print')).not.toBeNull()
})

test('an empty Saturday is shown when it is asked for', async () => {
  school(() => weekWith([lesson()]))
  open()
  const grid = await screen.findByRole('table')
  expect(within(grid).queryByRole('columnheader', { name: /^сенбі/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Сенбіні көрсету' }))
  expect(within(grid).getByRole('columnheader', { name: /^сенбі/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Сенбіні көрсету' })).toBeNull()
})

test('two shifts are named, each above its first bell', async () => {
  const week = weekWith([lesson(), lesson({ timeStart: '14:00', timeEnd: '14:45' })])
  const second = { number: 1, timeStart: '14:00', timeEnd: '14:45', shift: 2 }
  school(() => ({ ...week, periods: [...week.periods, second] }))
  open()
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent.slice(0, 8).trim())).toMatchObject([
    'I ауысым',
    expect.stringMatching(/^1/),
    expect.stringMatching(/^2/),
    expect.stringMatching(/^3/),
    'II ауысым'.slice(0, 8).trim(),
    expect.stringMatching(/^1/),
  ])
})

test('both sides of a clash are told by name: what both need, when, what, who and where', async () => {
  const other = { uuid: lesson().uuid, timeStart: '08:00', timeEnd: '08:45', subject: lesson().subject.name }
  const side = { ...other, group: '8Ә', teacher: 'Асанов Б. К.', cabinet: '204' }
  school(() =>
    weekWith([
      lesson({
        clashes: [
          { ...side, side: 'teacher' },
          { ...side, side: 'cabinet' },
        ],
      }),
    ]),
  )
  open()
  const grid = await screen.findByRole('table')
  expect(grid.textContent).toContain(
    'Қабаттасу (мұғалім және кабинет): 08:00–08:45, Алгебра, 8Ә · Асанов Б. К. · 204\u00a0каб.',
  )
})

test('the hint about dragging is taken away by a press, and is not said in the next visit', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(pointer: fine)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  school(() => weekWith([lesson()]))
  open()
  expect(await screen.findByText(/тінтуірмен басқа орынға сүйреуге/)).toBeTruthy()
  expect(localStorage.getItem('schedule-drag-hint')).toBe('yes')

  await userEvent.click(screen.getByRole('button', { name: 'Кеңесті жасыру' }))
  expect(screen.queryByText(/тінтуірмен басқа орынға сүйреуге/)).toBeNull()
})

test('a student sees the own mark and homework and is offered nothing to change', async () => {
  const own = lesson({
    can: { edit: false, mark: false },
    homework: { text: '№ 12', dueOn: null },
    mark: { score: 9, sign: null, comment: '' },
  })
  school(() => weekWith([own], { add: false, choose: false }))
  open()

  const grid = await screen.findByRole('table')
  expect(grid.textContent).toContain('№ 12')
  expect(grid.textContent).toContain('9/10')
  expect(screen.queryByRole('button', { name: /Әрекеттер/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Сабақ қосу' })).toBeNull()
  expect(screen.queryByLabelText('Кімнің кестесі')).toBeNull()
})

test('a student whom the school has put into no class yet is told so, in place of a week', async () => {
  school(() => ({ ...weekWith([], { add: false, choose: false }), view: null, periods: [] }))
  open()

  expect((await screen.findByRole('status')).textContent).toContain('Сіз әзірге ешбір сыныпқа тіркелмегенсіз')
  expect(screen.queryByRole('table')).toBeNull()
})

test('a school without bells and quarters has no lines and no quarter to choose, and may still add a lesson', async () => {
  school(() => ({ ...weekWith([]), quarterId: null, periods: [] }), { years: [] })
  open()

  expect((await screen.findByRole('status')).textContent).toContain('Бұл аптада сабақ жоқ')
  expect(screen.getByRole('button', { name: 'Сабақ қосу' })).toBeDefined()
  await expect.poll(() => screen.queryByRole('button', { name: /Тоқсандар арасы/ })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('another class is opened from the chooser and kept in the address', async () => {
  const user = userEvent.setup()
  school(() => weekWith([lesson()]))
  open()

  await user.click(await screen.findByRole('combobox', { name: /^Сынып/ }))
  await user.click(await screen.findByRole('option', { name: '8Ә' }))
  expect(window.location.search).toBe('?groupId=8')
})

test('an empty week of holidays is named and invites nobody to add a lesson', async () => {
  school(() => onHoliday())
  open()

  expect((await screen.findByRole('status')).textContent).toBe('Қысқы каникулБұл күндері сабақ болмайды.')
  const add = screen.getByRole('button', { name: 'Сабақ қосу' })
  expect([add.hasAttribute('disabled'), add.title]).toEqual([true, 'Қысқы каникул. Бұл күндері сабақ болмайды.'])
  expect(screen.queryByRole('button', { name: /: сабақ қосу$/ })).toBeNull()
})

test('on a Sunday without an asked day the week that comes is opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') })
  const asked: (string | undefined)[] = []
  serve([
    [
      schedule.week,
      ({ query }) => {
        asked.push(query.date)
        return weekWith([])
      },
    ],
    [schedule.choices, () => ({ groups: [], teachers: [], cabinets: [] })],
    [schools.quarters, () => [year]],
  ])
  show(<SchedulePage params={{}} />, { address: '/schedule' })

  await expect.poll(() => asked).toContain('2026-11-23')
  expect(new Set(asked)).toEqual(new Set(['2026-11-23']))
  vi.useRealTimers()
})

test('an empty week says so', async () => {
  school(() => weekWith([], { add: false, choose: false }))
  open()
  expect(await screen.findByText('Бұл аптада сабақ жоқ')).toBeTruthy()
})
