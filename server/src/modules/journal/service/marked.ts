import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { Shelf } from '#platform/keeper.ts'
import { type MarkedLesson, markedLessons } from '../views/cells.ts'
import { type Frame, journalFrame } from '../views/frame.ts'

/** Who writes what, where and when. */
export type Call = Pick<Context, 'actor' | 'keeper' | 'now' | 'today'> & {
  /** `now` as it is stored and told, ISO 8601. */
  at: string
  schoolId: number
  operations: readonly MarkOperation[]
}

/**
 * A lesson with what surrounds it: everything that decides whether it may be marked, and for whom. `said` is the lesson's
 * text, by which the database sees whether it is still the same.
 */
export type Marked = { lesson: MarkedLesson; frame: Frame; said: string }

/** What is known for a call: its lessons by uuid, the name of the caller, and the edition of the school that it is of. */
export type Known = { lessons: ReadonlyMap<string, Marked>; me: string; edition: number }

const lessonShelf: Shelf<Marked> = { name: 'journal-lesson', most: 4_000 }
const writerShelf: Shelf<string> = { name: 'journal-writer', most: 4_000 }

const lessonsOf = ({ operations }: Call): string[] => [...new Set(operations.map(({ scheduleUuid }) => scheduleUuid))]

/**
 * What is remembered for some calls, when all of it is, and of one edition each: a class is marked digit by digit. Who
 * writes by it has the database look whether it is still so.
 */
export function remembered(calls: readonly Call[]): [Call, Known][] | null {
  const known: [Call, Known][] = []
  for (const call of calls) {
    const { keeper, schoolId, actor } = call
    const writer = keeper.recall(writerShelf, { schoolId, id: String(actor.userId) })
    if (!writer) return null
    const lessons = new Map<string, Marked>()
    for (const id of lessonsOf(call)) {
      const lesson = keeper.recall(lessonShelf, { schoolId, id })
      if (lesson?.edition !== writer.edition) return null
      lessons.set(id, lesson.value)
    }
    known.push([call, { lessons, me: writer.value, edition: writer.edition }])
  }
  return known
}

/** What is known of each of some calls, in their order. It is remembered. */
export async function marked(db: Db, calls: readonly Call[]): Promise<[Call, Known][]> {
  const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]
  const { lessons, editions, names } = await markedLessons(db, {
    schoolIds: unique(calls.map(({ schoolId }) => schoolId)),
    userIds: unique(calls.map(({ actor }) => actor.userId)),
    uuids: unique(calls.flatMap(lessonsOf)),
  })
  const knownOf = async (call: Call): Promise<Known> => {
    const { actor, keeper, schoolId } = call
    const uuids = new Set(lessonsOf(call))
    const edition = editions[schoolId] ?? 0
    const theirs = new Map<string, Marked>()
    for (const { said, lesson } of lessons) {
      if (lesson.schoolId !== schoolId || !uuids.has(lesson.uuid)) continue
      const frame = await keeper.at(journalFrame, { db, schoolId, id: lesson.planUuid }, edition)
      const marked = { lesson, frame, said }
      keeper.note(lessonShelf, { schoolId, id: lesson.uuid }, edition, marked)
      theirs.set(lesson.uuid, marked)
    }
    const me = names[actor.userId] ?? ''
    keeper.note(writerShelf, { schoolId, id: String(actor.userId) }, edition, me)
    return { lessons: theirs, me, edition }
  }
  const known: [Call, Known][] = []
  for (const call of calls) known.push([call, await knownOf(call)])
  return known
}

/** Whether a lesson has begun by the moment of a call. */
export const hasBegun = ({ lesson: { date, starts } }: Marked, { now, today }: Pick<Call, 'now' | 'today'>): boolean =>
  date < today || (date === today && starts <= localClock(now))

/** Whether a student was in the class on the day of the lesson. */
export const belongs = ({ lesson: { date }, frame }: Marked, student: number): boolean =>
  frame.stays.some(
    ({ userId, since, until }) => userId === student && since <= date && (until === null || until > date),
  )

/** The last day of the lesson's quarter, yyyy-MM-dd. */
export const lastDay = ({ lesson: { quarterId, date }, frame }: Marked): string =>
  frame.quarters.find(({ id }) => id === quarterId)?.endsOn ?? date
