import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestCover, ranked } from './rules.ts'
import type { Candidate } from './shapes.ts'

const somebody: Candidate = {
  id: 1,
  name: 'Асанов Б.',
  teachesSubject: false,
  knowsClass: false,
  sameShift: true,
  freeBefore: true,
  freeAfter: true,
  dayLessons: 2,
  hours: 0,
}

test('who teaches the subject stands before who knows the class, and both before a stranger', () => {
  const order = ranked([
    somebody,
    { ...somebody, id: 2, knowsClass: true },
    { ...somebody, id: 3, teachesSubject: true },
    { ...somebody, id: 4, teachesSubject: true, knowsClass: true },
  ])
  expect(order.map(({ id }) => id)).toEqual([4, 3, 2, 1])
})

test('of two who suit alike the one with fewer hours of substitution comes first', () => {
  expect(
    ranked([
      { ...somebody, hours: 6 },
      { ...somebody, id: 2, hours: 1 },
    ]).map(({ id }) => id),
  ).toEqual([2, 1])
})

const at = (lessonUuid: string, timeStart: string, timeEnd: string, candidates: Candidate[]) => ({
  lessonUuid,
  date: '2026-11-18',
  timeStart,
  timeEnd,
  candidates,
})

test('lessons are shared among those who suit alike', () => {
  const two = [somebody, { ...somebody, id: 2, name: 'Берік А.' }]
  const cover = bestCover([at('a', '08:00', '08:45', two), at('b', '08:55', '09:40', two)])
  expect(cover.map(({ candidate }) => candidate?.id)).toEqual([1, 2])
})

const lesson = fc.record({
  lessonUuid: fc.uuid(),
  date: fc.constantFrom('2026-11-18', '2026-11-19'),
  timeStart: fc.constantFrom('08:00', '08:30'),
  timeEnd: fc.constantFrom('08:45', '09:15'),
  candidates: fc
    .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
    .map((ids) => ids.map((id) => ({ ...somebody, id }))),
})

test('nobody is put into two lessons at once, and only free teachers are proposed', () => {
  fc.assert(
    fc.property(fc.array(lesson, { maxLength: 8 }), (lessons) => {
      const cover = bestCover(lessons)
      expect(cover.map((one) => one.lesson)).toEqual(lessons)
      for (const [place, { lesson: own, candidate }] of cover.entries()) {
        if (!candidate) continue
        expect(own.candidates).toContain(candidate)
        const twice = cover
          .slice(place + 1)
          .filter((other) => other.candidate?.id === candidate.id && other.lesson.date === own.date)
          .filter(({ lesson: { timeStart, timeEnd } }) => timeStart < own.timeEnd && own.timeStart < timeEnd)
        expect(twice).toEqual([])
      }
    }),
  )
})
