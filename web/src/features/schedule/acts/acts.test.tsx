import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { lessonHasContent, lessonStale, scheduleConflict } from '@qalam/contract/schedule/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dismiss } from '#ui/feedback/notify.ts'
import { acts } from './acts.ts'
import { clash, lesson, weekWith } from '../samples.ts'
import { open, school, type Handlers } from '../testing/served.tsx'

afterEach(() => {
  dismiss()
  acts.set([])
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
    { isForce: 0, date: '2026-11-17', timeStart: '08:55', timeEnd: '09:40', version: 1, quarter_id: 1 },
    { isForce: 1, date: '2026-11-17' },
  ])
  expect(
    await screen.findByText('Алгебра, 7А: дүйсенбі, 16 қараша, 08:00–08:45 → сейсенбі, 17 қараша, 08:55–09:40'),
  ).toBeTruthy()
})

test('while a lesson is carried every place says whether it is free, and who is not', async () => {
  const user = userEvent.setup()
  const other = { group: { id: 8, label: '8Ә' }, cabinet: null }
  school(() => weekWith([lesson(), lesson({ ...other, date: '2026-11-17' })]), {
    taken: [{ side: 'cabinet', date: '2026-11-18', timeStart: '08:00', timeEnd: '08:45' }],
  })
  open()
  const [tile] = await screen.findAllByRole('link', { name: 'Алгебра' })
  tile?.focus()
  await user.keyboard('m')

  const [, first] = within(screen.getByRole('table')).getAllByRole('row')
  const said = () =>
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  await expect.poll(() => said()[2]).toBe('Бос емес: кабинет')
  expect(said()[1]).toMatch(/Бос емес: мұғалім$/)
  expect([said()[0]?.includes('Бос'), said()[3]]).toEqual([false, 'Бос'])
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('сейсенбі, 17 қараша, 08:00–08:45: Бос емес: мұғалім')).toBeTruthy()
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
  await user.click(await screen.findByRole('button', { name: 'Қайтару: Алгебра' }))

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

/** A timetable that is really changed: what was sent is what the week shows next. */
function living(...start: LessonCard[]) {
  let lessons = start
  const put = (next: LessonCard) => {
    lessons = [...lessons.filter(({ uuid }) => uuid !== next.uuid), next]
    return next
  }
  const sent = school(() => weekWith(lessons), {
    change: ({ date, timeStart = '', timeEnd = '', version }, uuid) => {
      const card = lessons.find((one) => one.uuid === uuid)
      if (!card || card.version !== version) throw lessonStale({ current: card ?? lesson() })
      return put({ ...card, date, timeStart, timeEnd, version: version + 1 })
    },
    destroy: ({ uuid }) => {
      lessons = lessons.filter((one) => one.uuid !== uuid)
      return {}
    },
    add: ({ uuid }) => put({ ...start.find((one) => one.uuid === uuid)!, version: 1 }),
  })
  return { sent, put, shown: () => lessons }
}
const geometry = {
  subject: { id: 2, name: { kz: 'Геометрия', ru: 'Геометрия', en: 'Geometry' }, type: 'default' as const },
}
/** Drawing takes its time on a busy machine. */
const patient = { timeout: 10_000 }
const tileOf = (name: string) => screen.findByRole('link', { name })
const slotOfFocus = () => document.activeElement?.closest('td')?.dataset['slot']

test('after a move by keys the focus stands on the lesson, after a removal on the place it has left', async () => {
  const user = userEvent.setup()
  living(lesson())
  open()
  const tile = await tileOf('Алгебра')
  tile.focus()

  await user.keyboard('m{ArrowRight}{Enter}')
  await expect.poll(slotOfFocus, patient).toBe('2026-11-17 08:00')
  expect(document.activeElement?.textContent).toBe('Алгебра')

  await user.keyboard('{Delete}')
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'), patient)
    .toBe('сейсенбі, 17 қараша, 08:00–08:45: сабақ қосу')
})

test('Ctrl+Z takes acts back one after another, each with the version it left', async () => {
  const user = userEvent.setup()
  const { sent, shown } = living(lesson())
  open()
  const tile = await tileOf('Алгебра')
  tile.focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  await expect.poll(slotOfFocus, patient).toBe('2026-11-17 08:00')
  await user.keyboard('m{ArrowDown}{Enter}')
  await expect.poll(slotOfFocus, patient).toBe('2026-11-17 08:55')

  await user.keyboard('{Control>}z{/Control}')
  await expect.poll(() => shown()[0]).toMatchObject({ date: '2026-11-17', timeStart: '08:00' })
  await expect.poll(() => acts.get().map(({ state }) => state)).toEqual(['undone', 'done'])
  await user.keyboard('{Control>}z{/Control}')
  await expect.poll(() => shown()[0]).toMatchObject({ date: '2026-11-16', timeStart: '08:00' })
  expect(sent.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }, { version: 3 }, { version: 4 }])
})

test('of two acts the list takes back the one that is pressed, and only one notice offers an undo', async () => {
  const user = userEvent.setup()
  const { shown } = living(lesson(), lesson({ ...geometry, date: '2026-11-18' }))
  open()
  ;(await tileOf('Алгебра')).focus()
  await user.keyboard('{Delete}')
  await expect.poll(() => screen.queryByRole('link', { name: 'Алгебра' })).toBeNull()
  ;(await tileOf('Геометрия')).focus()
  await user.keyboard('{Delete}')
  await expect.poll(() => shown()).toEqual([])
  expect(screen.getAllByRole('button', { name: /^Қайтару/ }).map(({ textContent }) => textContent)).toEqual([
    'Қайтару: Геометрия',
  ])

  await user.click(screen.getByRole('button', { name: 'Соңғы әрекеттер' }))
  const dialog = await screen.findByRole('dialog', { name: 'Соңғы әрекеттер' })
  await user.click(within(dialog).getByRole('button', { name: /^Қайтару: Алгебра, 7А, дүйсенбі, 16 қараша/ }))
  await expect.poll(() => shown().map(({ subject }) => subject.name.kz)).toEqual(['Алгебра'])
  expect(await within(dialog).findByText('Қайтарылды')).toBeTruthy()
  expect(within(dialog).getAllByRole('button', { name: /^Қайтару/ })).toHaveLength(1)
})

test('an undo that somebody has overtaken says why, and stays in the list', async () => {
  const user = userEvent.setup()
  const { put, shown } = living(lesson())
  open()
  ;(await tileOf('Алгебра')).focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  await expect.poll(slotOfFocus, patient).toBe('2026-11-17 08:00')
  put({ ...shown()[0]!, version: 9 })

  await user.keyboard('{Control>}z{/Control}')
  await expect.poll(() => acts.get()[0]?.state).toBe('failed')
  expect(acts.get()[0]?.why).toContain('Осы аралықта сабақты басқа адам өзгертті')
  expect(shown()[0]).toMatchObject({ date: '2026-11-17' })
})

test('acts wait for whoever comes back to the page', async () => {
  const user = userEvent.setup()
  const { shown } = living(lesson())
  const page = open()
  ;(await tileOf('Алгебра')).focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  await expect.poll(slotOfFocus, patient).toBe('2026-11-17 08:00')
  page.unmount()

  open()
  await tileOf('Алгебра')
  await user.keyboard('{Control>}z{/Control}')
  await expect.poll(() => shown()[0]).toMatchObject({ date: '2026-11-16' })
})
