import type { MarkResult } from '@qalam/contract/journal/api.ts'
import type { Ending } from '#platform/outbox/entry.ts'
import type { Outbox } from '#platform/outbox/outbox.ts'
import type { BoardPlace } from './keys.ts'
import type { Lines } from './lines.ts'
import { overlay, settle, type BoardShape } from './settle.ts'
import { isSame, type MarkWrite, storedCell, type MarkValue } from './sheet.ts'

export type Write = { place: BoardPlace; value: MarkValue }

/** One cell of an act: what stood before and what was put there, by which operation. */
export type Change = { place: BoardPlace; before: MarkValue; after: MarkValue; operationId: string }

export type MarksOutbox = Outbox<MarkWrite, MarkResult>

/** Where the marks of a board wait, and in whose name they are typed. */
export type BoardQueue = { outbox: MarksOutbox; owner: string | null }

/** Where a mark stands in the queue: one cell of one lesson. */
const slotOf = ({ scheduleUuid, userId }: Pick<MarkWrite, 'scheduleUuid' | 'userId'>): string =>
  `${scheduleUuid} ${userId}`

/** Puts the writes of a board into the queue and brings their ends home. */
export function makeWriter({ columns, students, placeOf }: BoardShape, lines: Lines, { outbox, owner }: BoardQueue) {
  const answers = new Map<string, (message: string | null) => void>()

  const slotAt = ({ row, column: at }: BoardPlace): string | null => {
    const [column, student] = [columns[at], students[row]]
    return column && student ? slotOf({ scheduleUuid: column.uuid, userId: student.userId }) : null
  }

  /** Null when nothing changes. */
  const put = ({ place, value }: Write, undoes?: string): Change | null => {
    const [column, student, cell] = [columns[place.column], students[place.row], lines.cellAt(place)]
    if (!column || !student || !cell) return null
    const [scheduleUuid, userId] = [column.uuid, student.userId]
    const slot = slotOf({ scheduleUuid, userId })
    const standing = outbox.at(owner, slot)
    if (isSame(cell.value, value)) {
      const state = standing.state === 'typed' ? 'local' : 'stored'
      if (cell.draft !== null || cell.trouble) lines.set(place, { ...cell, draft: null, trouble: null, state })
      outbox.resolve(owner, slot)
      return null
    }
    // What was never sent and now stands as before needs no operation at all.
    if (standing.state === 'typed' && !standing.hasLeft && isSame(cell.held, value)) {
      lines.set(place, storedCell(cell.held, cell.version))
      outbox.withdraw(owner, slot)
      return { place, before: cell.value, after: value, operationId: standing.id }
    }
    lines.set(place, { ...cell, value, draft: null, state: 'local', trouble: null })
    const { score, sign, comment } = value
    const whole = { scheduleUuid, userId, score, sign, comment }
    const operationId = outbox.put({ slot, owner, value: whole, base: cell.version, undoes })
    return { place, before: cell.value, after: value, operationId }
  }

  const heard = ({ hasFollower, ...ending }: Ending<MarkWrite, MarkResult>) => {
    const { entry, answer, message } = ending
    const place = entry.owner === owner ? placeOf(entry.value) : null
    if (!place) return
    settle(lines, place, ending, hasFollower)
    // What somebody else wrote may be the very same value: there is nothing to decide.
    if (!hasFollower && lines.cellAt(place)?.state === 'stored') outbox.resolve(owner, entry.slot)
    answers.get(entry.id)?.(answer ? answer.says.message : message)
    answers.delete(entry.id)
  }

  /** Marks that were typed on another screen, or came back while this one was not there. */
  const takeOver = () => {
    const troubled = outbox.troublesOf(owner).map(({ entry }) => entry)
    for (const { slot, value } of [...outbox.waitingFor(owner), ...troubled]) {
      const place = placeOf(value)
      if (place) overlay(lines, place, outbox.at(owner, slot))
    }
  }

  return {
    put,
    heard,
    takeOver,
    isWaiting: (): boolean => outbox.waitingFor(owner).some(({ value }) => placeOf(value) !== null),
    /** A person has decided about what was not taken. */
    decided: (place: BoardPlace): void => {
      const slot = slotAt(place)
      if (slot !== null) outbox.resolve(owner, slot)
    },
    /** Tells how an operation ended; null when it was taken. */
    answerTo: (operationId: string, tell: (message: string | null) => void): (() => void) => {
      answers.set(operationId, tell)
      return () => void answers.delete(operationId)
    },
  }
}
