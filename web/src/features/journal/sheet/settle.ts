import type { MarkOperation, MarkResult, QuarterJournal } from '@qalam/contract/journal/api.ts'
import { type Cell, columnsOf, isSame, type Sheet, storedCell, studentsOf } from './grid.ts'
import type { Place } from './keys.ts'
import type { Lines } from './lines.ts'

/** What stands where: the fixed shape of a journal on the screen. */
export function shapeAround(journal: Sheet) {
  const columns = columnsOf(journal)
  const students = studentsOf(journal)
  const placeOf = ({ scheduleUuid, userId }: { scheduleUuid: string; userId: number }): Place => ({
    row: students.findIndex((student) => student.userId === userId),
    column: columns.findIndex(({ uuid }) => uuid === scheduleUuid),
  })
  return { journal, columns, students, placeOf }
}
export type Shape = ReturnType<typeof shapeAround>

/** Text that was typed since and is no mark outlives the answer to what was written before it. */
const typedSince = ({ draft, state, trouble }: Cell): Partial<Cell> =>
  typeof trouble?.wanted === 'string' ? { draft, state, trouble } : { draft }

/** Brings an answer into its cell: taken, refused, or overtaken by somebody else's write. */
export function settle(
  lines: Lines,
  place: Place,
  operation: MarkOperation,
  result: MarkResult,
  follower: boolean,
): void {
  const cell = lines.cellAt(place)
  if (!cell) return
  const { version, by, at, score, sign, comment } = result.current
  const held = { score, sign, comment }
  if (follower) return lines.set(place, { ...cell, held, version })

  const wanted = { score: operation.score, sign: operation.sign, comment: operation.comment }
  const isTaken = result.outcome === 'stored' || result.outcome === 'repeated' || isSame(wanted, held)
  if (isTaken) return lines.set(place, { ...storedCell(held, version), ...typedSince(cell) })
  const trouble = { message: result.message ?? '', wanted, by, at }
  lines.set(place, { ...storedCell(held, version), state: result.outcome === 'stale' ? 'stale' : 'refused', trouble })
}

/** Takes over what the server has, except where this device has something newer on its way. */
export function mergeInto(lines: Lines, { columns, students }: Shape, fresh: Pick<QuarterJournal, 'rows'>): void {
  for (const [row, { userId, marks }] of fresh.rows.entries()) {
    if (students[row]?.userId !== userId) continue
    for (const [column, { uuid }] of columns.entries()) {
      const [mark, cell] = [marks[uuid], lines.cellAt({ row, column })]
      if (!mark || !cell || cell.state === 'local' || mark.version <= cell.version) continue
      const { version, score, sign, comment } = mark
      const { draft, state, trouble } = cell
      lines.set({ row, column }, { ...storedCell({ score, sign, comment }, version), draft, state, trouble })
    }
  }
}
