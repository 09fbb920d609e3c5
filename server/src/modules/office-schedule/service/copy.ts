import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Batch, BatchPreview, CopyWeek } from '@qalam/contract/office-schedule/batches.ts'
import { nothingToDo, schoolMoved } from '@qalam/contract/office-schedule/problems.ts'
import { randomUUID } from 'node:crypto'
import { bindIdleThemes, lockDays, storeLessons, versionsOf } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { planCopy, spanOf, targetsOf, type Wanted } from '../plan/copy.ts'
import { calendarOf } from '../views/calendar.ts'
import { lessonsBetween } from '../views/lessons.ts'
import { madeBatch, repeatedBatch } from './batches.ts'
import { previewOf, schoolToChange, stampOf } from './preview.ts'

/** What a copy would create and leave out. */
export async function copyPreview(context: Context, asked: CopyWeek): Promise<BatchPreview> {
  const schoolId = await schoolToChange(context, asked)
  const { create, left } = await planOf(context, schoolId, asked)
  return previewOf(context, schoolId, { changed: create, left, stamp: stampOf(create) })
}

/** Copies a week as its preview said: all of it, or nothing when the school has moved on. */
export async function copy(
  context: Context,
  { uuid, stamp, ...asked }: CopyWeek & { uuid: string; stamp: string },
): Promise<Batch> {
  const { db } = context
  const schoolId = await schoolToChange(context, asked)
  const before = await repeatedBatch(context, schoolId, uuid)
  if (before) return before

  const { create } = await planOf(context, schoolId, asked, true)
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
    lessons.map((lesson) => lesson.uuid),
  )
  const { dateFrom, dateTo, quarterId, isForQuarter, groupId } = asked
  return madeBatch(context, {
    uuid,
    kind: 'copy',
    asked: {
      groupId,
      from: mondayOf(dateFrom),
      to: isForQuarter === 1 || dateTo === null ? null : mondayOf(dateTo),
      quarterId: isForQuarter === 1 ? quarterId : null,
    },
    entries: lessons.map((lesson) => ({ uuid: lesson.uuid, before: null, version: versions.get(lesson.uuid) ?? 1 })),
  })
}

async function planOf({ db, today }: Context, schoolId: number, asked: CopyWeek, hold = false) {
  const calendar = await calendarOf(db, schoolId)
  const source = mondayOf(asked.dateFrom)
  const quarter = calendar.quarters.find(({ id }) => id === asked.quarterId)
  if (!quarter) throw fieldProblem('quarterId', 'office-schedule.no-quarter')
  const targets = targetsOf(asked, quarter, today)
  const [target] = targets
  if (target === undefined) throw fieldProblem('quarterId', 'office-schedule.no-weeks')
  if (asked.isForQuarter === 0) {
    if (target === source) throw fieldProblem('dateTo', 'office-schedule.same-week')
    if (target > quarter.endsOn || addDays(target, 6) < quarter.startsOn)
      throw fieldProblem('dateTo', 'office-schedule.other-quarter')
  }

  const { from, until } = spanOf(targets)
  if (hold) await lockDays(db, schoolId, daysOf([source, ...targets]))
  return planCopy({
    source: await lessonsBetween(db, { schoolId, from: source, until: addDays(source, 6), groupId: asked.groupId }),
    standing: await lessonsBetween(db, { schoolId, from, until, groupId: null }),
    calendar,
    targets,
    notBefore: asked.isForQuarter === 1 ? today : from,
  })
}

const daysOf = (mondays: readonly string[]): string[] =>
  mondays.flatMap((monday) => Array.from({ length: 7 }, (_, index) => addDays(monday, index)))

const newLesson = ({ date, timeStart, timeEnd, subgroup, ...lesson }: Wanted) => ({
  ...lesson,
  uuid: randomUUID(),
  subgroupNumber: subgroup?.number ?? null,
  planLessonUuid: null,
  onDate: date,
  starts: timeStart,
  ends: timeEnd,
})
