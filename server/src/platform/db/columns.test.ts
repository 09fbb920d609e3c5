import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../testing/school.ts'
import { integers, moments, smallints, texts, uuids } from './columns.ts'

const orNothing = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const rows = fc.array(
  fc.record({
    id: orNothing(fc.uuid()),
    whole: orNothing(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
    small: orNothing(fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 })),
    at: orNothing(instants),
    text: orNothing(fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes('\0'))),
  }),
  { minLength: 1, maxLength: 40 },
)

test('what is sent in columns is what PostgreSQL reads, nothing among it too', async ({ school }) => {
  await fc.assert(
    fc.asyncProperty(rows, async (sent) => {
      const { rows: read } = await sql<{ id: string; whole: number; small: number; at: Date | null; text: string }>`
        select * from unnest(${uuids(sent.map(({ id }) => id))}::uuid[], ${integers(sent.map(({ whole }) => whole))}::int[],
          ${smallints(sent.map(({ small }) => small))}::smallint[], ${moments(sent.map(({ at }) => at))}::timestamptz[],
          ${texts(sent.map(({ text }) => text))}::text[]) as read (id, whole, small, at, text)`.execute(school.db)
      const told = read.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }))
      // Columns of nothings alone say nothing of how many there were.
      const isAll = sent.some((row) => Object.values(row).some((value) => value !== null))
      expect(told).toEqual(isAll ? sent : [])
    }),
    { numRuns: 100 },
  )
})

test('a value that its column cannot hold is refused before anything is sent', () => {
  expect(() => integers([2 ** 31])).toThrow(RangeError)
  expect(() => smallints([-(2 ** 15) - 1])).toThrow(RangeError)
  expect(() => moments(['yesterday'])).toThrow(RangeError)
})
