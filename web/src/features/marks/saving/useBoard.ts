import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clockNow, today } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { actorOf, token } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { type Board, makeBoard } from '../board/board.ts'
import { type Sheet, shapeOf } from '../board/sheet.ts'
import type { MarksOutbox } from '../board/writes.ts'
import { marksOutboxOf } from './marksOutbox.ts'

/** Boards that somebody looks at. */
const shown = new Set<Board>()

const moment = () => ({ today: today(), clock: clockNow() })

const boardOf = (journal: Sheet, outbox: MarksOutbox): Board =>
  makeBoard(journal, { outbox, owner: actorOf(token.get()), moment })

/**
 * The board of a journal. Fresh data is merged in; when lessons, students or rights changed the board is made anew, but
 * not while something typed is still on its way.
 */
export function useBoard(journal: Sheet): Board {
  const outbox = marksOutboxOf(useQueryClient())
  const [board, setBoard] = useState(() => boardOf(journal, outbox))

  useEffect(() => {
    if (board.journal === journal) return undefined
    if (shapeOf(board.journal) === shapeOf(journal)) return void board.merge(journal)
    const renew = () => {
      // What was not taken is still on the screen to be looked at.
      if (board.isSettled()) setBoard(boardOf(journal, outbox))
    }
    queueMicrotask(renew)
    return board.watch(renew)
  }, [board, journal, outbox])

  useEffect(() => {
    const leave = () => board.leave()
    const warn = (event: BeforeUnloadEvent) => {
      if (board.count().waiting === 0) return
      board.leave()
      event.preventDefault()
    }
    board.connect()
    shown.add(board)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', warn)
      shown.delete(board)
      leaveBehind(board)
    }
  }, [board])
  return board
}

const isShownAgain = ({ journal }: Board): boolean =>
  [...shown].some((other) => other.journal.calendarPlanUuid === journal.calendarPlanUuid)

/**
 * The page was left. What waits is told when nothing can be sent now, and what was not taken when the answer comes,
 * unless the person looks at that journal again.
 */
function leaveBehind(board: Board): void {
  const subject = named(board.journal.subjectName)
  board.leave()
  let isTold = false
  const report = () => {
    // Within React's own check of effects a board comes back at once.
    if (shown.has(board)) return quiet()
    const { waiting, hindered } = board.count()
    if (board.isWaiting()) {
      if (hindered && !isTold && !isShownAgain(board)) {
        isTold = true
        notify({ kind: 'warning', text: text('journal.left-waiting', { count: waiting, subject }) })
      }
      return
    }
    quiet()
    board.stop()
    const count = board.troubles().length
    if (count > 0 && !isShownAgain(board))
      notify({ kind: 'error', text: text('journal.left-troubles', { count, subject }) })
  }
  const quiet = board.watch(report)
  queueMicrotask(report)
}
