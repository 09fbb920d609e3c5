import { journal as api, type QuarterJournal } from '@qalam/contract/journal/api.ts'
import type { Marks } from '@qalam/contract/journal/cells.ts'
import { useEffect } from 'react'
import { keepAnew } from '#platform/api.ts'
import type { Board } from '#features/marks/public.tsx'
import { quarterJournal } from './reads.ts'

/** Milliseconds after the last change until the device keeps the journal as it stands. */
const rest = 500

/** The journal with the marks that the server has taken by now. */
function asStored(journal: QuarterJournal, { students, columns, cellAt }: Board): QuarterJournal {
  const marks = new Map<number, Marks>()
  for (const [row, { userId }] of students.entries()) {
    const ofRow: Marks = {}
    for (const [column, { uuid }] of columns.entries()) {
      const cell = cellAt({ row, column })
      if (cell && cell.version > 0) ofRow[uuid] = { ...cell.held, version: cell.version }
    }
    marks.set(userId, ofRow)
  }
  return { ...journal, rows: journal.rows.map((row) => ({ ...row, marks: marks.get(row.userId) ?? row.marks })) }
}

/** A journal that opens from the device shows every mark that was stored from it, also when the line is gone by then. */
export function useKeptJournal(board: Board, journal: QuarterJournal, quarter: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      void keepAnew(api.quarter, quarterJournal(journal.calendarPlanUuid, quarter), asStored(journal, board))
    }
    const leave = () => timer !== undefined && keep()
    const stop = board.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, rest)
    })
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [board, journal, quarter])
}
