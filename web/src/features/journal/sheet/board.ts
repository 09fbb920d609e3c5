import type { MarkOperation, MarkResult, QuarterJournal } from '@qalam/contract/journal/api.ts'
import { cellRefusal } from '@qalam/contract/journal/rules.ts'
import { textNamed } from '#platform/text.ts'
import { columnsOf, givesScores, isSame, lockOf, type Moment, storedCell, studentsOf, type Value } from './grid.ts'
import { type Change, type History, lastDone, lastUndone, noHistory, remember } from './history.ts'
import type { Place } from './keys.ts'
import { type Lines, makeLines } from './lines.ts'
import { type Count, makePending, type PendingOptions } from './pending.ts'

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

/** What stands where: the fixed shape of a journal on the screen. */
function shapeAround(journal: QuarterJournal) {
  const columns = columnsOf(journal)
  const students = studentsOf(journal)
  const placeOf = ({ scheduleUuid, userId }: { scheduleUuid: string; userId: number }): Place => ({
    row: students.findIndex((student) => student.userId === userId),
    column: columns.findIndex(({ uuid }) => uuid === scheduleUuid),
  })
  return { journal, columns, students, placeOf }
}
type Shape = ReturnType<typeof shapeAround>

/** Brings an answer into its cell: taken, refused, or overtaken by somebody else's write. */
function settle(lines: Lines, place: Place, operation: MarkOperation, result: MarkResult, follower: boolean): void {
  const cell = lines.cellAt(place)
  if (!cell) return
  const { version, by, at, score, sign, comment } = result.current
  const held = { score, sign, comment }
  if (follower) return lines.set(place, { ...cell, held, version })

  const wanted = { score: operation.score, sign: operation.sign, comment: operation.comment }
  const isTaken = result.outcome === 'stored' || result.outcome === 'repeated' || isSame(wanted, held)
  if (isTaken) return lines.set(place, { ...storedCell(held, version), draft: cell.draft })
  const trouble = { message: result.message ?? '', wanted, by, at }
  lines.set(place, { ...storedCell(held, version), state: result.outcome === 'stale' ? 'stale' : 'refused', trouble })
}

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
    if (isSame(cell.value, value)) {
      if (cell.draft) lines.set(place, { ...cell, draft: null })
      return null
    }
    const [scheduleUuid, userId] = [column.uuid, student.userId]
    const isFlying = pending.isFlying(scheduleUuid, userId)
    const unsent = pending.unsent(scheduleUuid, userId)
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

/** The journal on the screen: what the server has, what is on its way, what was turned down. Lives outside React. */
export function makeBoard(journal: QuarterJournal, tools: Tools) {
  const shape = shapeAround(journal)
  const { columns, students } = shape
  const lines = makeLines(journal, columns)
  const listeners = new Set<() => void>()
  const answers: Answers = new Map()
  let history: History = noHistory
  let count: Count = { waiting: 0, lost: false }
  const tell = () => {
    count = pending.count()
    listeners.forEach((listener) => listener())
  }
  const { pending, put } = writerFor(shape, lines, tools, answers, () => tell())

  /** Why a value may not stand at a place, in words; null when it may be sent. */
  const refusalOf = ({ place, value }: Write): string | null => {
    const [column, student] = [columns[place.column], students[place.row]]
    if (!column || !student) return textNamed('journal.outside')
    const locked = lockOf(journal, column, student, tools.moment())
    if (locked) return textNamed(locked)
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
    return done
  }
  /** An act the other way round, as new operations that name the ones they take back. */
  const turnBack = (changes: readonly Change[]): Change[] => {
    const pairs = changes.map(({ place, before, operationId }) => [{ place, value: before }, operationId] as const)
    return act(
      pairs.map(([one]) => one),
      new Map(pairs),
    ).changes
  }

  const undo = (): number => {
    const { act: last, rest } = lastDone(history)
    if (!last) return 0
    const back = turnBack(last)
    history = { ...rest, undone: [...rest.undone, back] }
    return back.length
  }

  return {
    journal,
    columns,
    students,
    refusalOf,
    valueAt,
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
    /** Shows digits that may still grow; null takes them away. */
    draft: (place: Place, value: Value | null) => {
      const cell = lines.cellAt(place)
      if (cell && (cell.draft ?? value)) lines.set(place, { ...cell, draft: value })
    },
    /** Writes cells as one act that can be taken back; what breaks a rule is handed back with its reason. */
    write: (writes: readonly Write[]) => {
      const { changes, turned } = write(writes)
      const isLast = () => lastDone(history).act === changes
      return { changed: changes.length, turned, takeBack: () => (isLast() ? undo() : 0) }
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
    /** Takes the last act back; tells how many cells it changed. */
    undo,
    redo: (): number => {
      const { act: last, rest } = lastUndone(history)
      if (!last) return 0
      const again = turnBack(last)
      history = { ...rest, done: [...rest.done, again] }
      return again.length
    },
    /** Puts a refusal aside; `again` sends what was wanted on top of what stands now. */
    resolve: (place: Place, again: boolean) => {
      const cell = lines.cellAt(place)
      if (!cell?.trouble) return
      lines.set(place, storedCell(cell.held, cell.version))
      if (again) write([{ place, value: cell.trouble.wanted }])
      tell()
    },
    /** Takes over what the server has, except where this device has something newer on its way. */
    merge: (fresh: QuarterJournal) => mergeInto(lines, shape, fresh),
  }
}

export type Board = ReturnType<typeof makeBoard>

function mergeInto(lines: Lines, { columns, students }: Shape, fresh: QuarterJournal): void {
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
