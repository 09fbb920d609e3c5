import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Batch, BatchPreview, CopyWeek } from '@qalam/contract/office-schedule/batches.ts'
import { lockDays } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import { daysOf, planCopy, spanOf, targetsOf } from '../plan/copy.ts'
import { calendarOf } from '../views/calendar.ts'
import { lessonsBetween } from '../views/lessons.ts'
import { repeatedBatch } from './batches.ts'
import { createLessons } from './create.ts'
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
  const schoolId = await schoolToChange(context, asked)
  const before = await repeatedBatch(context, schoolId, uuid)
  if (before) return before

  const { create } = await planOf(context, schoolId, asked, true)
  const { dateFrom, dateTo, quarterId, isForQuarter, groupId } = asked
  return createLessons(context, schoolId, {
    uuid,
    kind: 'copy',
    create,
    stamp,
    asked: {
      groupId,
      from: mondayOf(dateFrom),
      to: isForQuarter === 1 || dateTo === null ? null : mondayOf(dateTo),
      quarterId: isForQuarter === 1 ? quarterId : null,
    },
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
