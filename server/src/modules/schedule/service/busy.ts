import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { BusyTime } from '@qalam/contract/schedule/api.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { takenBeside } from '../views/taken.ts'
import { card } from './card.ts'
import { schoolOf } from './viewer.ts'

/**
 * When, in the week around a day, a lesson cannot stand without a clash; times as on the wire, no names. Only for whoever
 * may move it: 403 for others, 404 for a lesson of another school.
 */
export async function busy(context: Context, uuid: string, day: string): Promise<{ taken: BusyTime[] }> {
  const { can } = await card(context, uuid)
  allow(can.edit)

  const monday = mondayOf(day)
  return {
    taken: await takenBeside(context.db, {
      schoolId: schoolOf(context.actor),
      uuid,
      monday,
      sunday: addDays(monday, 6),
    }),
  }
}
