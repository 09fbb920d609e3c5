import { personTold } from '@qalam/contract/invitations/events.ts'
import type { PersonFields } from '@qalam/contract/personnel/person.ts'
import { accountOwn, personStale } from '@qalam/contract/personnel/problems.ts'
import { accounts, endClaimed } from '#modules/auth/public.ts'
import { people } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { refuseOthers } from './account.ts'
import { iinTaken } from './admit.ts'
import { differs, rowOf } from './fields.ts'
import type { SchoolPerson } from './standing.ts'

type Draft = PersonFields & { version: number; phone?: string }

/**
 * Changes what is written of a person, over the version that the caller has seen: 409 with what stands there by now. Of
 * somebody whose account the caller may not open names, IIN and birth date stay as they are.
 */
export async function changePerson(context: Context, person: SchoolPerson, draft: Draft): Promise<void> {
  const { actor, db, now } = context
  const stored = await held(context, person, draft.version)
  const row = rowOf(draft)
  const isTheirs = person.notTheirs === null
  if (!isTheirs && differs(stored, row)) {
    refuseOthers(person)
    throw accountOwn()
  }

  const phone = draft.phone === undefined ? {} : { phone: draft.phone }
  const written = isTheirs ? { ...row, ...phone } : {}
  await people.change(db, person.personId, written).catch(iinTaken)
  const edited = Object.entries(written).filter(([column, value]) => Reflect.get(stored, column) !== value)
  const fields = edited.map(([column]) => column)
  await people.rememberEdits(db, found(actor.schoolId), person.personId, fields, { by: actor.userId, at: now })
  if (fields.some((field) => field !== 'phone')) context.announce(personTold, actor.schoolId, toldTo(person))
  if (fields.includes('iin')) await identified(context, person, row.iin)
  await people.changePlace(db, found(actor.schoolId), person.userId, { is_in_statistic: draft.isInStatistic })
}

const toldTo = ({ personId }: SchoolPerson) => ({ personId, act: 'written' as const })

/** Another IIN is another identity: whoever claimed it is signed out, and so is the person. */
async function identified(context: Context, person: SchoolPerson, iin: string | null): Promise<void> {
  if (iin !== null) await endClaimed(context.db, [iin], context.now)
  await accounts.endSessions(context, person.personId)
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
