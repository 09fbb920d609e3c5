import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import type { Batch, BatchPreview } from '@qalam/contract/office-schedule/batches.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Notices } from '#ui/feedback/Notices.tsx'
import { dismiss } from '#ui/feedback/notify.ts'
import { boardLesson, boardWith } from '../samples.ts'
import BoardPage from '../BoardPage.tsx'

afterEach(() => dismiss())

const preview: BatchPreview = {
  stamp: 'stamp',
  lessons: 30,
  days: 5,
  left: 2,
  leftLessons: [
    {
      date: '2026-11-24',
      timeStart: '08:00',
      group: '7А',
      subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' },
      subgroup: null,
      reason: 'teacher',
      other: {
        group: '8Ә',
        subject: { kz: 'Геометрия', ru: 'Геометрия', en: 'Geometry' },
        teacher: 'Сейітова А. Қ.',
        timeStart: '08:10',
        timeEnd: '08:55',
      },
    },
  ],
}
const batch = (uuid: string, other: Partial<Batch> = {}): Batch => ({
  uuid,
  kind: 'copy',
  by: 'Ермеков І.',
  at: '2026-11-16T04:00:00Z',
  lessons: 30,
  group: null,
  from: '2026-11-16',
  to: '2026-11-23',
  quarterId: null,
  undone: null,
  can: { undo: true },
  ...other,
})
const done = '00000000-0000-4000-8000-0000000000b1'
const quarters = [{ id: 20262, number: 2, startsOn: '2026-11-02', endsOn: '2026-12-27', current: true }]
const week = (weekStart: string, weekEnd: string) => ({ weekStart, weekEnd, current: false })

function open(can = { school: true, groups: [] as number[] }) {
  const sent = serve([
    [officeSchedule.board, () => boardWith([boardLesson()])],
    [officeSchedule.batches, () => ({ batches: [batch(done)], can })],
    [
      officeSchedule.quarterWeeks,
      () => ({
        quarterId: 20262,
        weeks: [week('2026-11-16', '2026-11-22'), week('2026-11-23', '2026-11-29')],
      }),
    ],
    [officeSchedule.copyPreview, () => preview],
    [officeSchedule.copy, ({ body }) => batch(body.uuid ?? done)],
    [officeSchedule.cleanPreview, () => ({ ...preview, lessons: 0 })],
    [officeSchedule.cancelPreview, () => ({ ...preview, lessons: 12 })],
    [officeSchedule.cancelDays, ({ body }) => batch(body.uuid, { kind: 'cancel' })],
    [officeSchedule.movePreview, () => ({ ...preview, lessons: 12 })],
    [officeSchedule.moveDays, ({ body }) => batch(body.uuid, { kind: 'move' })],
    [officeSchedule.undo, () => ({ lessons: 29, left: 1, leftLessons: preview.leftLessons })],
    [schedule.choices, () => ({ groups: [], teachers: [], cabinets: [] })],
    [schools.quarters, () => [{ year: 2026, label: '2026/27', quarters }]],
  ])
  show(
    <>
      <BoardPage />
      <Notices />
    </>,
    { address: '/v3/backoffice/schedules?date=2026-11-16' },
  )
  return sent
}

async function act(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Апта әрекеттері' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('a week is copied after a preview that names what is left out, and can be taken back at once', async () => {
  const sent = open()
  await act('Аптаны көшіру')
  const dialog = await screen.findByRole('dialog', { name: 'Аптаны көшіру' })
  await within(dialog).findByRole('option', { name: '23–28 қараша' })
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /Қай аптаға/ }), '23–28 қараша')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Алдын ала көру' }))

  expect(await within(dialog).findByText('30 сабақ қойылады, күн саны: 5')).toBeTruthy()
  expect(dialog.textContent).toContain('мұғалім бос емес (08:10 8Ә, Геометрия, Сейітова А. Қ.)')
  expect(dialog.textContent).toContain('… тағы 1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Көшіру' }))

  await userEvent.click(await screen.findByRole('button', { name: /^Қайтару|^Болдырмау/ }))
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.map(({ body }) => body)).toMatchObject([
    { groupId: null, dateFrom: '2026-11-16', quarterId: 20262, dateTo: '2026-11-23', isForQuarter: 0 },
    { stamp: 'stamp', dateTo: '2026-11-23' },
    {},
  ])
})

test('without a week or the rest of the quarter nothing is asked for', async () => {
  const sent = open()
  await act('Аптаны көшіру')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Алдын ала көру' }))
  expect(
    within(dialog)
      .getByRole('combobox', { name: /Қай аптаға/ })
      .getAttribute('aria-invalid'),
  ).toBe('true')
  expect(sent).toEqual([])

  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Тоқсанның қалған барлық аптасына' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Алдын ала көру' }))
  await expect.poll(() => sent[0]?.body).toMatchObject({ isForQuarter: 1, dateTo: null })
})

test('a week in which nothing may go is not removed', async () => {
  open()
  await act('Аптаның сабақтарын жою')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Алдын ала көру' }))
  await within(dialog).findByText('0 сабақ жойылады, күн саны: 5')
  expect(within(dialog).getByRole('button', { name: 'Сабақтарды жою' })).toHaveProperty('disabled', true)
})

test('the latest acts are listed, and what could not be taken back is named', async () => {
  open()
  await act('Жаппай өзгерістер')
  const dialog = await screen.findByRole('dialog')
  expect(
    await within(dialog).findByText('Бүкіл мектеп: 16–21 қараша аптасы 23–28 қараша аптасына көшірілді'),
  ).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /Бүкіл мектеп/ }))
  expect(await within(dialog).findByText('Өзгеріссіз қалатын сабақ: 1')).toBeTruthy()
})

test('whoever may not change the whole school has no acts on it', async () => {
  open({ school: false, groups: [7] })
  await screen.findByRole('table')
  await expect.poll(() => screen.queryByRole('button', { name: 'Апта әрекеттері' })).toBeNull()
})

test('the lessons of days of frost are cancelled for the whole school when no class is chosen', async () => {
  const sent = open()
  await act('Карантин мен аяз күндері')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Алдын ала көру' }))
  await within(dialog).findByText('12 сабақ алынады, күн саны: 5')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сабақтарды алып тастау' }))
  await expect
    .poll(() => sent[1]?.body)
    .toMatchObject({ groupIds: [], from: '2026-11-16', until: '2026-11-16', stamp: 'stamp' })
})

test('the lessons of those days go to other days instead, from the one that is chosen', async () => {
  const sent = open()
  await act('Карантин мен аяз күндері')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Басқа күнге ауыстыру' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Алдын ала көру' }))
  await within(dialog).findByText('12 сабақ ауысады, күн саны: 5')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сабақтарды ауыстыру' }))
  await expect.poll(() => sent[1]?.body).toMatchObject({ from: '2026-11-16', to: '2026-11-23', stamp: 'stamp' })
})
