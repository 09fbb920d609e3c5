import { room } from '@qalam/contract/kernel/event.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { countOnScheme, isLead, pupilsHeardBy, schemeOf } from './views.ts'

/** How many groups of a school follow a bell table; time-schemes asks before deleting one. */
export const countGroupsOnScheme = (db: Db, schoolId: number, schemeUuid: string): Promise<number> =>
  countOnScheme(db, schoolId, schemeUuid)

/** The bell table that a group of a school follows; nothing for another school's group. */
export const schemeOfGroup = (
  db: Db,
  schoolId: number,
  groupId: number,
): Promise<{ uuid: string | null } | undefined> => schemeOf(db, schoolId, groupId)

/** Whether the actor leads a group of their school that is not archived. */
export const isLeadOf = (db: Db, { userId, schoolId }: Actor, groupId: number): Promise<boolean> =>
  isLead(db, schoolId, userId, groupId)

/**
 * The rooms whose facts a person may hear: the staff room of the school for those who work in it; for a student and for
 * the parents the room of the student and that of the student's group.
 */
export async function roomsOf(db: Db, { userId, schoolId, role }: Actor): Promise<string[]> {
  if (role === 'student' || role === 'parent') {
    const { pupils, groups } = await pupilsHeardBy(db, userId)
    return [...pupils.map(room.pupil), ...groups.map(room.group)]
  }
  return schoolId === null || role === 'guest' ? [] : [room.staff(schoolId)]
}

export { leadsOf, storeGroups, storeMembers, storeSubgroups } from './repository-bulk.ts'
