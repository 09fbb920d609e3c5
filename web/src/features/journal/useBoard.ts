import { journal as api, MarkResult, type QuarterJournal } from '@qalam/contract/journal/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call, saidBy } from '#platform/api.ts'
import { clockNow, today } from '#platform/dates.ts'
import { uuid } from '#platform/http/ids.ts'
import { actorOf, token } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/notify.ts'
import { named } from './named.ts'
import { type Board, makeBoard, type Tools } from './sheet/board.ts'
import { shapeOf } from './sheet/grid.ts'
import type { Sent } from './sheet/pending.ts'

const Turned = z.object({ results: z.array(MarkResult).min(1) })

/** Whether the same call may succeed later by itself: a broken line, a server that is away, a session that ended. */
const mayPass = ({ status, code }: Problem) =>
  code === 'connection-lost' || status >= 500 || status === 429 || status === 401 || status === 426

function whatBecame(failure: unknown): Sent {
  if (!(failure instanceof Problem)) throw failure
  const turned = Turned.safeParse(failure.data)
  if (turned.success) return turned.data
  return mayPass(failure) ? { lost: true } : { refused: saidBy(failure) }
}

/** What is typed is sent in the name of whoever typed it: while somebody else is signed in here it waits. */
function toolsNow(): Tools {
  const typist = actorOf(token.get())
  return {
    send: async (operations) => {
      if (actorOf(token.get()) !== typist) return { lost: true }
      return call(api.storeDay, { body: { operations } }, { silent: true }).catch(whatBecame)
    },
    id: uuid,
    moment: () => ({ today: today(), clock: clockNow() }),
    instant: () => new Date().toISOString(),
  }
}

/**
 * The board of a journal. Fresh data is merged in; when lessons, students or rights changed the board is made anew, but
 * not while something typed is still on its way.
 */
export function useBoard(journal: QuarterJournal): Board {
  const [board, setBoard] = useState(() => makeBoard(journal, toolsNow()))

  useEffect(() => {
    if (board.journal === journal) return undefined
    if (shapeOf(board.journal) === shapeOf(journal)) return void board.merge(journal)
    const renew = () => {
      if (board.count().waiting === 0) setBoard(makeBoard(journal, toolsNow()))
    }
    queueMicrotask(renew)
    return board.watch(renew)
  }, [board, journal])

  useEffect(() => {
    const flush = () => board.flush()
    const warn = (event: BeforeUnloadEvent) => {
      if (board.count().waiting === 0) return
      board.flush()
      event.preventDefault()
    }
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('beforeunload', warn)
      reportLater(board)
    }
  }, [board])
  return board
}

/** Sends what is left after the page was left; a refusal that nobody would see there is told in a notice. */
function reportLater(board: Board): void {
  const report = () => {
    if (board.count().waiting > 0) return
    stop()
    const count = board.troubles().length
    const subject = named(board.journal.subjectName)
    if (count > 0) notify({ kind: 'error', text: text('journal.left-troubles', { count, subject }) })
  }
  const stop = board.watch(report)
  if (board.count().waiting === 0) return stop()
  board.flush()
}
