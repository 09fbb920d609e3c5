import { ktp } from '@qalam/contract/ktp/api.ts'
import { schedule, type LessonCard, type WeekSchedule } from '@qalam/contract/schedule/api.ts'
import { lessonHasContent, scheduleConflict } from '@qalam/contract/schedule/problems.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Notices } from '#ui/Notices.tsx'
import { dismiss } from '#ui/notify.ts'
import SchedulePage from './SchedulePage.tsx'
import { clash, lesson, weekWith } from './samples.ts'

afterEach(() => dismiss())

const planned = '00000000-0000-4000-8000-0000000000f1'
const year = {
  year: 2026,
  label: '2026/27',
  quarters: [{ id: 20262, number: 2, startsOn: '2026-11-02', endsOn: '2026-12-27', current: true }],
}
const algebra = {
  groupId: 7,
  id: 1,
  name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
  type: 'default' as const,
  subgroups: [],
  scoreType: 'mark_quarter',
  eduLang: 'kz' as const,
}
const theme = (uuid: string, ordinal: number) => ({
  uuid,
  label: `${ordinal}. Тақырып ${ordinal}`,
  theme: `Тақырып ${ordinal}`,
  section: '',
  entityKind: 'regular' as const,
  maxScore: null,
  quarterId: 20262,
  ordinal,
  scheduleUuid: null,
})

type Handlers = {
  change?: (body: { isForce: 0 | 1; date: string; time_start: string }) => LessonCard
  add?: (body: { uuid: string }) => LessonCard
  destroy?: (body: { withContent: boolean }) => Record<string, never>
  years?: (typeof year)[]
}

/** A school that answers with one week, and what it was sent. */
function school(week: () => WeekSchedule, { change, add, destroy, years = [year] }: Handlers = {}) {
  const group = { id: 7, label: '7А' }
  return serve([
    [schedule.week, week],
    [schedule.choices, () => ({ groups: [group, { id: 8, label: '8Ә' }], teachers: [], cabinets: [] })],
    [
      schedule.addLessonDicts,
      () => ({ groups: [group], subjects: [algebra], cabinets: [{ id: 101, label: '101 - Математика' }] }),
    ],
    [ktp.subjectLessonsDict, () => ({ lessons: [theme(planned, 4)] })],
    [ktp.lessonsByCard, () => ({ lessons: [theme(planned, 4)] })],
    [schools.quarters, () => years],
    [schedule.destroy, ({ body }) => destroy?.(body) ?? {}],
    [schedule.add, ({ body }) => add?.(body) ?? lesson()],
    [schedule.change, ({ body }) => change?.(body) ?? lesson()],
  ])
}

const open = () =>
  show(
    <>
      <SchedulePage params={{ date: '2026-11-16' }} />
      <Notices />
    </>,
    { address: '/schedule/2026-11-16' },
  )

test('the week shows its days, bells and lessons', async () => {
  school(() => weekWith([lesson({ forced: { by: 'Оспанов Е. Т.', at: '2026-11-16T04:00:00Z' } })]))
  open()

  const grid = await screen.findByRole('table', { name: '7А: апта кестесі' })
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7)
  expect(within(grid).getByRole('link', { name: 'Алгебра' }).getAttribute('href')).toMatch(/^\/schedule\/lesson\//)
  expect(grid.textContent).toContain('Қабаттасқан сабақ. Сақтаған: Оспанов Е. Т.')
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

test('a lesson is carried to the next day by keys; a clash is shown with both sides and stored all the same', async () => {
  const user = userEvent.setup()
  const change = vi.fn<NonNullable<Handlers['change']>>(({ isForce }) => {
    if (isForce === 0) throw scheduleConflict({ conflicts: [{ ...clash(), date: '17.11.2026' }] })
    return lesson({ date: '2026-11-17', timeStart: '08:55', timeEnd: '09:40', version: 2 })
  })
  const sent = school(() => weekWith([lesson()]), { change })
  open()
  const tile = await screen.findByRole('link', { name: 'Алгебра' })

  tile.focus()
  await user.keyboard('m{ArrowRight}{ArrowDown}')
  expect(screen.getByText('сейсенбі, 17 қараша, 08:55–09:40: бос')).toBeTruthy()
  await user.keyboard('{Enter}')

  const dialog = await screen.findByRole('dialog', { name: 'Уақыт бос емес' })
  expect(dialog.textContent).toContain('Мұғалім бос емес: Сейітова А. Қ.')
  expect(dialog.textContent).toContain('08:55–09:40, Геометрия')
  await user.click(within(dialog).getByRole('button', { name: 'Бәрібір сақтау' }))

  await expect.poll(() => sent.length).toBe(2)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { isForce: 0, date: '2026-11-17', time_start: '08:55', time_end: '09:40', version: 1, quarter_id: 1 },
    { isForce: 1, date: '2026-11-17' },
  ])
  expect(await screen.findByText(/жылжытылды/)).toBeTruthy()
})

