import { type Role, schoolStaff, management, isOneOf } from '../../kernel/roles.ts'

/** Who somebody is in a talk. */
export type Party = {
  role: Role
  /** The schools where they work or study, a parent those of the children. */
  schools: readonly number[]
}

/** What ties somebody who works in a school to a student, or to the child of a parent, at this moment. */
export type Ties = { leads: boolean; teaches: boolean; substitutes: boolean }

export const noTies: Ties = { leads: false, teaches: false, substitutes: false }

const worksIn = ({ role }: Party): boolean => isOneOf(schoolStaff, role)
const isFamily = ({ role }: Party): boolean => role === 'student' || role === 'parent'
const isTied = ({ leads, teaches, substitutes }: Ties): boolean => leads || teaches || substitutes

/** A school that both belong to. */
const shared = (one: Party, other: Party): boolean => one.schools.some((school) => other.schools.includes(school))

/**
 * Who may begin a talk with whom. People who work in a school write to each other; a student and a parent to who
 * teaches, substitutes or leads the class, and to the social worker, and they to them; the management begins and is
 * answered. Never student to student, parent to parent, over schools; those above a school have the support alone.
 */
export function mayBegin(from: Party, to: Party, ties: Ties): boolean {
  if (!shared(from, to)) return false
  if (worksIn(from) && worksIn(to)) return true
  if (isFamily(from) && isFamily(to)) return false
  const [worker, family] = worksIn(from) ? [from, to] : [to, from]
  if (!worksIn(worker) || !isFamily(family)) return false
  if (isTied(ties) || worker.role === 'social_worker') return true
  return isOneOf(management, worker.role) && worker === from
}

/** Who may write in a talk that stands: whoever may begin it, and whoever the other may begin it with: an answer. */
export const mayWrite = (from: Party, to: Party, ties: Ties): boolean =>
  mayBegin(from, to, ties) || mayBegin(to, from, ties)
