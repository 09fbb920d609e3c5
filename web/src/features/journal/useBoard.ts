import { journal as api, MarkResult } from '@qalam/contract/journal/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call, saidBy } from '#platform/api.ts'
import { clockNow, today } from '#platform/dates.ts'
import { uuid } from '#platform/http/ids.ts'
import { actorOf, token } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { named } from './named.ts'
import { type Board, makeBoard, type Tools } from './sheet/board.ts'
import { type Sheet, shapeOf } from './sheet/grid.ts'
import type { Sent } from './sheet/pending.ts'

const Turned = z.object({ results: z.array(MarkResult).min(1) })

/** What our server says no with, for good. A no without a code came from something on the way that is not our server. */
const final = new Set([403, 404, 405, 409, 412, 413, 422])
const isRefusal = ({ status, code }: Problem) => final.has(status) && code !== 'unknown'

const Patience = z.object({ seconds: z.number().positive() })
/** Milliseconds that a 429 asks for. */
const patienceOf = ({ data }: Problem): number | undefined => {
  const asked = Patience.safeParse(data)
  return asked.success ? asked.data.seconds * 1_000 : undefined
}

/**
 * Only a refusal of our server is one. A broken line, a server that is away or hurried, a session that ended, a page of a
 * network's gate, an answer of another shape: the marks wait here and are sent again.
 */
function whatBecame(failure: unknown): Sent {
  if (!(failure instanceof Problem)) return { again: 'server' }
  const turned = Turned.safeParse(failure.data)
  if (turned.success) return turned.data
  if (failure.code === 'connection-lost') return { again: 'line' }
  return isRefusal(failure) ? { refused: saidBy(failure) } : { again: 'server', after: patienceOf(failure) }
}

/** What is typed is sent in the name of whoever typed it: while somebody else is signed in here it waits. */
function toolsNow(): Tools {
  const typist = actorOf(token.get())
  return {
    send: async (operations) => {
      if (actorOf(token.get()) !== typist) return { again: 'line' }
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
export function useBoard(journal: Sheet): Board {
  const [board, setBoard] = useState(() => makeBoard(journal, toolsNow()))

  useEffect(() => {
    if (board.journal === journal) return undefined
    if (shapeOf(board.journal) === shapeOf(journal)) return void board.merge(journal)
    const renew = () => {
      // What was not taken is still on the screen to be looked at.
      if (board.count().waiting === 0 && board.troubles().length === 0) setBoard(makeBoard(journal, toolsNow()))
    }
    queueMicrotask(renew)
    return board.watch(renew)
  }, [board, journal])

  useEffect(() => {
    const flush = () => board.flush()
    const leave = () => board.leave()
    const warn = (event: BeforeUnloadEvent) => {
      if (board.count().waiting === 0) return
      board.leave()
      event.preventDefault()
    }
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', leave)
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
  board.leave()
}
