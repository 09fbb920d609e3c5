import type { JournalLesson } from '@qalam/contract/journal/api.ts'
import { expect, test } from 'vitest'
import { algebra } from '#features/marks/samples.ts'
import { cappedIn } from './caps.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const work = (number: number, date: string, more: Partial<JournalLesson> = {}): JournalLesson => ({
  ...{ uuid: uuid(number), date, timeStart: '08:00', theme: '', kind: 'soch', maxScore: 25, conducted: false },
  can: { mark: true },
  ...more,
})
const kindsIn = (sor: JournalLesson[], soch: JournalLesson[]) =>
  cappedIn({ ...algebra(), sorSchedules: sor, sochSchedules: soch }).flatMap(({ warnings }) =>
    warnings.map(({ kind }) => kind),
  )
const beside = [31, 32, 33].map((number) => ({
  uuid: uuid(number),
  subjectId: number,
  name: { kz: '', ru: '', en: '' },
}))

test('three sor a quarter are allowed, a fourth is warned of', () => {
  const days = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01']
  const sor = days.map((day, index) => work(index, day, { kind: 'sor' }))
  expect(kindsIn(sor.slice(0, 3), [])).toEqual([])
  expect(new Set(kindsIn(sor, []))).toEqual(new Set(['sor-in-quarter']))
})

test('a class writes three soch a day, and none on the last day of the quarter or beside a sor of the subject', () => {
  expect(kindsIn([], [work(1, '2026-12-01', { beside: beside.slice(0, 2) })])).toEqual([])
  expect(kindsIn([], [work(1, '2026-12-01', { beside })])).toEqual(['soch-in-day'])
  expect(kindsIn([], [work(1, algebra().quarter.endsOn)])).toEqual(['soch-on-last-day'])
  expect(kindsIn([work(2, '2026-12-01', { kind: 'sor' })], [work(1, '2026-12-01')])).toEqual([
    'sor-beside-soch',
    'sor-beside-soch',
  ])
})
