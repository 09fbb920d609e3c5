import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { type MarkedLesson, markedLessons } from '../views/cells.ts'
import { type Frame, journalFrame } from '../views/frame.ts'

/** Who writes what, where and when. */
export type Call = Pick<Context, 'actor' | 'keeper' | 'now' | 'today'> & {
  /** `now` as it is stored and told, ISO 8601. */
  at: string
  schoolId: number
  operations: readonly MarkOperation[]
}

/** A lesson with what surrounds it: everything that decides whether it may be marked, and for whom. */
export type Marked = { lesson: MarkedLesson; frame: Frame }

/** The lessons of a call by uuid, and the name of the caller; what is not of the school is not among them. */
export type Known = { lessons: ReadonlyMap<string, Marked>; me: string }

/** What is known of each of some calls, in their order. */
export async function marked(db: Db, calls: readonly Call[]): Promise<[Call, Known][]> {
  const unique = <Item>(items: Item[]): Item[] => [...new Set(items)]
  const { lessons, editions, names } = await markedLessons(db, {
    schoolIds: unique(calls.map(({ schoolId }) => schoolId)),
    userIds: unique(calls.map(({ actor }) => actor.userId)),
    uuids: unique(calls.flatMap(({ operations }) => operations.map(({ scheduleUuid }) => scheduleUuid))),
  })

  const knownOf = async ({ actor, keeper, schoolId, operations }: Call): Promise<Known> => {
    const uuids = new Set(operations.map(({ scheduleUuid }) => scheduleUuid))
    const edition = editions.find((one) => one.schoolId === schoolId)?.edition ?? 0
    const theirs = new Map<string, Marked>()
    for (const lesson of lessons) {
      if (lesson.schoolId !== schoolId || !uuids.has(lesson.uuid)) continue
      const frame = await keeper.at(journalFrame, { db, schoolId, id: lesson.planUuid }, edition)
      theirs.set(lesson.uuid, { lesson, frame })
    }
    return { lessons: theirs, me: names[actor.userId] ?? '' }
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
