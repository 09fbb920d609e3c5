import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { YearEndClass, YearEndFacts } from './facts.ts'
import { planOf } from './plan.ts'

const letters = ['А', 'Ә', 'Б']

/** A school of some classes of each grade, some pupils in each, and subjects that some of them are taught, in halves or whole. */
const schools = fc
  .record({
    sizes: fc.array(fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 11 }),
    first: fc.integer({ min: 1, max: 3 }),
    halved: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  })
  .map(({ sizes, first, halved }): YearEndFacts => {
    const classes = sizes.flatMap((row, place) =>
      row.map((_, at): YearEndClass => {
        const parallel = first + place
        const faculty = parallel === 10 || parallel === 11 ? 'emn' : null
        const letter = letters[at]!
        return { id: parallel * 10 + at, parallel, letter, eduLang: 'kz', faculty, leadId: null, timeSchemeUuid: null }
      }),
    )
    const counts = sizes.flat()
    const pupils = classes.flatMap(({ id }, at) =>
      Array.from({ length: counts[at] ?? 0 }, (_, place) => ({ studentId: id * 100 + place, groupId: id })),
    )
    const loads = classes.flatMap(({ id }) =>
      [1, 2].flatMap((subjectId) =>
        (halved[(id + subjectId) % 8] ? [1, 2] : [null]).map((half) => ({
          ...{ groupId: id, subjectId, half, halfName: '' },
          ...{ teacherId: id + subjectId, scoreType: 'mark_quarter', hoursPerWeek: (id % 4) + 1 },
        })),
      ),
    )
    const halves = loads.flatMap(({ groupId, subjectId, half }) =>
      half === null
        ? []
        : pupils
            .filter((pupil) => pupil.groupId === groupId && pupil.studentId % 2 === half - 1)
            .map(({ studentId }) => ({ groupId, subjectId, half, studentId })),
    )
    const slots = loads.flatMap(({ groupId, subjectId, half }, at) =>
      [1, 2, 3].map((weekDay) => ({ groupId, subjectId, half, weekDay, number: (at % 6) + 1, cabinetId: null })),
    )
    const programs = classes.map(({ id }) => ({ id, groupId: id, description: 'autism', timeSchemeUuid: 'bells' }))
    const inPrograms = pupils
      .filter((_, at) => at % 3 === 0)
      .map(({ studentId, groupId }) => ({ id: studentId, programId: groupId, studentId, order: '1' }))
    return { classes, pupils, loads, halves, slots, programs, inPrograms, exams: new Map(), next: new Map() }
  })

const acts = fc.array(fc.constantFrom('promote', 'graduate', 'wait', 'keep'), { minLength: 40, maxLength: 40 })
const draftOf = (
  facts: YearEndFacts,
  chosen: readonly ('promote' | 'graduate' | 'wait' | 'keep')[],
  odd: readonly number[],
) => ({
  year: 2026,
  classes: facts.classes.map(({ id }, at) => ({ groupId: id, act: chosen[at % 40]!, faculty: 'emn' as const })),
  students: facts.pupils
    .filter((_, at) => odd.includes(at))
    .map(({ studentId }, at) => ({ userId: studentId, to: at % 2 ? null : { parallel: 5, letter: 'А' } })),
  order: '',
  withLoad: true,
})

test('a year’s end loses nobody: each pupil of a class that goes on or graduates goes somewhere or leaves, once', () => {
  fc.assert(
    fc.property(schools, acts, fc.array(fc.nat(60), { maxLength: 8 }), (facts, chosen, odd) => {
      const draft = draftOf(facts, chosen, odd)
      const plan = planOf(facts, draft)
      const stay = draft.classes.filter(({ act }) => act === 'keep' || act === 'wait')
      const waiting = new Set(stay.map(({ groupId }) => groupId))
      const expected = facts.pupils.filter(({ groupId }) => !waiting.has(groupId)).map(({ studentId }) => studentId)
      const met = [...plan.stays, ...plan.leave].map(({ studentId }) => studentId)
      expect(met.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
    }),
  )
})

test('a plan without troubles puts everybody into a class that is made, and its halves hold its own pupils alone', () => {
  fc.assert(
    fc.property(schools, acts, fc.array(fc.nat(60), { maxLength: 8 }), (facts, chosen, odd) => {
      const plan = planOf(facts, draftOf(facts, chosen, odd))
      fc.pre(plan.troubles.length === 0)
      const made = new Set(plan.make.map(({ key }) => key))
      expect(plan.stays.filter(({ to }) => !made.has(to))).toEqual([])
      const goes = new Map(plan.stays.map(({ studentId, to }) => [studentId, to]))
      expect(plan.halves.filter(({ key, studentId }) => goes.get(studentId) !== key)).toEqual([])
      const inProgram = plan.programs.flatMap(({ key, stays }) =>
        stays.map(({ studentId }) => [studentId, key] as const),
      )
      expect(inProgram.filter(([studentId, key]) => goes.get(studentId) !== key)).toEqual([])
      const keys = plan.loads.map(({ key, subjectId, half }) => `${key} ${subjectId} ${half}`)
      expect(new Set(keys).size).toBe(keys.length)
      const given = plan.slots.map(({ key, subjectId, half }) => `${key} ${subjectId} ${half}`)
      for (const { key, subjectId, half, hoursPerWeek } of plan.loads)
        expect(given.filter((name) => name === `${key} ${subjectId} ${half}`).length).toBeLessThanOrEqual(hoursPerWeek)
      expect(given.filter((name) => !keys.includes(name))).toEqual([])
    }),
  )
})

test('a class takes the hours of the higher grade and keeps its own teacher of the subject', () => {
  const one = (id: number, parallel: number): YearEndClass => ({
    ...{ id, parallel, letter: 'А', eduLang: 'kz', faculty: null, leadId: null, timeSchemeUuid: null },
  })
  const load = (groupId: number, subjectId: number, teacherId: number, hoursPerWeek: number) => ({
    ...{ groupId, subjectId, teacherId, hoursPerWeek, half: null, halfName: '', scoreType: 'mark_quarter' },
  })
  const facts = {
    classes: [one(5, 5), one(6, 6)],
    pupils: [],
    loads: [load(5, 1, 51, 4), load(5, 2, 52, 2), load(6, 1, 61, 5), load(6, 3, 63, 1)],
    halves: [],
    slots: [],
    programs: [],
    inPrograms: [],
    exams: new Map(),
    next: new Map(),
  }
  const { loads } = planOf(facts, {
    ...{
      year: 2026,
      classes: [{ groupId: 5, act: 'promote', faculty: null }],
      students: [],
      order: '',
      withLoad: true,
    },
  })
  expect(loads.map(({ subjectId, teacherId, hoursPerWeek }) => [subjectId, teacherId, hoursPerWeek])).toEqual([
    [1, 51, 5],
    [3, 63, 1],
  ])
})
