import { attendance, type AttendanceDay } from '@qalam/contract/attendance/api.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import DayPage from './DayPage.tsx'

const lesson = (uuid: string, timeStart: string, marked: boolean): AttendanceDay['lessons'][number] => ({
  ...{ uuid, timeStart, subject: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' }, subgroup: null },
  ...{ teacher: 'Есенова Әлия', begun: true, marked },
})
const [first, second] = ['0190c8a4-0000-7000-8000-000000000001', '0190c8a4-0000-7000-8000-000000000002']
const notice = {
  ...{ from: '2026-11-18', until: '2026-11-19', kind: 'family' as const, words: 'Ауылға барады' },
  ...{ by: 'Болатова Сәуле', at: '2026-11-17T12:00:00Z' },
}
const day: AttendanceDay = {
  date: '2026-11-18',
  group: { id: 5, label: '7А' },
  groups: [{ id: 5, label: '7А' }],
  lessons: [lesson(first, '08:00', true), lesson(second, '08:55', false)],
  rows: [
    {
      ...{ userId: 71, fullName: 'Ахметов Алихан', notice: null },
      cells: [
        { lesson: first, sign: 'ill' },
        { lesson: second, sign: null },
      ],
    },
    { userId: 72, fullName: 'Болатова Аружан', cells: [{ lesson: first, sign: null }], notice },
  ],
}

test('who was away from all that was marked is away all day, and lessons without marks are counted', async () => {
  serve([[attendance.day, () => day]])
  show(<DayPage />)
  const away = within(await screen.findByRole('row', { name: /Ахметов Алихан/ }))
  expect(away.getByText('Күні бойы болмады')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Болатова Аружан/ })).getByText('Болды')).toBeTruthy()
  expect(screen.getByText('Мұғалім белгілемеген сабақтар: 1')).toBeTruthy()
})

test('a phone tells of each student only the lessons with a sign, and which lessons nobody has marked', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: media.includes('max-width'), media },
    ...{ addEventListener() {}, removeEventListener() {} },
  }))
  serve([[attendance.day, () => day]])
  show(<DayPage />)
  const away = within(await screen.findByRole('row', { name: /Ахметов Алихан/ }))
  expect(away.getByText(/^08:00 Алгебра/)).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /Болатова Аружан/ })).queryByText(/Алгебра/)).toBeNull()
  expect(screen.getByText('08:55 Алгебра')).toBeTruthy()
  vi.unstubAllGlobals()
})

test('what the family told stands beside the child, with the reason and its words', async () => {
  serve([[attendance.day, () => day]])
  show(<DayPage />)
  const row = within(await screen.findByRole('row', { name: /Болатова Аружан/ }))
  expect(row.getByText('Отбасы жағдайы')).toBeTruthy()
  expect(row.getByText(/Ауылға барады/)).toBeTruthy()
  expect(row.getByText('18–19 қараша · Болатова Сәуле')).toBeTruthy()
})

test('whoever leads no group is told so', async () => {
  serve([[attendance.day, () => ({ ...day, group: null, groups: [], lessons: [], rows: [] })]])
  show(<DayPage />)
  expect(await screen.findByText('Сізде сынып жоқ')).toBeTruthy()
})
