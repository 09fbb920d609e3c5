import { isOneOf, management, type Role, staff, teaching } from '@qalam/contract/kernel/roles.ts'

/** Who asks: the signed-in place of a person. A guest has no ids and passes no policy. */
export type Actor = {
  userId: number
  accountId: number
  personId: number
  sessionId: string
  role: Role | 'guest'
  schoolId: number | null
  regionId: number | null
  departmentId: number | null
}

export const guest: Actor = {
  userId: 0,
  accountId: 0,
  personId: 0,
  sessionId: '',
  role: 'guest',
  schoolId: null,
  regionId: null,
  departmentId: null,
}

const inSet = (set: readonly Role[]) => (actor: Actor) => actor.role !== 'guest' && isOneOf(set, actor.role)

export const isManagement = inSet(management)
export const isStaff = inSet(staff)
export const isTeaching = inSet(teaching)
export const isStudent = (actor: Actor) => actor.role === 'student'
export const isParent = (actor: Actor) => actor.role === 'parent'
