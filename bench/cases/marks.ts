import { journal } from '@qalam/contract/journal/api.ts'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../../server/src/platform/actor.ts'
import { type Cases, type Figure, headersOf, type Recorder } from '../figures.ts'
import type { Statement } from '../record.ts'
import type { Measured } from '../school.ts'

// Everybody marks one student of a lesson, or its whole class, and each lesson is marked by the product or by the floor.
export const cases: Cases = {
  order: 30,
  make: async ({ unmarked }, recorded) => {
    const of = (place: number) => unmarked.filter((_, index) => index % 4 === place)
    const alone = (lessons: Measured['unmarked']) =>
      lessons.map((one) => ({ ...one, students: one.students.slice(0, 1) }))
    const thirty = await marking(
      recorded,
      { name: 'marks saved', about: '30 marks of a lesson in one call', ratio: 0.5 },
      { ours: of(0), floor: of(1) },
    )
    const one = await marking(
      recorded,
      { name: 'a mark saved', about: 'one mark in a call', ratio: 0.5 },
      { ours: alone(of(2)), floor: alone(of(3)) },
    )
    return [thirty, one]
  },
}

/** A lesson with its class, and who marks it. */
type Marked = { teacher: Actor; lesson: string; students: number[] }

/** Marks of a lesson in one call; the product and the floor each have eight lessons of their own. */
export async function marking(
  recorded: Recorder,
  about: Pick<Figure, 'name' | 'about' | 'ratio'>,
  lessons: { ours: readonly Marked[]; floor: readonly Marked[] },
): Promise<Figure> {
  const figure: Figure = { ...about, ours: [], floor: [], reads: {}, writes: {} }
  for (const { teacher, lesson, students } of lessons.ours) {
    const headers = await headersOf(teacher)
    figure.ours.push({ kind: 'marks', lesson, students, path: journal.storeDay.path, headers, since: 0 })
  }
  for (const { teacher, lesson, students } of lessons.floor) {
    const path = `/${figure.name.replaceAll(' ', '-')}/${lesson}`
    figure.writes[path] = await recordedWrite(recorded, teacher, lesson, students)
    figure.floor.push({ kind: 'marks', lesson, students, path, headers: {}, since: 2 })
  }
  return figure
}

/**
 * The statements of a write, told from a second one by what differs in them: ids and versions are those of each call.
 * Afterwards the cells of the lesson stand at version 2.
 */
async function recordedWrite(recorded: Recorder, who: Actor, lesson: string, students: number[]): Promise<Statement[]> {
  const { path } = journal.storeDay
  const write = (baseVersion: number) => {
    const cell = { scheduleUuid: lesson, baseVersion, score: 9, sign: null }
    const operations = students.map((userId) => ({ ...cell, userId, operationId: randomUUID() }))
    return recorded.statements({ endpoint: journal.storeDay, path, who, body: { operations } })
  }
  const [one, other] = [await write(0), await write(1)]
  return other.map((statement, index) => ({
    ...statement,
    values: statement.values.map((value, place) => ofEachCall(value, one[index]?.values[place])),
  }))
}

/** The cells of a call are the list that differs from one call to the next. */
function ofEachCall(value: unknown, before: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[') || value === before) return value
  return { each: JSON.parse(value) }
}
