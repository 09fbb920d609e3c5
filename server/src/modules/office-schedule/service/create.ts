import type { Batch } from '@qalam/contract/office-schedule/batches.ts'
import { nothingToDo, schoolMoved } from '@qalam/contract/office-schedule/problems.ts'
import { randomUUID } from 'node:crypto'
import { bindIdleThemes, storeLessons, versionsOf } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import type { WantedLesson } from '../plan/copy.ts'
import { type BatchAsked, madeBatch } from './batches.ts'
import { stampOf } from './preview.ts'

type Creating = {
  uuid: string
  kind: Batch['kind']
  asked: BatchAsked
  create: readonly WantedLesson[]
  /** That of the preview. */
  stamp: string
}

/** Creates the lessons of a plan as its preview said: all of them, or none when the school has moved on. */
export async function createLessons(
  context: Context,
  schoolId: number,
  { create, stamp, ...batch }: Creating,
): Promise<Batch> {
  const { db } = context
  if (stampOf(create) !== stamp) throw schoolMoved()
  if (create.length === 0) throw nothingToDo()

  const lessons = create.map(newLesson)
  await storeLessons(db, schoolId, lessons)
    .catch(orRefuse('lesson_teacher_free', schoolMoved()))
    .catch(orRefuse('lesson_cabinet_free', schoolMoved()))
    .catch(orRefuse('lesson_group_free', schoolMoved()))
  await bindIdleThemes(db, schoolId, lessons)

  const versions = await versionsOf(
    db,
    schoolId,
    lessons.map(({ uuid }) => uuid),
  )
  const entries = lessons.map(({ uuid }) => ({ uuid, before: null, version: versions.get(uuid) ?? 1 }))
  return madeBatch(context, { ...batch, entries })
}

const newLesson = ({ date, timeStart, timeEnd, subgroup, ...lesson }: WantedLesson) => ({
  ...lesson,
  uuid: randomUUID(),
  subgroupNumber: subgroup?.number ?? null,
  planLessonUuid: null,
  onDate: date,
  starts: timeStart,
  ends: timeEnd,
})
