import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Batch, BatchPreview, OrderDay } from '@qalam/contract/office-schedule/batches.ts'
import { orderBlocked } from '@qalam/contract/office-schedule/problems.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { Changing } from '../plan/days.ts'
import { planOrder } from '../plan/order.ts'
import { lessonsBetween } from '../views/lessons.ts'
import { change, shown } from './days.ts'
import { schoolToChange } from './preview.ts'

/** Which lessons of a day would get another time, and which cannot. */
export async function orderPreview(context: Context, asked: OrderDay): Promise<BatchPreview> {
  const schoolId = await schoolToChange(context, asked)
  return shown(context, schoolId, await ordering(context.db, schoolId, asked))
}

/** Puts the lessons of a day into another order as the preview said, all or none. */
export async function changeOrder(
  context: Context,
  { uuid, stamp, ...asked }: OrderDay & { uuid: string; stamp: string },
): Promise<Batch> {
  const schoolId = await schoolToChange(context, asked)
  const { groupId, date } = asked
  const plan = async () => {
    const planned = await ordering(context.db, schoolId, asked)
    if (planned.left.length > 0) throw orderBlocked()
    return planned
  }
  const about = { groupId, from: date, to: date, quarterId: null }
  return change(context, schoolId, { uuid, stamp, kind: 'order', asked: about, days: [date], plan })
}

async function ordering(db: Db, schoolId: number, { groupId, date, lessons }: OrderDay): Promise<Changing> {
  const all = await lessonsBetween(db, { schoolId, from: date, until: date, groupId: null })
  const [mine, others] = [all.filter((one) => one.groupId === groupId), all.filter((one) => one.groupId !== groupId)]
  const planned = planOrder(mine, others, lessons)
  if (!planned) throw fieldProblem('lessons', 'office-schedule.other-lessons')
  return planned
}
