import type { PersonFields } from '@qalam/contract/personnel/person.ts'
import { accountElsewhere, personStale } from '@qalam/contract/personnel/problems.ts'
import { endClaimed } from '#modules/auth/public.ts'
import { people } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { iinTaken } from './admit.ts'
import { differs, rowOf } from './fields.ts'
import type { SchoolPerson } from './standing.ts'

type Draft = PersonFields & { version: number; phone?: string }

/**
 * Changes what is written of a person, over the version that the caller has seen: 409 with what stands there by now. Of
 * somebody for whose account another school answers names, IIN and birth date stay as they are.
 */
export async function changePerson(context: Context, person: SchoolPerson, draft: Draft): Promise<void> {
  const { actor, db, now } = context
  const stored = await held(context, person, draft.version)
  const row = rowOf(draft)
  if (!person.isHome && differs(stored, row)) throw accountElsewhere()

  const phone = draft.phone === undefined ? {} : { phone: draft.phone }
  const written = person.isHome ? { ...row, ...phone } : {}
  await people.change(db, person.personId, written).catch(iinTaken)
  const edited = Object.entries(written).filter(([column, value]) => Reflect.get(stored, column) !== value)
  const fields = edited.map(([column]) => column)
  await people.rememberEdits(db, found(actor.schoolId), person.personId, fields, { by: actor.userId, at: now })
  if (row.iin !== null && row.iin !== stored.iin && person.isHome) await endClaimed(db, [row.iin], now)
  await people.changePlace(db, found(actor.schoolId), person.userId, { is_in_statistic: draft.isInStatistic })
}

/** The person, held for a change that was made over a version; 409 when somebody else was quicker. */
export async function held({ db }: Context, { personId }: SchoolPerson, version: number) {
  const stored = found(await people.hold(db, personId))
  if (stored.version !== version)
    throw personStale({
      version: stored.version,
      surname: stored.surname,
      firstname: stored.firstname,
      lastname: stored.patronymic,
      sex: stored.sex === 'w' ? 'w' : 'm',
      bornDate: stored.born_on,
      iin: stored.iin ?? '',
      phone: stored.phone ?? '',
    })
  return stored
}
