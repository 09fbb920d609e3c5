import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { localClock } from '@qalam/contract/kernel/calendar.ts'
import type { Context } from '#platform/context.ts'
import { type MarkedLesson, markedLessons } from '../views/cells.ts'
import { type Frame, journalFrame } from '../views/frame.ts'

/** A lesson with what surrounds it: everything that decides whether it may be marked, and for whom. */
export type Marked = { lesson: MarkedLesson; frame: Frame }

/** The lessons of a batch by uuid, and the name of the caller; what is not of the school is not among them. */
export async function marked(context: Context, schoolId: number, operations: readonly MarkOperation[]) {
  const { actor, db, keeper, now, today } = context
  const asked = { schoolId, userId: actor.userId, today, clock: localClock(now), operations }
  const { lessons, edition, me } = await markedLessons(db, asked)
  const frames = new Map<string, Frame>()
  for (const id of new Set(lessons.map(({ planUuid }) => planUuid)))
    frames.set(id, await keeper.at(journalFrame, { db, schoolId, id }, edition))
  const withFrames = lessons.flatMap((lesson) => {
    const frame = frames.get(lesson.planUuid)
    return frame ? [[lesson.uuid, { lesson, frame }] as const] : []
  })
  return { lessons: new Map<string, Marked>(withFrames), me }
}

/** Whether a student was in the class on the day of the lesson. */
export const belongs = ({ lesson: { date }, frame }: Marked, student: number): boolean =>
  frame.stays.some(
    ({ userId, since, until }) => userId === student && since <= date && (until === null || until > date),
  )

/** The last day of the lesson's quarter, yyyy-MM-dd. */
export const lastDay = ({ lesson: { quarterId, date }, frame }: Marked): string =>
  frame.quarters.find(({ id }) => id === quarterId)?.endsOn ?? date
