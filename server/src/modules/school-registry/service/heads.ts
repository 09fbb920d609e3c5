import type { Access } from '@qalam/contract/personnel/person.ts'
import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import type { Head } from '@qalam/contract/school-registry/api.ts'
import { headsAlready, iinOfAnother } from '@qalam/contract/school-registry/problems.ts'
import { personTold } from '@qalam/contract/invitations/events.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { accounts, endClaimed } from '#modules/auth/public.ts'
import { type TakePassword, withPasswords } from '#modules/auth/handed-out/public.ts'
import { people } from '#modules/people/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { runsPlatform } from '../policy.ts'
import { recordAct } from '../repository.ts'
import { detailsOf, headsOf } from '../views.ts'

/** The post of a director. */
const directorPosition = 1

/** Names one more head of a school that there is. */
export async function nameHead(context: Context, schoolId: number, head: Head): Promise<{ access: Access | null }> {
  allow(runsPlatform(context.actor))
  found(await detailsOf(context.db, schoolId))
  return withPasswords(context, 1, async (part, take) => ({ access: await placeHead(part, schoolId, head, take) }))
}

/**
 * Gives somebody the place of a school's head. Whoever is known by the IIN keeps name and account, and is known by the same
 * name; an account that they registered by themselves proves nothing, and is signed out.
 */
export async function placeHead(
  context: Context,
  schoolId: number,
  head: Head,
  take: TakePassword,
): Promise<Access | null> {
  const { actor, db, now } = context
  const { iin, surname, firstname, lastname } = head
  const known = await people.byIin(db, iin)
  if (known && !isCalled(known, head)) throw iinOfAnother()

  const [sex, born_on] = [found(sexOf(iin)), birthDateOf(iin)]
  const row = { iin, surname, firstname, patronymic: lastname, sex, born_on }
  const personId = known?.id ?? (await people.insert(db, row).catch(orRefuse('person_iin', iinOfAnother()))).id
  const place = { person_id: personId, school_id: schoolId, role: 'director', position_id: directorPosition }
  const userId = await openPlace(context, place)
  await endClaimed(db, [iin], now)
  if (known) context.announce(personTold, schoolId, { personId, act: 'taken-in' })
  const access = await accounts.handOut(
    context,
    { personId, surname: known?.surname ?? surname, madeBySchool: schoolId },
    take,
  )
  await recordAct(db, { schoolId, at: now, userId: actor.userId, kind: 'head', about: `${surname} ${firstname}` })
  context.announce(peopleChanged, schoolId, { userIds: [userId] })
  return access
}

type Place = { person_id: number; school_id: number; role: string; position_id: number }

/** A new place; one that was archived is opened again. */
async function openPlace({ actor, db, now }: Context, place: Place): Promise<number> {
  const places = await people.placesIn(db, place.school_id, place.person_id)
  const before = places.find(({ role }) => role === place.role)
  if (before?.archived_at === null) throw headsAlready()
  if (!before)
    return people
      .addPlace(db, { ...place, created_by: actor.userId, placed_at: now })
      .catch(orRefuse('app_user_place', headsAlready()))

  await people.changePlace(db, place.school_id, before.id, { archived_at: null, waiting: false, placed_at: now })
  return before.id
}

/** A new handed-out password of a head. */
export async function resetHead(context: Context, schoolId: number, userId: number): Promise<Access> {
  const { actor, db, now } = context
  allow(runsPlatform(actor))
  const { personId, surname, name } = found((await headsOf(db, schoolId)).find((head) => head.userId === userId))
  allow(personId !== actor.personId)

  return withPasswords(context, 1, async (part, take) => {
    const access = await accounts.reset(part, { personId, surname, madeBySchool: schoolId }, take)
    await recordAct(part.db, { schoolId, at: now, userId: actor.userId, kind: 'access', about: name })
    part.announce(personTold, schoolId, { personId, act: 'password' })
    return access
  })
}

type Names = { surname: string; firstname: string }
const plain = (name: string) => name.trim().toLocaleLowerCase('kk')
const isCalled = (known: Names, told: Names): boolean =>
  plain(known.surname) === plain(told.surname) && plain(known.firstname) === plain(told.firstname)