test('an edited lesson is sent whole, in whatever quarter as of quarter 1', async () => {
  const user = userEvent.setup()
  const only = lesson({ calendarPlanLessonUuid: planned, version: 4 })
  const sent = school(() => weekWith([only]))
  open()

  await user.click(await screen.findByRole('button', { name: /^Әрекеттер/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Өзгерту' }))
  const dialog = await screen.findByRole('dialog', { name: /^Сабақты өзгерту/ })
  const ends = within(dialog).getByRole('textbox', { name: /Аяқталуы/ })
  await user.clear(ends)
  await user.type(ends, '08:40')
  await user.click(within(dialog).getByRole('button', { name: 'Сақтау' }))

  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.params).toEqual({ scheduleUuid: only.uuid })
  expect(sent[0]?.body).toEqual({
    version: 4,
    date: '2026-11-16',
    time_start: '08:00',
    time_end: '08:40',
    cabinet_id: 101,
    calendar_plan_lesson_uuid: planned,
    quarter_id: 1,
    isForce: 0,
  })
})

test('Esc puts a carried lesson back', async () => {
  const user = userEvent.setup()
  const sent = school(() => weekWith([lesson()]))
  open()
  const tile = await screen.findByRole('link', { name: 'Алгебра' })

  tile.focus()
  await user.keyboard('m{ArrowDown}{Escape}')

  expect(screen.getByText('Сабақ орнында қалды')).toBeTruthy()
  expect(sent).toEqual([])
})

test('arrows go from a lesson to an empty place, where Enter opens a new lesson', async () => {
  const user = userEvent.setup()
  school(() => weekWith([lesson()]))
  open()
  const tile = await screen.findByRole('link', { name: 'Алгебра' })

  tile.focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('сейсенбі, 17 қараша, 08:00–08:45: сабақ қосу')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Жаңа сабақ' })).toBeTruthy()
})

test('a removed lesson may be brought back', async () => {
  const user = userEvent.setup()
  const only = lesson()
  const sent = school(() => weekWith([only]))
  open()
  const tile = await screen.findByRole('link', { name: 'Алгебра' })

  tile.focus()
  await user.keyboard('{Delete}')
  await user.click(await screen.findByRole('button', { name: 'Қайтару' }))

  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.body).toMatchObject({
    uuid: only.uuid,
    groupId: 7,
    subjectId: 1,
    date: '2026-11-16',
    timeStart: '08:00',
    calendar_plan_lesson_uuid: only.calendarPlanLessonUuid,
  })
})

test('homework is not lost without a question', async () => {
  const user = userEvent.setup()
  const sent = school(() => weekWith([lesson()]), {
    destroy: ({ withContent }) => {
      if (!withContent) throw lessonHasContent({ homework: 1, materials: 0 })
      return {}
    },
  })
  open()
  const tile = await screen.findByRole('link', { name: 'Алгебра' })

  tile.focus()
  await user.keyboard('{Delete}')
  const dialog = await screen.findByRole('dialog', { name: 'Сабақты жою керек пе?' })
  await user.click(within(dialog).getByRole('button', { name: 'Бәрін жою' }))

  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.body).toMatchObject({ withContent: true })
})

test('a lesson is added from the main button: its theme is required, its place is the first free bell', async () => {
  const user = userEvent.setup()
  const sent = school(() => weekWith([lesson()]))
  open()

  await user.click(await screen.findByRole('button', { name: 'Сабақ қосу' }))
  const dialog = await screen.findByRole('dialog', { name: 'Жаңа сабақ' })
  await user.click(await within(dialog).findByRole('combobox', { name: /Пән/ }))
  await user.click(await within(dialog).findByRole('option', { name: 'Алгебра' }))
  const themes = await within(dialog).findByRole('combobox', { name: /Тақырып/ })
  await user.click(within(dialog).getByRole('button', { name: 'Қосу' }))
  expect(sent).toEqual([])
  expect(themes.getAttribute('aria-invalid')).toBe('true')

  await user.click(themes)
  await user.click(await within(dialog).findByRole('option', { name: '4. Тақырып 4' }))
  await user.click(within(dialog).getByRole('button', { name: 'Қосу' }))

  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({
    entityKind: 'regular',
    groupId: 7,
    subjectId: 1,
    date: '2026-11-16',
    timeStart: '08:55',
    timeEnd: '09:40',
    calendar_plan_lesson_uuid: planned,
    isForce: 0,
  })
})

test('another class is opened from the chooser and kept in the address', async () => {
  const user = userEvent.setup()
  school(() => weekWith([lesson()]))
  open()

  await user.click(await screen.findByRole('combobox', { name: /^Сынып/ }))
  await user.click(await screen.findByRole('option', { name: '8Ә' }))
  expect(window.location.search).toBe('?groupId=8')
})

test('an empty week says so', async () => {
  school(() => weekWith([], { add: false, choose: false }))
  open()
  expect(await screen.findByText('Бұл аптада сабақ жоқ')).toBeTruthy()
})
