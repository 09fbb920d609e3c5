import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { type IinRow, letsEdit, personOfIin } from '../views/iin.ts'

/** Who has an IIN, for who may add or change people of the school. */
export async function profileByIin(context: Context, iin: string): Promise<{ person: IinRow | null }> {
  allow(await mayLookUp(context))
  return { person: await personOfIin(context.db, iin) }
}

async function mayLookUp({ actor, db }: Context): Promise<boolean> {
  if (actor.schoolId === null) return false
  if (isManagement(actor)) return true
  const { role } = actor
  return (role === 'teacher' || role === 'group-lead') && letsEdit(db, found(actor.schoolId), role)
}
