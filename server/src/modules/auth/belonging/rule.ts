import { rankOf, type Role } from '@qalam/contract/kernel/roles.ts'

/** An account with all that it opens: the open places of its person, and the open ties to children by their school. */
export type Belonging = {
  personId: number
  hasAccount: boolean
  /** The school that handed out the first sign-in; null for officials, the platform, and who registered by themselves. */
  madeBySchool: number | null
  places: readonly { schoolId: number | null; role: Role }[]
}

/** Who would hand out a password, unlock, take a second factor away, or change names and IIN. */
export type HandingOut = { personId: number; schoolId: number; role: Role }

/** Why an account is not the actor's to open; null where it is. */
export type NotTheirs = 'own' | 'elsewhere' | 'above'

/**
 * Whether an account is opened by somebody of a school: only by the school that made it, while no place or tie of it lies
 * elsewhere or above the actor, and never one's own. An administrator or a director is opened by a director alone
 * (P-POS-3). Judged by all that the account opens, never by the place that was named.
 */
export function notTheirs(
  actor: HandingOut,
  { personId, hasAccount, madeBySchool, places }: Belonging,
): NotTheirs | null {
  if (personId === actor.personId) return 'own'
  if (places.some(({ role }) => isAbove(role, actor.role))) return 'above'
  const isMadeHere = madeBySchool === actor.schoolId || !hasAccount
  return isMadeHere && places.every(({ schoolId }) => schoolId === actor.schoolId) ? null : 'elsewhere'
}

const heads: readonly Role[] = ['director', 'admin']

const isAbove = (role: Role, actor: Role): boolean =>
  rankOf(role) > rankOf(actor) || (heads.includes(role) && actor !== 'director')

/**
 * Whether a person has to be asked before a school binds them: they have an account or an open place elsewhere, and nothing
 * open in the school yet.
 */
export function isKnownElsewhere(schoolId: number, { hasAccount, madeBySchool, places }: Belonging): boolean {
  if (places.some((place) => place.schoolId === schoolId)) return false
  return places.length > 0 || (hasAccount && madeBySchool !== schoolId)
}
