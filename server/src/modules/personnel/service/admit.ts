import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Access, PersonFields } from '@qalam/contract/personnel/person.ts'
import { accounts, endClaimed } from '#modules/auth/public.ts'
import { people } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { kindOf } from '../policy.ts'
import { rowOf } from './fields.ts'

type Post = { role: 'student' | 'teacher' | 'zavuch' | 'director' | 'admin' | 'social_worker' | 'employee' }
type NewPlace = Post & { positionId: number | null; phone: string | null }

/**
 * Gives somebody a place in the caller's school. Whoever is known by the IIN keeps name and account and gets a place
 * beside the others; an account that they registered by themselves proves nothing, and is signed out.
 */
export async function admit(
  context: Context,
  fields: PersonFields,
  { role, positionId, phone }: NewPlace,
): Promise<{ userId: number; access: Access | null }> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const known = fields.iin === '' ? undefined : await people.byIin(db, fields.iin)
  if (known) await refuseWhoIsHere(context, schoolId, known.id, role)

  const personId = known?.id ?? (await people.insert(db, { ...rowOf(fields), phone }).catch(iinTaken)).id
  const place = { person_id: personId, school_id: schoolId, role, position_id: positionId, created_by: actor.userId }
  const userId = await people
    .addPlace(db, { ...place, is_in_statistic: fields.isInStatistic, placed_at: now })
    .catch(orRefuse('app_user_place', fieldProblem('iin', 'person-here')))
  if (fields.iin !== '') await endClaimed(db, [fields.iin], now)
  const access = await accounts.handOut(context, { personId, surname: known?.surname ?? fields.surname })
  return { userId, access }
}

/** A person studies once and works once in a school; who left is taken back from the archive. */
async function refuseWhoIsHere({ db }: Context, schoolId: number, personId: number, role: Post['role']) {
  const kind = kindOf({ role })
  const places = await people.placesIn(db, schoolId, personId)
  const alike = places.filter((place) => (kind === 'student') === (place.role === 'student') && place.role !== 'parent')
  if (alike.some(({ archived_at }) => archived_at === null)) throw fieldProblem('iin', 'person-here')
  if (alike.length > 0) throw fieldProblem('iin', 'person-archived')
}

export const iinTaken = orRefuse('person_iin', fieldProblem('iin', 'already-exists'))
