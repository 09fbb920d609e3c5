import { expect, test } from 'vitest'
import { aigerim, algebra, dauren } from '../samples.ts'
import { makeLines } from './lines.ts'
import { columnsOf } from './sheet.ts'

test('what a pupil brought from another class counts in the percent of the grid, and in no other row', () => {
  const journal = algebra()
  const columns = columnsOf(journal)
  const brought = [{ userId: dauren.userId, kind: 'regular' as const, score: 1, max: 10 }]
  const rowOf = (userId: number) => journal.rows.findIndex((row) => row.userId === userId)
  const percents = (more: Partial<typeof journal>) =>
    [aigerim, dauren].map(
      ({ userId: id }) => makeLines({ ...journal, ...more }, columns).line(rowOf(id))?.summary.percent,
    )
  const [own, other] = percents({})
  const [same, lower] = percents({ brought })
  expect(same).toBe(own)
  expect([other, lower]).toEqual([null, 10])
})
