import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

/** What a person of a school is called. */
export async function nameOf(db: Db, schoolId: number, userId: number): Promise<string> {
  return (await namesOf(db, schoolId, [userId])).get(userId) ?? ''
}

/** What these people of a school are called. */
export async function namesOf(db: Db, schoolId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select u.id, ${sql.raw(personName('u'))} as name
    from placed_person u
    where u.school_id = ${schoolId} and u.id = any (${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
