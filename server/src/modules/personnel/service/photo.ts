import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { people } from '#modules/people/public.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import { refuseOthers } from './account.ts'
import { known, type SchoolPerson } from './standing.ts'

/** Somebody whose picture the caller may change: the school that answers for the person keeps it. */
export async function photographed(context: Context, userId: number): Promise<SchoolPerson> {
  const person = await known(context, userId)
  allow(canEdit(context.actor, person))
  refuseOthers(person)
  return person
}

export async function setPhoto(context: Context, userId: number): Promise<{}> {
  const { personId } = await photographed(context, userId)
  const [file] = context.files
  if (!file) throw fieldProblem('file', 'required')
  return stored(context, { userId, personId }, file.uuid)
}

export async function removePhoto(context: Context, userId: number): Promise<{}> {
  return stored(context, await photographed(context, userId), null)
}

/** The file of before is held by nothing any more, and is swept. */
async function stored(
  context: Context,
  { userId, personId }: { userId: number; personId: number },
  photo: string | null,
): Promise<{}> {
  await people.change(context.db, personId, { photo_file: photo })
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  return {}
}
