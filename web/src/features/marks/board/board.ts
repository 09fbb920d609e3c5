import { cellRefusal } from '@qalam/contract/journal/rules.ts'
import { type History, lastDone, lastUndone, noHistory, remember } from '#platform/outbox/history.ts'
import type { Count } from '#platform/outbox/outbox.ts'
import { currentLanguage, textNamed } from '#platform/text.ts'
import { meant } from './entry.ts'
import type { BoardPlace } from './keys.ts'
import { makeLines } from './lines.ts'
import { mergeInto, shapeAround } from './settle.ts'
import { givesScores, isSame, lockOf, type Moment, type Sheet, storedCell, type MarkValue } from './sheet.ts'
import { type Change, type BoardQueue, makeWriter, type Write } from './writes.ts'

/** A write that breaks a rule known on this side; nothing was sent. */
export type Turned = Write & { message: string }

/** `isPast`: a board of another moment, in which nobody writes. */
export type Tools = BoardQueue & { moment: () => Moment; isPast?: boolean }

const isAt = (a: BoardPlace, b: BoardPlace): boolean => a.row === b.row && a.column === b.column

/** The journal on the screen: what the server has, what is on its way, what was turned down. Lives outside React. */
export function makeBoard(journal: Sheet, { outbox, owner, moment, isPast = false }: Tools) {
  const shape = shapeAround(journal)
  const { columns, students } = shape
  const lines = makeLines(journal, columns)
  const listeners = new Set<() => void>()
  let history: History<Change> = noHistory
  /** Cells where something is being typed. */
  let drafts: readonly BoardPlace[] = []
  let count: Count = { waiting: 0, hindered: null }
  let isCounted = false
  const tell = () => {
    isCounted = false
    listeners.forEach((listener) => listener())
  }
  const counted = (): Count => {
    if (isCounted) return count
    isCounted = true
    const { waiting, hindered } = outbox.count(owner)
    const next = { waiting: waiting + drafts.length, hindered }
    if (next.waiting !== count.waiting || hindered !== count.hindered) count = next
    return count
  }
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const { put, heard, takeOver, isWaiting, decided, answerTo } = makeWriter(shape, lines, { outbox, owner })
  takeOver()
  let stops: (() => void)[] = []
  const connect = () => {
    if (stops.length > 0) return
    const arrived = () => {
      takeOver()
      tell()
    }
    stops = [outbox.hear(heard), outbox.watch(tell), outbox.arrived(arrived)]
  }
  connect()

  /** Why a place takes nothing now, in words; null when it may be written. */
  const lockAt = ({ row, column: at }: BoardPlace): string | null => {
    const [column, student] = [columns[at], students[row]]
    const locked = column && student ? lockOf(journal, column, student, moment()) : 'journal.outside'
    return locked && textNamed(locked)
  }
  /** Why a value may not stand at a place, in words; null when it may be sent. */
  const refusalOf = ({ place, value }: Write): string | null => {
    const [column, student] = [columns[place.column], students[place.row]]
    if (!column || !student) return textNamed('journal.outside')
    const locked = lockAt(place)
    if (locked) return locked
    const unfit = cellRefusal(value, column.maxScore, givesScores(journal))
    return unfit && textNamed(`problem.${unfit}`, { max: column.maxScore })
  }
  const valueAt = (place: BoardPlace): MarkValue =>
    lines.cellAt(place)?.value ?? { score: null, sign: null, comment: '' }

  const act = (writes: readonly Write[], undoes: ReadonlyMap<Write, string> = new Map()) => {
    const turned: Turned[] = []
    const changes: Change[] = []
    for (const write of writes) {
      const message = isSame(valueAt(write.place), write.value) ? null : refusalOf(write)
      if (message !== null) turned.push({ ...write, message })
      const change = message === null ? put(write, undoes.get(write)) : null
      if (change) changes.push(change)
    }
    return { changes, turned }
  }
  const write = (writes: readonly Write[]) => {
    const done = act(writes)
    history = remember(history, done.changes)
    tell()
    return done
  }

  /** Shows what is being typed; null takes it away. */
  const draft = (place: BoardPlace, typed: string | null) => {
    const cell = lines.cellAt(place)
    if (!cell || cell.draft === typed) return
    const others = drafts.filter((one) => !isAt(one, place))
    drafts = typed === null ? others : [...others, place]
    lines.set(place, { ...cell, draft: typed })
    tell()
  }
  /** Ends typing: what means a mark is written, anything else stays in its cell as not stored. Answers why not. */
  const enter = (place: BoardPlace): string | null => {
    const typed = lines.cellAt(place)?.draft ?? null
    const max = columns[place.column]?.maxScore ?? 0
    if (typed === null) return null
    draft(place, null)
    const locked = lockAt(place)
    if (locked !== null) return locked
    const meaning = meant(typed, valueAt(place), { max, scored: givesScores(journal) }, currentLanguage())
    if ('value' in meaning) return write([{ place, value: meaning.value }]).turned[0]?.message ?? null

    const [cell, message] = [lines.cellAt(place), textNamed(meaning.unfit, { max })]
    if (cell) lines.set(place, { ...cell, state: 'refused', trouble: { message, wanted: typed, by: null, at: null } })
    tell()
    return message
  }
  /** An act the other way round, as new operations that name the ones they take back. */
  const turnBack = (changes: readonly Change[]): Change[] => {
    const pairs = changes.map(({ place, before, operationId }) => [{ place, value: before }, operationId] as const)
    return act(
      pairs.map(([one]) => one),
      new Map(pairs),
    ).changes
  }

  const undo = (): BoardPlace[] => {
    const { act: last, rest } = lastDone(history)
    if (!last) return []
    const back = turnBack(last)
    history = { ...rest, undone: [...rest.undone, back] }
    tell()
    return back.map(({ place }) => place)
  }

  return {
    journal,
    isPast,
    columns,
    students,
    lockAt,
    refusalOf,
    valueAt,
    draft,
    enter,
    cellAt: lines.cellAt,
    line: lines.line,
    watchRow: lines.watch,
    troubles: lines.troubled,
    flush: outbox.flush,
    watch,
    count: counted,
    /** Whether nothing of this journal waits, is being typed or asks for a decision. */
    isSettled: (): boolean => drafts.length === 0 && !isWaiting() && lines.troubled().length === 0,
    isWaiting: (): boolean => drafts.length > 0 || isWaiting(),
    /** Hears the queue until `stop`. */
    connect,
    stop: () => {
      stops.forEach((stop) => stop())
      stops = []
    },
    /** The page is being left: what is still being typed is entered and sent with the rest. */
    leave: () => {
      drafts.forEach(enter)
      outbox.flush()
    },
    /** Writes cells as one act that can be taken back; what breaks a rule is handed back with its reason. */
    write: (writes: readonly Write[]) => {
      const { changes, turned } = write(writes)
      const isLast = () => lastDone(history).act === changes
      return { changed: changes.length, turned, takeBack: () => (isLast() ? undo().length : 0) }
    },
    /**
     * Writes one cell and tells what the server said: null when it was taken, or when it waits on this device because no
     * answer is to be had.
     */
    writeNow: (one: Write): Promise<string | null> => {
      const { changes, turned } = write([one])
      const [change] = changes
      if (!change || lines.cellAt(one.place)?.state !== 'local') return Promise.resolve(turned[0]?.message ?? null)
      return new Promise((resolve) => {
        const forget = answerTo(change.operationId, (message) => {
          stop()
          resolve(message)
        })
        const stop = watch(() => {
          if (counted().hindered === null) return
          stop()
          forget()
          resolve(null)
        })
        outbox.flush()
      })
    },
    /** Takes back what was written earlier, here or elsewhere, as an act of its own; tells how many cells it changed. */
    revert: (changes: readonly Change[]): number => {
      const back = turnBack(changes)
      history = remember(history, back)
      tell()
      return back.length
    },
    canUndo: (): boolean => history.done.length > 0,
    /** Takes the last act back; tells which cells it changed. */
    undo,
    redo: (): BoardPlace[] => {
      const { act: last, rest } = lastUndone(history)
      if (!last) return []
      const again = turnBack(last)
      history = { ...rest, done: [...rest.done, again] }
      tell()
      return again.map(({ place }) => place)
    },
    /** Puts a refusal aside; `again` sends what was wanted on top of what stands now. */
    resolve: (place: BoardPlace, again: boolean) => {
      const cell = lines.cellAt(place)
      if (!cell?.trouble) return
      const { wanted } = cell.trouble
      if (typeof wanted === 'string') put({ place, value: cell.value })
      else {
        lines.set(place, storedCell(cell.held, cell.version))
        decided(place)
      }
      if (again && typeof wanted !== 'string') write([{ place, value: wanted }])
      tell()
    },
    /** Takes over what the server has, except where this device has something newer on its way. */
    merge: (fresh: Sheet) => mergeInto(lines, shape, fresh),
  }
}

export type Board = ReturnType<typeof makeBoard>
