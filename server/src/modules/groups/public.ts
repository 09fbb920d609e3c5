import { room } from '@qalam/contract/kernel/event.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { type HeardGroup, isLead, pupilsHeardBy, schemeOf } from './views/choices.ts'

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
 * The rooms whose events each of these people may hear: that of the staff for those who work in a school; for a student and
 * for the parents that of the student and that of the student's group. Nobody's for an official.
 */
export async function roomsOf(db: Db, actors: readonly Actor[]): Promise<string[][]> {
  const families = actors.filter(({ role }) => role === 'student' || role === 'parent')
  const heard = await pupilsHeardBy(
    db,
    families.map(({ userId }) => userId),
  )
  const ofFamily = new Map(heard.map((one) => [one.userId, one]))
  return actors.map(({ userId, role, schoolId }) => {
    const family = ofFamily.get(userId)
    if (family) return roomsOfFamily(family)
    return schoolId === null || role === 'guest' ? [] : [room.school(schoolId), room.staff(schoolId)]
  })
}

const roomsOfFamily = ({ schools, groups, pupils }: HeardGroup): string[] => [
  ...schools.map(room.school),
  ...groups.map(room.group),
  ...pupils.map(room.pupil),
]

export { leadsOf, removeGroups, storeGroups, storeSubgroups } from './repository/bulk.ts'
