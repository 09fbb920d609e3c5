import { known, type SchoolPerson } from '#modules/personnel/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'

/** A student of the caller's school; anybody else is not found. */
export async function student(context: Context, userId: number): Promise<SchoolPerson> {
  const person = await known(context, userId)
  return found(person.role === 'student' ? person : null)
}
