import fc from 'fast-check'
import { expect, test } from 'vitest'
import { academicYearOf, clashSides, kindsFor, overlaps, type Slot, sochTitle } from './rules.ts'

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const stretch = fc
  .tuple(fc.integer({ min: 480, max: 1000 }), fc.integer({ min: 5, max: 120 }))
  .map(([start, length]) => ({
    from: start,
    to: start + length,
    timeStart: clockOf(start),
    timeEnd: clockOf(start + length),
  }))

const half = fc.record({
  number: fc.constantFrom(1, 2),
  pupils: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
})

const slot: fc.Arbitrary<Slot> = fc
  .record({
    at: stretch,
    date: fc.constantFrom('2026-11-16', '2026-11-17'),
    teacherId: fc.constantFrom(1, 2),
    cabinetId: fc.option(fc.constantFrom(101, 102)),
    groupId: fc.constantFrom(7, 8),
    subjectId: fc.constantFrom(1, 2),
    subgroup: fc.option(half),
  })
  .map(({ at, ...rest }) => ({ ...rest, timeStart: at.timeStart, timeEnd: at.timeEnd }))

test('two stretches overlap exactly when they share a minute', () => {
  fc.assert(
    fc.property(stretch, stretch, (a, b) => {
      const shared = Array.from({ length: a.to - a.from }, (_, index) => a.from + index)
      return overlaps(a, b) === shared.some((minute) => b.from <= minute && minute < b.to)
    }),
  )
})

test('lessons that touch at the bell do not overlap', () => {
  expect(overlaps({ timeStart: '08:00', timeEnd: '08:45' }, { timeStart: '08:45', timeEnd: '09:30' })).toBe(false)
})

test('a clash is mutual', () => {
  fc.assert(fc.property(slot, slot, (a, b) => void expect(clashSides(a, b)).toEqual(clashSides(b, a))))
})

test('a lesson clashes with itself on every side it has', () => {
  fc.assert(
    fc.property(slot, (one) => {
      expect(clashSides(one, one)).toEqual(['teacher', ...(one.cabinetId === null ? [] : ['cabinet']), 'group'])
    }),
  )
})

test('nothing clashes across days, and without a shared teacher, room and group', () => {
  fc.assert(
    fc.property(slot, slot, (a, b) => {
      expect(clashSides({ ...a, date: '2026-11-16' }, { ...b, date: '2026-11-17' })).toEqual([])
      const apart = { ...b, teacherId: a.teacherId + 1, cabinetId: null, groupId: a.groupId + 1 }
      expect(clashSides(a, apart)).toEqual([])
    }),
  )
})

const english = { subjectId: 1, groupId: 7, date: '2026-11-16', timeStart: '08:00', timeEnd: '08:45', cabinetId: null }
const first = { ...english, teacherId: 1, subgroup: { number: 1, pupils: [1, 2] } }

test('halves of one subject stand side by side, the whole group meets each of them', () => {
  const second = { ...english, teacherId: 2, subgroup: { number: 2, pupils: [3, 4] } }
  expect(clashSides(first, second)).toEqual([])
  expect(clashSides(first, { ...second, subgroup: null })).toEqual(['group'])
})

test('halves of two subjects meet by their number or by a pupil', () => {
  const computing = { ...english, subjectId: 2, teacherId: 2 }
  expect(clashSides(first, { ...computing, subgroup: { number: 2, pupils: [3] } })).toEqual([])
  expect(clashSides(first, { ...computing, subgroup: { number: 2, pupils: [2, 3] } })).toEqual(['group'])
  expect(clashSides(first, { ...computing, subgroup: { number: 1, pupils: [3] } })).toEqual(['group'])
})

test('a half-year plan has every kind but soch', () => {
  expect(kindsFor('mark_quarter')).toContain('soch')
  expect(kindsFor('mark_halfyear')).toContain('sor')
  expect(kindsFor('mark_halfyear')).not.toContain('soch')
})

test('without marks there are no summative works', () => {
  for (const scoreType of ['credit_quarter', 'no_assessment_quarter', 'credit_halfyear'])
    expect(kindsFor(scoreType)).toEqual(['regular', 'lecture', 'custom-lesson', 'ent', 'test'])
})

test('a soch is named by its quarter in the language of the plan', () => {
  expect(sochTitle(20262, 'kz')).toBe('2-тоқсан бойынша жиынтық бағалау')
  expect(sochTitle(20263, 'ru')).toBe('Суммативное оценивание за 3-ю четверть')
})

test('the academic year turns over in August', () => {
  expect([academicYearOf('2027-07-31'), academicYearOf('2027-08-01')]).toEqual([2026, 2027])
})
