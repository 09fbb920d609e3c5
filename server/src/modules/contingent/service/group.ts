import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { openGroup } from '../views/groups.ts'

/** A group of the caller's school that is not archived. */
export async function groupToPut({ actor, db }: Context, groupId: number) {
  return found(await openGroup(db, found(actor.schoolId), groupId))
}
