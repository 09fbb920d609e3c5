import type { Batch, BatchPreview } from '@qalam/contract/office-schedule/batches.ts'
import { nothingToDo, schoolMoved } from '@qalam/contract/office-schedule/problems.ts'
import { lockDays, takeLessons } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { keptReason, type Left } from '../plan/left.ts'
import { lessonsBetween, type ChangeableLesson } from '../views/lessons.ts'
import { type BatchAsked, madeBatch, repeatedBatch } from './batches.ts'
import { previewOf, stampOf } from './preview.ts'

/** Days whose lessons go: of some classes, or of all when none is named. */
type Days = { days: readonly string[]; groupIds: readonly number[] }

/** How many lessons would go, and which stay. */
export async function removalPreview(context: Context, schoolId: number, days: Days): Promise<BatchPreview> {
  const { gone, left } = await planOf(context.db, schoolId, days)
  return previewOf(context, schoolId, { changed: gone, left, stamp: stampOfGone(gone) })
}

type Removing = { uuid: string; stamp: string; kind: Batch['kind']; asked: BatchAsked; days: Days }

/** Takes lessons away as the preview said, all or none; their themes are free again. */
export async function removeLessons(
  context: Context,
  schoolId: number,
  { uuid, stamp, kind, asked, days }: Removing,
): Promise<Batch> {
  const { db } = context
  const before = await repeatedBatch(context, schoolId, uuid)
  if (before) return before

  await lockDays(db, schoolId, days.days)
  const { gone } = await planOf(db, schoolId, days)
  if (stampOfGone(gone) !== stamp) throw schoolMoved()
  if (gone.length === 0) throw nothingToDo()

  const uuids = gone.map((lesson) => lesson.uuid)
  // A mark may come in while nobody looks: the database keeps its lesson.
  const taken = await takeLessons(db, schoolId, uuids).catch(orRefuse('mark_lesson', schoolMoved()))
  const entries = taken.map((lesson) => ({ ...lesson, version: null }))
  return madeBatch(context, { uuid, kind, asked, entries })
}

/** A lesson that changed meanwhile makes it another plan. */
const stampOfGone = (gone: readonly ChangeableLesson[]): string =>
  stampOf(gone.map(({ uuid, version }) => [uuid, version]))

async function planOf(db: Db, schoolId: number, { days, groupIds }: Days) {
  const [from = '', until = from] = [days[0], days.at(-1)]
  const all = await lessonsBetween(db, { schoolId, from, until, groupId: null })
  const lessons = groupIds.length === 0 ? all : all.filter(({ groupId }) => groupIds.includes(groupId))
  const left = lessons.flatMap((lesson): Left[] => {
    const reason = keptReason(lesson)
    return reason ? [{ lesson, reason, other: null }] : []
  })
  return { gone: lessons.filter((lesson) => !keptReason(lesson)), left }
}
