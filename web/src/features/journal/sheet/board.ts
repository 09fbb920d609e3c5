import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { cellRefusal } from '@qalam/contract/journal/rules.ts'
import { currentLanguage, textNamed } from '#platform/text.ts'
import { meant } from './entry.ts'
import { givesScores, isSame, lockOf, type Moment, type Sheet, storedCell, type Value } from './grid.ts'
import { type Change, type History, lastDone, lastUndone, noHistory, remember } from './history.ts'
import type { Place } from './keys.ts'
import { type Lines, makeLines } from './lines.ts'
import { type Count, makePending, type PendingOptions } from './pending.ts'
import { mergeInto, settle, type Shape, shapeAround } from './settle.ts'

export type Write = { place: Place; value: Value }
/** A write that breaks a rule known on this side; nothing was sent. */
export type Turned = Write & { message: string }

export type Tools = {
  send: PendingOptions['send']
  id: () => string
  moment: () => Moment
  instant: () => string
}

type Answers = Map<string, (message: string | null) => void>

/** Sends the writes of a board and brings their answers home. */
function writerFor(
  { columns, students, placeOf }: Shape,
  lines: Lines,
  tools: Tools,
  answers: Answers,
  tell: () => void,
) {
  const answer = ({ operationId }: MarkOperation, message: string | null) => {
    answers.get(operationId)?.(message)
    answers.delete(operationId)
  }
  const pending = makePending({
    send: tools.send,
    changed: tell,
    answered: (operation, result, follower) => {
      settle(lines, placeOf(operation), operation, result, follower)
      answer(operation, result.message)
    },
    turnedDown: (operation, message) => {
      const place = placeOf(operation)
      const cell = lines.cellAt(place)
      const wanted = { score: operation.score, sign: operation.sign, comment: operation.comment }
      const trouble = { message, wanted, by: null, at: null }
      if (cell) lines.set(place, { ...storedCell(cell.held, cell.version), state: 'refused', trouble })
      answer(operation, message)
    },
  })

  const put = ({ place, value }: Write, undoes?: string): Change | null => {
    const [column, student, cell] = [columns[place.column], students[place.row], lines.cellAt(place)]
    if (!column || !student || !cell) return null
    const [scheduleUuid, userId] = [column.uuid, student.userId]
    const isFlying = pending.isFlying(scheduleUuid, userId)
    const unsent = pending.unsent(scheduleUuid, userId)
    if (isSame(cell.value, value)) {
      const state = isFlying || unsent ? 'local' : 'stored'
      if (cell.draft !== null || cell.trouble) lines.set(place, { ...cell, draft: null, trouble: null, state })
      return null
    }
    const operationId = unsent?.operationId ?? tools.id()
    const change = { place, before: cell.value, after: value, operationId }
    // What was never sent and now stands as before needs no operation at all.
    if (unsent && !isFlying && isSame(cell.held, value)) {
      lines.set(place, storedCell(cell.held, cell.version))
      pending.withdraw(operationId)
      return change
    }
    lines.set(place, { ...cell, value, draft: null, state: 'local', trouble: null })
    const base = { operationId, scheduleUuid, userId, baseVersion: isFlying ? null : cell.version }
    pending.add({ ...base, ...value, deviceAt: tools.instant(), ...(undoes !== undefined && { undoes }) })
    return change
  }
  return { pending, put }
}

const isAt = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column

/** The journal on the screen: what the server has, what is on its way, what was turned down. Lives outside React. */
export function makeBoard(journal: Sheet, tools: Tools) {
  const shape = shapeAround(journal)
  const { columns, students } = shape
  const lines = makeLines(journal, columns)
  const listeners = new Set<() => void>()
  const answers: Answers = new Map()
  let history: History = noHistory
  let count: Count = { waiting: 0, hindered: null }
  /** Cells where something is being typed. */
  let drafts: readonly Place[] = []
  const tell = () => {
    const { waiting, hindered } = pending.count()
    count = { waiting: waiting + drafts.length, hindered }
    listeners.forEach((listener) => listener())
  }
  const { pending, put } = writerFor(shape, lines, tools, answers, () => tell())

  /** Why a place takes nothing now, in words; null when it may be written. */
  const lockAt = ({ row, column: at }: Place): string | null => {
    const [column, student] = [columns[at], students[row]]
    const locked = column && student ? lockOf(journal, column, student, tools.moment()) : 'journal.outside'
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
  const valueAt = (place: Place): Value => lines.cellAt(place)?.value ?? { score: null, sign: null, comment: '' }

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
  const draft = (place: Place, typed: string | null) => {
    const cell = lines.cellAt(place)
    if (!cell || cell.draft === typed) return
    const others = drafts.filter((one) => !isAt(one, place))
    drafts = typed === null ? others : [...others, place]
    lines.set(place, { ...cell, draft: typed })
    tell()
  }
  /** Ends typing: what means a mark is written, anything else stays in its cell as not stored. Answers why not. */
  const enter = (place: Place): string | null => {
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

  const undo = (): Place[] => {
    const { act: last, rest } = lastDone(history)
    if (!last) return []
    const back = turnBack(last)
    history = { ...rest, undone: [...rest.undone, back] }
    return back.map(({ place }) => place)
  }

  return {
    journal,
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
    flush: pending.flush,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    count: () => count,
    /** The page is being left: what is still being typed is entered and sent with the rest. */
    leave: () => {
      drafts.forEach(enter)
      pending.flush()
    },
    /** Writes cells as one act that can be taken back; what breaks a rule is handed back with its reason. */
    write: (writes: readonly Write[]) => {
      const { changes, turned } = write(writes)
      const isLast = () => lastDone(history).act === changes
      return { changed: changes.length, turned, takeBack: () => (isLast() ? undo().length : 0) }
    },
    /** Writes one cell and tells what the server said: null when it was taken, else why not. */
    writeNow: (one: Write): Promise<string | null> => {
      const { changes, turned } = write([one])
      const [change] = changes
      if (!change || count.waiting === 0) return Promise.resolve(turned[0]?.message ?? null)
      const answer = new Promise<string | null>((hear) => answers.set(change.operationId, hear))
      pending.flush()
      return answer
    },
    /** Takes the last act back; tells which cells it changed. */
    undo,
    redo: (): Place[] => {
      const { act: last, rest } = lastUndone(history)
      if (!last) return []
      const again = turnBack(last)
      history = { ...rest, done: [...rest.done, again] }
      return again.map(({ place }) => place)
    },
    /** Puts a refusal aside; `again` sends what was wanted on top of what stands now. */
    resolve: (place: Place, again: boolean) => {
      const cell = lines.cellAt(place)
      if (!cell?.trouble) return
      const { wanted } = cell.trouble
      if (typeof wanted === 'string') put({ place, value: cell.value })
      else lines.set(place, storedCell(cell.held, cell.version))
      if (again && typeof wanted !== 'string') write([{ place, value: wanted }])
      tell()
    },
    /** Takes over what the server has, except where this device has something newer on its way. */
    merge: (fresh: Sheet) => mergeInto(lines, shape, fresh),
  }
}

export type Board = ReturnType<typeof makeBoard>
