import type { Context } from '#platform/context.ts'
import { found } from '#platform/access.ts'
import { cardOf, type WireCard } from '../views/card.ts'
import { lessonBy } from '../views/lessons.ts'
import { scheduleNames } from '../views/names.ts'
import { schoolOf } from './viewer.ts'

/** The card of one lesson of the caller's school in its wire form; 404 where there is none. */
export async function card({ actor, db, keeper }: Context, uuid: string): Promise<WireCard> {
  const schoolId = schoolOf(actor)
  const { value, rows } = await keeper.with(scheduleNames, { db, schoolId }, () => lessonBy(db, schoolId, uuid))
  return cardOf(found(rows[0]), value, actor)
}
