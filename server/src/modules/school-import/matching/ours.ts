import { belongingsOf, notTheirs } from '#modules/auth/belonging/public.ts'
import type { Db } from '#platform/db/db.ts'

/**
 * Which people are a school's to write over by an import: those whose account it may open. Whether a deputy may
 * touch a head of the school is asked where the import is begun.
 */
export async function areOurs(
  db: Db,
  schoolId: number,
  personIds: readonly number[],
): Promise<(personId: number) => boolean> {
  const belongings = await belongingsOf(db, personIds)
  const school = { personId: 0, schoolId, role: 'director' as const }
  return (personId) => {
    const belonging = belongings.get(personId)
    return belonging !== undefined && notTheirs(school, belonging) === null
  }
}
