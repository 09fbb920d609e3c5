import { serviceSchool, type TicketType } from '@qalam/contract/support/rules.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

/** Whether the caller is named among those who answer. */
export type SupportStanding = { isAgent: boolean }
type Asked = { userId: number; schoolId: number | null; type: TicketType }

/** Agents of the service school answer everything; the admin of a school answers what is about signing in to it. */
export const canServe = (actor: Actor, { isAgent }: SupportStanding, { schoolId, type }: Asked): boolean =>
  isAgent || (actor.role === 'admin' && type === 'sign_in' && schoolId !== null && schoolId === actor.schoolId)

export const isAsker = (actor: Actor, { userId }: Asked): boolean => actor.userId === userId

/** Who has a desk at all. */
export const hasDesk = (actor: Actor, { isAgent }: SupportStanding): boolean => isAgent || actor.role === 'admin'

/** The management of the service school names its agents. */
export const canNameAgents = (actor: Actor): boolean => isManagement(actor) && actor.schoolId === serviceSchool
