import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import type pg from 'pg'
import { classOfToday } from '../../server/src/testing/class-of-today.ts'
import { askOf, done } from '../../tools/torture/exam-ask.ts'
import { giveWork } from '../../tools/torture/exam-work.ts'
import type { Actor } from '../../server/src/platform/actor.ts'
import { headersOf } from '../figures.ts'
import { tokenOf } from '../record.ts'

export const hour = 3_600_000

/** A class that is large enough for the limits of each of its students, and works that its teacher gives it. */
export async function examClass(pool: pg.Pool, port: number, pupils: number, lessons: number) {
  const { teacher, students: all, cells, schoolId } = await classOfToday(pool, pupils, lessons)
  // The floor tells the values of a call by what they are: nobody may have the number of the school.
  const students = all.filter(({ userId }) => userId !== schoolId)
  await pool.query('vacuum analyze')
  const free = [...new Set(cells.map(({ scheduleUuid }) => scheduleUuid))]
  const ask = askOf(() => [`http://127.0.0.1:${port}`])
  const token = await tokenOf(teacher)
  const closesAt = new Date(Date.now() + 9 * hour)

  const lesson = (): string => {
    const one = free.pop()
    if (!one) throw new Error('Every lesson has a work already')
    return one
  }
  /** A work of three questions that a lesson of its own is given. */
  const given = (): Promise<string> => giveWork({ ask, token, lesson: lesson(), closesAt, minutes: 300 })
  const begun = async (sitting: string, who: Actor): Promise<ExamState> =>
    done(ask, exams.start, { token: await tokenOf(who), params: { sitting }, body: {} })
  return { ask, schoolId, teacher, students, lesson, given, begun }
}

export type ExamClass = Awaited<ReturnType<typeof examClass>>

/** Does it for all, eight at a time. */
export async function eightAtATime<One, Made>(all: readonly One[], make: (one: One, at: number) => Promise<Made>) {
  const made: Made[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < all.length; at = next++) made[at] = await make(all[at]!, at)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return made
}

export const asStudent = (who: Actor) => headersOf(who)
export const pathTo = (path: string, sitting: string): string => path.replace(':sitting', sitting)

/** An answer to the question that is answered by words. */
export function shortIn(state: ExamState): string {
  const question = state.disciplines.flatMap(({ questions }) => questions).find(({ type }) => type === 'short')
  if (!question) throw new Error('The work asks nothing that is answered by words')
  return question.id
}
