import type { MarkAct } from '@qalam/contract/journal/api.ts'
import type { Board } from './board.ts'
import type { Change } from './writes.ts'

/** The cells of an act that stand as it left them and may be written: nobody has touched them since. */
export function standingOf({ columns, students, cellAt, lockAt }: Board, { cells }: MarkAct): Change[] {
  const rows = new Map(students.map(({ userId }, row) => [userId, row]))
  const lessons = new Map(columns.map(({ uuid }, column) => [uuid, column]))
  const newest = new Map<string, Change & { version: number; oldest: number }>()
  for (const { operationId, scheduleUuid, userId, version, before, after } of cells) {
    const [row, column] = [rows.get(userId), lessons.get(scheduleUuid)]
    if (row === undefined || column === undefined) continue
    const key = `${row}:${column}`
    const known = newest.get(key)
    // A cell that the act wrote twice goes back to what stood before the first time.
    if (known) newest.set(key, version < known.oldest ? { ...known, before, oldest: version } : known)
    else newest.set(key, { place: { row, column }, before, after, operationId, version, oldest: version })
  }
  return [...newest.values()].filter(({ place, version }) => {
    const cell = cellAt(place)
    return cell?.version === version && cell.state === 'stored' && lockAt(place) === null
  })
}

/** Takes an act back as far as it stands; tells how many cells were changed. */
export const revertAct = (board: Board, act: MarkAct): number => board.revert(standingOf(board, act))
