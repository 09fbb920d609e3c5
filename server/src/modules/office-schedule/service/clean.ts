import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { Batch, BatchPreview, CleanWeek } from '@qalam/contract/office-schedule/batches.ts'
import { nothingToDo, schoolMoved } from '@qalam/contract/office-schedule/problems.ts'
import { lockDays, takeLessons } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { keptReason, type Left } from '../plan/left.ts'
import { lessonsBetween, type Standing } from '../views/lessons.ts'
import { madeBatch, repeatedBatch } from './batches.ts'
import { previewOf, schoolToChange, stampOf } from './preview.ts'

/** How many lessons of a week would go, and which stay. */
export async function cleanPreview(context: Context, asked: CleanWeek): Promise<BatchPreview> {
  const schoolId = await schoolToChange(context, asked)
  const { gone, left } = await planOf(context, schoolId, asked)
  return previewOf(context, schoolId, { changed: gone, left, stamp: stampOfGone(gone) })
}

/** Takes the lessons of a week away as the preview said; their themes are free again. */
export async function clean(
  context: Context,
  { uuid, stamp, ...asked }: CleanWeek & { uuid: string; stamp: string },
): Promise<Batch> {
  const schoolId = await schoolToChange(context, asked)
  const before = await repeatedBatch(context, schoolId, uuid)
  if (before) return before

  const monday = mondayOf(asked.date)
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  await lockDays(context.db, schoolId, days)
  const { gone } = await planOf(context, schoolId, asked)
  if (stampOfGone(gone) !== stamp) throw schoolMoved()
  if (gone.length === 0) throw nothingToDo()

  const uuids = gone.map((lesson) => lesson.uuid)
  // A mark may come in while nobody looks: the database keeps its lesson.
  const taken = await takeLessons(context.db, schoolId, uuids).catch(orRefuse('mark_lesson', schoolMoved()))
  return madeBatch(context, {
    uuid,
    kind: 'clean',
    asked: { groupId: asked.groupId, from: monday, to: null, quarterId: null },
    entries: taken.map((lesson) => ({ ...lesson, version: null })),
  })
}

/** A lesson that changed meanwhile makes it another plan. */
const stampOfGone = (gone: readonly Standing[]): string => stampOf(gone.map(({ uuid, version }) => [uuid, version]))

async function planOf({ db }: Context, schoolId: number, { date, groupId }: CleanWeek) {
  const from = mondayOf(date)
  const lessons = await lessonsBetween(db, { schoolId, from, until: addDays(from, 6), groupId })
  const left = lessons.flatMap((lesson): Left[] => {
    const reason = keptReason(lesson)
    return reason ? [{ lesson, reason, other: null }] : []
  })
  return { gone: lessons.filter((lesson) => !keptReason(lesson)), left }
}
