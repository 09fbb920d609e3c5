import { jobs } from '@qalam/contract/jobs/api.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import MakerPage from './MakerPage.tsx'
import { proposed } from './samples.ts'

const monday = { kind: 'teacher' as const, id: 3, weekDay: 1, timeStart: '08:00', timeEnd: '20:00' }

const { uuid: planUuid, subject } = proposed.plans[0]!
const lesson = { planUuid, weekDay: 1, number: 1, subject, subgroup: null }
const other = { ...lesson, weekDay: 3, number: 2 }

const whole = {
  groups: [{ id: 7, label: '7А' }],
  lessons: 34,
  teachers: 11,
  findings: [{ code: 'class-hours' as const, who: { id: 7, label: '7А' }, need: 36, have: 35 }],
  can: { start: true },
}

function open(load = whole) {
  const sent = serve([
    [timetableProposal.check, () => load],
    [
      timetableProposal.closed,
      () => ({
        teachers: proposed.teachers,
        cabinets: proposed.cabinets,
        closed: [{ ...monday, uuid: proposed.uuid, label: 'Сейітова А. Қ.' }],
      }),
    ],
    [timetableProposal.close, () => ({})],
    [timetableProposal.open, () => ({})],
    [
      timetableProposal.levels,
      () => ({
        subjects: [{ id: 12, name: proposed.plans[0]!.subject, level: 'hard' as const, usual: 'hard' as const }],
      }),
    ],
    [timetableProposal.locks, () => ({ groups: whole.groups, lessons: [{ ...lesson, groupId: 7 }] })],
    [
      timetableProposal.locksOf,
      () => ({
        lessons: [
          { ...lesson, locked: true },
          { ...other, locked: false },
        ],
      }),
    ],
    [timetableProposal.lock, () => ({})],
    [timetableProposal.list, () => ({ proposals: [proposed] })],
    [
      timetableProposal.start,
      ({ body }) => ({
        uuid: body.uuid,
        title: 'Апта құрастырылуда',
        state: 'queued' as const,
        done: 0,
        total: null,
        stage: null,
        problem: null,
        file: null,
        link: null,
        at: '2026-11-18T04:10:00Z',
        endedAt: null,
      }),
    ],
    [jobs.mine, () => ({ jobs: [] })],
  ])
  show(<MakerPage />)
  return sent
}

test('the load is checked in words, and a week is asked for with the weights that were moved', async () => {
  const sent = open()
  expect(await screen.findByText('7А: аптасына 36 сабақ керек, ал аптаға 35 сабақ сыяды')).toBeTruthy()

  const slider = screen.getByRole('slider', { name: 'Мұғалімдердің бос терезелері' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Аздап маңызды')
  fireEvent.change(slider, { target: { value: '9' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Өте маңызды')
  await userEvent.click(screen.getByRole('checkbox', { name: '7А' }))
  await userEvent.click(screen.getByRole('button', { name: 'Құрастыру' }))
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({ asked: { days: 5, rooms: 'kept', keptGroups: [7], weights: { teacherWindows: 9 } } })
})

test('a proposed week is opened from the list', async () => {
  open()
  const link = await screen.findByRole('link', { name: /18 қар/ })
  expect(link.getAttribute('href')).toBe(`/backoffice/timetable-proposal/${proposed.uuid}`)
})

test('a time at which a teacher is not there is added and taken away', async () => {
  const sent = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Сейітова А. Қ., дүйсенбі: алып тастау' }))
  await expect.poll(() => sent[0]?.params).toEqual({ uuid: proposed.uuid })

  await userEvent.click(screen.getByRole('button', { name: 'Уақыт қосу' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Мұғалім немесе кабинет/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Сейітова/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await expect.poll(() => sent[1]?.body).toMatchObject(monday)
})

test('a single lesson of the reference week is kept in its place', async () => {
  const sent = open()
  expect(await screen.findByText('дүйсенбі, 1-сабақ')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Сабақтарды таңдау' }))
  const dialog = await screen.findByRole('dialog')
  const second = await within(dialog).findByRole('checkbox', { name: 'сәрсенбі, 2-сабақ: Алгебра' })
  await userEvent.click(second)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сақтау' }))
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      groupId: 7,
      lessons: [
        { planUuid, weekDay: 1, number: 1 },
        { planUuid, weekDay: 3, number: 2 },
      ],
    })
})

test('where nothing can be laid the page says what is needed', async () => {
  open({ ...whole, groups: [], lessons: 0, teachers: 0, findings: [], can: { start: false } })
  expect(await screen.findByText(/сыныптарға қоңырау кестесі мен жоспар қажет/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Құрастыру' })).toBeNull()
})
