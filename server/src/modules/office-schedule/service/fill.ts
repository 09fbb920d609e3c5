import { yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Batch, BatchPreview } from '@qalam/contract/office-schedule/batches.ts'
import type { FillWeek } from '@qalam/contract/office-schedule/ref.ts'
import { lockDays } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import { daysOf, planCopy, spanOf, targetsOf } from '../plan/copy.ts'
import { calendarOf } from '../views/calendar.ts'
import { lessonsBetween } from '../views/lessons.ts'
import { slotsAsLessons } from '../views/slots.ts'
import { repeatedBatch } from './batches.ts'
import { createLessons } from './create.ts'
import { previewOf, schoolToChange, stampOf } from './preview.ts'

/** What filling from the reference week would create and leave out. */
export async function fillPreview(context: Context, asked: FillWeek): Promise<BatchPreview> {
  const schoolId = await schoolToChange(context, asked)
  const { create, left } = await planOf(context, schoolId, asked)
  return previewOf(context, schoolId, { changed: create, left, stamp: stampOf(create) })
}

/** Puts the reference week on dates, beside what stands there. */
export async function fill(
  context: Context,
  { uuid, stamp, ...asked }: FillWeek & { uuid: string; stamp: string },
): Promise<Batch> {
  const schoolId = await schoolToChange(context, asked)
  const before = await repeatedBatch(context, schoolId, uuid)
  if (before) return before

  const { create, targets } = await planOf(context, schoolId, asked, true)
  const [from = ''] = targets
  const { groupId, quarterId, isForQuarter } = asked
  const about = { groupId, from, to: null, quarterId: isForQuarter === 1 ? quarterId : null }
  return createLessons(context, schoolId, { uuid, kind: 'fill', asked: about, create, stamp })
}

/** A Monday before all quarters: a slot has no date, and no week is the one that it comes from. */
const noWeek = '2000-01-03'

async function planOf({ db, today }: Context, schoolId: number, asked: FillWeek, hold = false) {
  const calendar = await calendarOf(db, schoolId)
  const quarter = calendar.quarters.find(({ id }) => id === asked.quarterId)
  if (!quarter) throw fieldProblem('quarterId', 'office-schedule.no-quarter')
  const targets = targetsOf({ ...asked, dateFrom: noWeek }, quarter, today)
  const { from, until } = spanOf(targets)
  if (targets.length === 0) throw fieldProblem('quarterId', 'office-schedule.no-weeks')
  if (from > quarter.endsOn || until < quarter.startsOn) throw fieldProblem('dateTo', 'office-schedule.other-quarter')

  if (hold) await lockDays(db, schoolId, daysOf(targets))
  const year = yearOfQuarter(asked.quarterId)
  const plan = planCopy({
    source: await slotsAsLessons(db, schoolId, { groupId: asked.groupId, year, monday: noWeek, today }),
    standing: await lessonsBetween(db, { schoolId, from, until, groupId: null }),
    calendar,
    targets,
    notBefore: asked.isForQuarter === 1 ? today : from,
  })
  return { ...plan, targets }
}
