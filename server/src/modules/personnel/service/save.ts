import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { accessDenied, fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { personnel } from '@qalam/contract/personnel/api.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { positionsOffered, roleOfPosition } from '@qalam/contract/personnel/positions.ts'
import { type TakePassword, withPasswords } from '#modules/auth/handed-out/public.ts'
import { people } from '#modules/people/public.ts'
import { allow, found } from '#platform/access.ts'
import { type Actor, isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { canEdit, canSetRole } from '../policy.ts'
import { type Admission, admit } from './admit.ts'
import { changePerson, held } from './change.ts'
import { employee } from './place.ts'
import type { SchoolPerson } from './standing.ts'

type EmployeeDraft = Parsed<typeof personnel.create>['body']

/** A new employee; the post decides the role. */
export const create = (context: Context, draft: EmployeeDraft): Promise<Admission> =>
  withPasswords(context, 1, (part, take) => hire(part, draft, take))

/** The same in a transaction that is there already; without passwords to take nobody gets a sign-in yet. */
export async function hire(context: Context, draft: EmployeeDraft, take: TakePassword | null): Promise<Admission> {
  const { actor } = context
  allow(isManagement(actor) && actor.schoolId !== null)
  const { positionId, phone } = draft
  const position = offered(actor).find(({ id }) => id === positionId)
  if (roleOfPosition(positionId) === null) throw fieldProblem('positionId', 'invalid')
  if (!position) throw accessDenied()

  const admitted = await admit(context, draft, { role: position.role, positionId, phone }, take)
  context.announce(peopleChanged, actor.schoolId, { userIds: [admitted.userId] })
  return admitted
}

/** Changes an employee; another role is set by a director alone (P-DIR-2). */
export async function update(
  context: Context,
  userId: number,
  draft: Parsed<typeof personnel.update>['body'],
): Promise<{}> {
  const person = await employee(context, userId)
  allow(canEdit(context.actor, person))

  await changePerson(context, person, draft)
  await givePosition(context, person, draft.positionId)
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  return {}
}

/** Gives an employee another post and with it another role. */
export async function updateAccess(
  context: Context,
  userId: number,
  { positionId, version }: Parsed<typeof personnel.updateAccess>['body'],
): Promise<{}> {
  const person = await employee(context, userId)
  allow(canSetRole(context.actor, person))

  await held(context, person, version)
  await givePosition(context, person, positionId)
  await people.change(context.db, person.personId, {})
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  return {}
}

async function givePosition({ actor, db }: Context, person: SchoolPerson, positionId: number): Promise<void> {
  if (positionId === person.positionId) return
  const role = roleOfPosition(positionId)
  if (role === null) throw fieldProblem('positionId', 'invalid')
  const keepsRole = role === person.role || (role === 'teacher' && person.role === 'group-lead')
  allow(keepsRole || canSetRole(actor, person))

  // A teacher keeps the subrole; other posts have none (S-ROLE-1).
  const roles = keepsRole ? {} : { role, subrole: null }
  await people
    .changePlace(db, found(actor.schoolId), person.userId, { position_id: positionId, ...roles })
    .catch(orRefuse('app_user_place', fieldProblem('positionId', 'already-exists')))
}

const offered = (actor: Actor) => (actor.role === 'guest' ? [] : positionsOffered(actor.role))
