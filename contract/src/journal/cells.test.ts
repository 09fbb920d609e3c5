import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signs } from '../schedule/api.ts'
import { Cells, cellsOf, marksOf } from './cells.ts'

const aMark = fc.record({
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  sign: fc.option(fc.constantFrom(...signs)),
  comment: fc.string(),
  version: fc.integer({ min: 1, max: 1_000 }),
})
const lessons = fc.uniqueArray(fc.uuid({ version: 7 }), { minLength: 1, maxLength: 6 })
const grid = lessons.chain((uuids) =>
  fc.record({
    uuids: fc.constant(uuids),
    rows: fc.uniqueArray(
      fc.record({
        userId: fc.nat(),
        marks: fc.dictionary(fc.constantFrom(...uuids), aMark, { noNullPrototype: true }),
      }),
      { selector: ({ userId }) => userId },
    ),
  }),
)

test('what is put into columns comes out of them as it was', () => {
  fc.assert(
    fc.property(grid, ({ uuids, rows }) => {
      const marks = marksOf(Cells.parse(cellsOf(uuids, rows)))
      for (const row of rows) expect(marks.get(row.userId) ?? {}).toEqual(row.marks)
    }),
  )
})

test('columns of different lengths are no cells', () => {
  const [lesson] = fc.sample(fc.uuid({ version: 7 }), 1)
  const columns = { lessons: [lesson], students: [1, 2], columns: [0, 0], scores: [5], versions: [1, 1], notes: [] }
  expect(Cells.safeParse(columns).success).toBe(false)
})
