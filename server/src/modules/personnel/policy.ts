import { isOneOf, type Role, teaching } from '@qalam/contract/kernel/roles.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

/** What decides about a person of the actor's school. */
export type PersonStanding = {
  userId: number
  personId: number
  role: Role
  isArchived: boolean
  /** The actor leads, or teaches, the student's group. */
  isLed: boolean
  isTaught: boolean
  /** What the school lets its group leads and its teachers change of students (P-CONT-1, P-CONT-2). */
  leadsEdit: boolean
  teachersEdit: boolean
  /** Why the account of the person is not the actor's to open; null where it is. */
  notTheirs: 'own' | 'elsewhere' | 'above' | null
}

export const kindOf = ({ role }: Pick<PersonStanding, 'role'>): 'student' | 'parent' | 'staff' =>
  role === 'student' || role === 'parent' ? role : 'staff'

const isSelf = (actor: Actor, { userId }: PersonStanding) => actor.userId === userId

/** A deputy has no say over an administrator or a director (P-POS-3), who could otherwise be signed in as. */
const isBelow = (actor: Actor, { role }: PersonStanding) =>
  actor.role === 'director' || !(role === 'admin' || role === 'director')

const leads = (actor: Actor, { isLed }: PersonStanding) => isOneOf(teaching, roleOf(actor)) && isLed
const teaches = (actor: Actor, { isLed, isTaught }: PersonStanding) => actor.role === 'teacher' && (isLed || isTaught)
const roleOf = ({ role }: Actor): Role => (role === 'guest' ? 'parent' : role)

export const canSee = (actor: Actor, person: PersonStanding) =>
  isManagement(actor) || (kindOf(person) === 'student' && (leads(actor, person) || teaches(actor, person)))

/** Whether IIN and login are shown: not to who only teaches. */
export const seesAccount = (actor: Actor, person: PersonStanding) => isManagement(actor) || leads(actor, person)

/** The report card of a student is for the lead of the group and for whoever runs the school. */
export const canReport = (actor: Actor, person: PersonStanding) =>
  kindOf(person) === 'student' && (isManagement(actor) || leads(actor, person))

/** P-CONT-1…3, P-POS-3, P-POS-4. */
export const canEdit = (actor: Actor, person: PersonStanding) =>
  !person.isArchived && (isManagement(actor) ? isBelow(actor, person) : isLetEdit(actor, person))

const isLetEdit = (actor: Actor, person: PersonStanding) =>
  kindOf(person) === 'student' &&
  ((actor.role === 'group-lead' && person.isLed && person.leadsEdit) || (teaches(actor, person) && person.teachersEdit))

/** Names and IIN open an account to whoever writes them: they go by the rule of handing a password out. */
export const canEditPerson = (actor: Actor, person: PersonStanding) =>
  canEdit(actor, person) && person.notTheirs === null

/** One's own password is changed with the old one, in the profile. */
export const canHandOut = (actor: Actor, person: PersonStanding) => canEdit(actor, person) && person.notTheirs === null

/** The second factor is taken away by who answers for the school's safety: its director, and an admin of it. */
export const canResetFactor = (actor: Actor, person: PersonStanding) =>
  (actor.role === 'director' || actor.role === 'admin') && canHandOut(actor, person)

/** Only a director sets the role of another employee (P-DIR-2). */
export const canSetRole = (actor: Actor, person: PersonStanding) =>
  actor.role === 'director' && kindOf(person) === 'staff' && !person.isArchived && !isSelf(actor, person)

export const canRemove = (actor: Actor, person: PersonStanding) =>
  isManagement(actor) && !person.isArchived && isBelow(actor, person) && !isSelf(actor, person)

/** P-POS-4: who is archived is restored, and nothing else. */
export const canRestore = (actor: Actor, person: PersonStanding) =>
  isManagement(actor) && person.isArchived && isBelow(actor, person)
