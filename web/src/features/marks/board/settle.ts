import type { MarkResult, QuarterJournal } from '@qalam/contract/journal/api.ts'
import type { Standing, Trouble } from '#platform/outbox/entry.ts'
import {
  type BoardCell,
  columnsOf,
  isSame,
  type MarkWrite,
  type Sheet,
  storedCell,
  studentsOf,
  type MarkValue,
} from './sheet.ts'
import type { BoardPlace } from './keys.ts'
import type { Lines } from './lines.ts'

/** What stands where: the fixed shape of a journal on the screen. */
export function shapeAround(journal: Sheet) {
  const columns = columnsOf(journal)
  const students = studentsOf(journal)
  const rows = new Map(students.map(({ userId }, row) => [userId, row]))
  const lessons = new Map(columns.map(({ uuid }, column) => [uuid, column]))
  /** Null for a cell of another journal. */
  const placeOf = ({ scheduleUuid, userId }: Pick<MarkWrite, 'scheduleUuid' | 'userId'>): BoardPlace | null => {
    const [row, column] = [rows.get(userId), lessons.get(scheduleUuid)]
    return row === undefined || column === undefined ? null : { row, column }
  }
  return { journal, columns, students, placeOf }
}
export type BoardShape = ReturnType<typeof shapeAround>

const valueOf = ({ score, sign, comment }: MarkValue): MarkValue => ({ score, sign, comment })

/** Text that was typed since and is no mark outlives the answer to what was written before it. */
const typedSince = ({ draft, state, trouble }: BoardCell): Partial<BoardCell> =>
  typeof trouble?.wanted === 'string' ? { draft, state, trouble } : { draft }

/** Brings the end of a write into its cell: taken, refused, or overtaken by somebody else's. */
export function settle(
  lines: Lines,
  place: BoardPlace,
  { entry, answer, message }: Trouble<MarkWrite, MarkResult>,
  hasFollower: boolean,
): void {
  const cell = lines.cellAt(place)
  if (!cell) return
  const wanted = valueOf(entry.value)
  if (!answer) {
    const trouble = { message: message ?? '', wanted, by: null, at: null }
    return lines.set(place, { ...storedCell(cell.held, cell.version), state: 'refused', trouble })
  }
  const { current } = answer.says
  const held = valueOf(current)
  if (hasFollower) return lines.set(place, { ...cell, held, version: answer.version })

  if (answer.outcome === 'stored' || isSame(wanted, held))
    return lines.set(place, { ...storedCell(held, answer.version), ...typedSince(cell) })
  const trouble = { message: answer.says.message ?? '', wanted, by: current.by, at: current.at }
  const state = answer.outcome === 'conflict' ? 'stale' : 'refused'
  lines.set(place, { ...storedCell(held, answer.version), state, trouble })
}

/** Shows in its cell what waits in the queue, or came back from it while this board was not on the screen. */
export function overlay(lines: Lines, place: BoardPlace, standing: Standing<MarkWrite, MarkResult>): void {
  const cell = lines.cellAt(place)
  if (!cell || standing.state === 'stored') return
  if (standing.state === 'typed')
    return lines.set(place, { ...cell, value: valueOf(standing.value), state: 'local', trouble: null })

  settle(lines, place, standing.trouble, false)
  const [{ held, version }, now] = [cell, lines.cellAt(place)]
  // The journal was read after that answer: what stands is newer than what the answer said.
  if (now && version > now.version) lines.set(place, { ...now, value: held, held, version })
}

/** Takes over what the server has, except where this device has something newer on its way. */
export function mergeInto(lines: Lines, { columns, students }: BoardShape, fresh: Pick<QuarterJournal, 'rows'>): void {
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
