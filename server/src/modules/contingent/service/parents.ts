import type { contingent } from '@qalam/contract/contingent/api.ts'
import { personTold } from '@qalam/contract/invitations/events.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import type { Access, IinQuery, Invitation } from '@qalam/contract/personnel/person.ts'
import { birthDateOf } from '@qalam/contract/profile/iin.ts'
import { accounts, endClaimed } from '#modules/auth/public.ts'
import { type TakePassword, withPasswords } from '#modules/auth/handed-out/public.ts'
import { invite, knownElsewhere } from '#modules/invitations/public.ts'
import { replaceGuardians } from '#modules/people/guardians/public.ts'
import { storePeople, storePlaces } from '#modules/people/public.ts'
import { canEdit } from '#modules/personnel/public.ts'
import { lookUp } from '#modules/personnel/service/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { type FamilyParent, soundKnown, soundParents } from './parents-sound.ts'
import { student } from './student.ts'

type Draft = Parsed<typeof contingent.setParents>['body']['parents'][number]

/** Sign-ins of who had none, and invitations of who is known elsewhere. */
type Bound = { accesses: (Access & { name: string })[]; invited: Invitation[] }

/** The name of the person of an IIN, for who may change the student. */
export async function parentByIin(context: Context, userId: number, asked: IinQuery) {
  allow(canEdit(context.actor, await student(context, userId)))
  return lookUp(context, asked)
}

/**
 * Binds one or two parents to a student; a person has one place as a parent, whichever children it is for. Who belongs
 * elsewhere is invited, and is bound when they agree.
 */
export async function setParents(context: Context, userId: number, drafts: readonly Draft[]): Promise<Bound> {
  allow(canEdit(context.actor, await student(context, userId)))
  return withPasswords(context, drafts.length, async (part, take) =>
    bind(part, userId, await soundParents(part, drafts), take),
  )
}

/** The same with people whom a school knows, by their IINs alone (N-46); an empty place is passed over. */
export async function bindKnown(
  context: Context,
  userId: number,
  iins: readonly string[],
  take: TakePassword,
): Promise<{ parents?: Bound['accesses']; invited?: Invitation[] }> {
  const parents = await soundKnown(context, iins)
  if (parents.length === 0) return {}
  allow(canEdit(context.actor, await student(context, userId)))
  const { accesses, invited } = await bind(context, userId, parents, take)
  return { parents: accesses, invited }
}

async function bind(
  context: Context,
  studentId: number,
  parents: readonly FamilyParent[],
  take: TakePassword,
): Promise<Bound> {
  const { actor, db, now, today } = context
  const schoolId = found(actor.schoolId)
  const known = parents.flatMap(({ personId }) => (personId === null ? [] : [personId]))
  const elsewhere = await knownElsewhere(db, schoolId, known)
  const isAsked = ({ personId }: FamilyParent) => personId !== null && elsewhere.has(personId)
  const ours = parents.filter((parent) => !isAsked(parent))

  const iins = ours.map(({ iin }) => iin)
  const rows = ours.map((parent) => ({ ...parent, bornOn: birthDateOf(parent.iin), phone: null }))
  const personOf = await storePeople(db, rows)
  const users = await storePlaces(
    db,
    iins.map((iin) => placeOf(found(personOf.get(iin)))),
  )
  const bound = ours.map(({ iin, place }) => ({
    parentId: found(users.get(`${found(personOf.get(iin))}:parent`)),
    place,
  }))
  await replaceGuardians(db, { schoolId, studentId, parents: bound }, { by: actor.userId, on: today, agreed: 'school' })
  await endClaimed(
    db,
    parents.map(({ iin }) => iin),
    now,
  )
  const asked = parents.filter(isAsked).map(({ personId, place, ...name }) => ({
    personId: found(personId),
    name: nameOf(name),
    child: { studentId, place },
  }))
  const invited = await invite(db, schoolId, asked, { by: actor.userId, now })

  const accesses: Bound['accesses'] = []
  for (const { iin, personId, surname, firstname } of ours) {
    const somebody = { personId: found(personOf.get(iin)), surname, madeBySchool: schoolId }
    const access = await accounts.handOut(context, somebody, take)
    if (access) accesses.push({ ...access, name: `${surname} ${firstname}` })
    else if (personId !== null) context.announce(personTold, schoolId, { personId, act: 'bound' })
  }
  context.announce(peopleChanged, schoolId, { userIds: [studentId] })
  return { accesses, invited: invited.map(({ id, name, code }) => ({ id, name, code })) }
}

type FullName = { surname: string; firstname: string; patronymic: string }
const nameOf = ({ surname, firstname, patronymic }: FullName): string =>
  [surname, firstname, patronymic].filter(Boolean).join(' ')

const placeOf = (personId: number) => ({
  personId,
  schoolId: null,
  role: 'parent',
  subrole: null,
  positionId: null,
})
