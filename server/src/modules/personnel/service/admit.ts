import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { personTold } from '@qalam/contract/invitations/events.ts'
import type { Access, Invitation, PersonFields } from '@qalam/contract/personnel/person.ts'
import { accounts, endClaimed } from '#modules/auth/public.ts'
import { type TakePassword } from '#modules/auth/handed-out/public.ts'
import { invite, knownElsewhere } from '#modules/invitations/public.ts'
import { people } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { kindOf } from '../policy.ts'
import { isCalled, rowOf } from './fields.ts'

type Post = { role: 'student' | 'teacher' | 'zavuch' | 'director' | 'admin' | 'social_worker' | 'employee' }
type NewPlace = Post & { positionId: number | null; phone: string | null }
type Known = NonNullable<Awaited<ReturnType<typeof people.byIin>>>
export type Admission = { userId: number; access: Access | null; invitation: Invitation | null }

/**
 * Gives somebody a place in the caller's school. Whoever is known by the IIN keeps name and account. Who belongs elsewhere
 * is invited, and the place opens nothing until they agree; a student comes by the order of the school, but not while
 * another one has them. An account that they registered by themselves proves nothing, and is signed out.
 * Without passwords to take nobody gets a sign-in yet.
 */
export async function admit(
  context: Context,
  fields: PersonFields,
  post: NewPlace,
  take: TakePassword | null,
): Promise<Admission> {
  const { db, now } = context
  const schoolId = found(context.actor.schoolId)
  const known = fields.iin === '' ? undefined : await people.byIin(db, fields.iin)
  const isElsewhere = known !== undefined && (await knownElsewhere(db, schoolId, [known.id])).has(known.id)
  if (known && isElsewhere && !isCalled(known, fields)) throw fieldProblem('iin', 'iin_not_theirs')
  if (known && post.role === 'student' && (await people.studiesElsewhere(db, schoolId, known.id)))
    throw fieldProblem('iin', 'studies_elsewhere')

  const waits = isElsewhere && post.role !== 'student'
  const personId = known?.id ?? (await people.insert(db, { ...rowOf(fields), phone: post.phone }).catch(iinTaken)).id
  const userId = await placeOf(context, { personId, known, fields, post, waits })
  if (fields.iin !== '') await endClaimed(db, [fields.iin], now)
  if (waits) return { userId, access: null, invitation: await invited(context, personId, userId, nameOf(fields)) }

  if (known) context.announce(personTold, schoolId, { personId, act: 'taken-in' })
  const somebody = { personId, surname: known?.surname ?? fields.surname, madeBySchool: schoolId }
  return { userId, access: take && (await accounts.handOut(context, somebody, take)), invitation: null }
}

/** Invites somebody to the place that waits for them; who was invited before gets another sheet from the list. */
export async function invited(
  { actor, db, now }: Context,
  personId: number,
  userId: number,
  name: string,
): Promise<Invitation | null> {
  const [made] = await invite(db, found(actor.schoolId), [{ personId, userId, name }], { by: actor.userId, now })
  return made ? { id: made.id, name, code: made.code } : null
}

type Placing = { personId: number; known: Known | undefined; fields: PersonFields; post: NewPlace; waits: boolean }

async function placeOf(
  { actor, db, now }: Context,
  { personId, known, fields, post, waits }: Placing,
): Promise<number> {
  const schoolId = found(actor.schoolId)
  const state = waits ? { waiting: true, archived_at: now } : { waiting: false, archived_at: null, placed_at: now }
  const before = known && (await waitingPlace(db, schoolId, known.id, post.role))
  if (before !== undefined) {
    await people.changePlace(db, schoolId, before, { role: post.role, position_id: post.positionId, ...state })
    return before
  }
  const place = { person_id: personId, school_id: schoolId, role: post.role, position_id: post.positionId }
  return people
    .addPlace(db, { ...place, created_by: actor.userId, is_in_statistic: fields.isInStatistic, ...state })
    .catch(orRefuse('app_user_place', fieldProblem('iin', 'person-here')))
}

/**
 * The place that waited for the person before, if there is one. A person studies once and works once in a school; who left
 * is taken back from the archive.
 */
async function waitingPlace(
  db: Context['db'],
  schoolId: number,
  personId: number,
  role: Post['role'],
): Promise<number | undefined> {
  const isStudent = kindOf({ role }) === 'student'
  const places = await people.placesIn(db, schoolId, personId)
  const alike = places.filter((place) => isStudent === (place.role === 'student') && place.role !== 'parent')
  if (alike.some(({ archived_at }) => archived_at === null)) throw fieldProblem('iin', 'person-here')
  if (alike.some(({ waiting }) => !waiting)) throw fieldProblem('iin', 'person-archived')
  return alike[0]?.id
}

const nameOf = ({ surname, firstname, lastname }: PersonFields): string =>
  [surname, firstname, lastname].filter(Boolean).join(' ')

export const iinTaken = orRefuse('person_iin', fieldProblem('iin', 'already-exists'))
