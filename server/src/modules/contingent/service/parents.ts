import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { type FieldComplaint, FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import type { Access } from '@qalam/contract/personnel/person.ts'
import { birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { accounts, endClaimed } from '#modules/auth/public.ts'
import { storePeople, storePlaces } from '#modules/people/public.ts'
import { canEdit, personOfIin } from '#modules/personnel/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { replaceGuardians } from '../repository/guardians.ts'
import { student } from './student.ts'

type Draft = Parsed<typeof contingent.setParents>['body']['parents'][number]
type FullName = { iin: string; surname: string; firstname: string; patronymic: string; sex: 'm' | 'w' }

/** The name of the person of an IIN, for who may change the student. */
export async function parentByIin(context: Context, userId: number, iin: string) {
  allow(canEdit(context.actor, await student(context, userId)))
  return { person: await personOfIin(context.db, iin) }
}

/** Binds one or two parents to a student; a person has one place as a parent, whichever children it is for. */
export async function setParents(
  context: Context,
  userId: number,
  drafts: readonly Draft[],
): Promise<{ accesses: (Access & { name: string })[] }> {
  const { actor, db, now } = context
  allow(canEdit(actor, await student(context, userId)))
  const parents = await sound(context, drafts)

  const iins = parents.map(({ iin }) => iin)
  const personOf = await storePeople(
    db,
    parents.map((parent) => ({ ...parent, bornOn: birthDateOf(parent.iin), phone: null })),
  )
  const places = iins.map((iin) => placeOf(found(personOf.get(iin))))
  const users = await storePlaces(db, places)
  await replaceGuardians(
    db,
    found(actor.schoolId),
    userId,
    places.map(({ personId }) => found(users.get(`${personId}:parent`))),
  )
  await endClaimed(db, iins, now)

  const accesses: (Access & { name: string })[] = []
  for (const { iin, surname, firstname } of parents) {
    const access = await accounts.handOut(context, { personId: found(personOf.get(iin)), surname })
    if (access) accesses.push({ ...access, name: `${surname} ${firstname}` })
  }
  context.announce(peopleChanged, actor.schoolId, { userIds: [userId] })
  return { accesses }
}

/** The same with people whom a school knows, by their IINs alone (N-46); an empty place is passed over. */
export async function bindKnown(context: Context, userId: number, iins: readonly string[] = []) {
  const complaints: Record<string, FieldComplaint[]> = {}
  for (const [at, iin] of iins.entries()) {
    if (iin === '') continue
    if (iins.indexOf(iin) !== at) complaints[`parentship.${at}`] = [{ code: 'already-exists' }]
    else if (!(await personOfIin(context.db, iin))) complaints[`parentship.${at}`] = [{ code: 'parent_unknown' }]
  }
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)

  const named = iins.flatMap((iin) => (iin === '' ? [] : [{ iin, surname: '', firstname: '', lastname: '' }]))
  return named.length === 0 ? {} : { parents: (await setParents(context, userId, named)).accesses }
}

/** The parents with the names that are known of them; 422 under each IIN that is twice there or needs a name. */
async function sound({ db }: Context, drafts: readonly Draft[]): Promise<FullName[]> {
  const complaints: Record<string, FieldComplaint[]> = {}
  const parents: FullName[] = []
  for (const [at, { iin, surname, firstname, lastname }] of drafts.entries()) {
    const known = await personOfIin(db, iin)
    if (drafts.findIndex((draft) => draft.iin === iin) !== at)
      complaints[`parents.${at}.iin`] = [{ code: 'already-exists' }]
    if (!known && surname === '') complaints[`parents.${at}.surname`] = [{ code: 'required' }]
    if (!known && firstname === '') complaints[`parents.${at}.firstname`] = [{ code: 'required' }]
    parents.push({
      iin,
      surname: known?.surname ?? surname,
      firstname: known?.firstname ?? firstname,
      patronymic: known?.lastname ?? lastname,
      sex: known?.sex ?? sexOf(iin) ?? 'w',
    })
  }
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)
  return parents
}

const placeOf = (personId: number) => ({
  personId,
  schoolId: null,
  role: 'parent',
  subrole: null,
  positionId: null,
})
