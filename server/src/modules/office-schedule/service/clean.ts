import { addDays, daysBetween, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { Batch, BatchPreview, CancelDays, CleanWeek } from '@qalam/contract/office-schedule/batches.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { factsOfGroup } from '../views/may.ts'
import { schoolToChange } from './preview.ts'
import { removalPreview, removeLessons } from './removal.ts'

type Act = { uuid: string; stamp: string }

/** How many lessons of a week would go, and which stay. */
export async function cleanPreview(context: Context, asked: CleanWeek): Promise<BatchPreview> {
  const schoolId = await schoolToChange(context, asked)
  return removalPreview(context, schoolId, weekOf(asked))
}

/** Takes the lessons of a week away. */
export async function clean(context: Context, { uuid, stamp, ...asked }: CleanWeek & Act): Promise<Batch> {
  const schoolId = await schoolToChange(context, asked)
  const about = { groupId: asked.groupId, from: mondayOf(asked.date), to: null, quarterId: null }
  return removeLessons(context, schoolId, { uuid, stamp, kind: 'clean', asked: about, days: weekOf(asked) })
}

const weekOf = ({ date, groupId }: CleanWeek) => ({
  days: Array.from({ length: 7 }, (_, index) => addDays(mondayOf(date), index)),
  groupIds: groupId === null ? [] : [groupId],
})

/** How many lessons of a quarantine or of days of frost would go, and which stay. */
export async function cancelPreview(context: Context, asked: CancelDays): Promise<BatchPreview> {
  return removalPreview(context, await schoolOfClasses(context, asked), daysIn(asked))
}

/** Takes the lessons of some days away from some classes, or from all. */
export async function cancelDays(context: Context, { uuid, stamp, ...asked }: CancelDays & Act): Promise<Batch> {
  const schoolId = await schoolOfClasses(context, asked)
  const { from, until, groupIds } = asked
  const about = { groupId: null, groupIds, from, to: until, quarterId: null }
  return removeLessons(context, schoolId, { uuid, stamp, kind: 'cancel', asked: about, days: daysIn(asked) })
}

export const daysIn = ({ from, until, groupIds }: CancelDays) => ({
  days: Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index)),
  groupIds,
})

/** Of the whole school it is an act of its management; each class that is named has to be of the school. */
export async function schoolOfClasses(context: Context, { groupIds }: CancelDays): Promise<number> {
  const schoolId = await schoolToChange(context, { groupId: null })
  for (const groupId of groupIds) found(await factsOfGroup(context.db, schoolId, groupId))
  return schoolId
}
