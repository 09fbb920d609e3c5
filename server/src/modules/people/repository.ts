import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export function insertPerson(db: Db, row: Insertable<Tables['person']>): Promise<{ id: number }> {
  return db.insertInto('person').values(row).returning('id').executeTakeFirstOrThrow()
}

export function insertUser(db: Db, row: Insertable<Tables['app_user']>): Promise<{ id: number }> {
  return db.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow()
}

/** Moves the places of a person to another; one that the other has already is archived where it stands. */
export async function movePlaces(db: Db, fromPersonId: number, toPersonId: number, now: Date): Promise<void> {
  await sql`update app_user u set person_id = ${toPersonId} where u.person_id = ${fromPersonId} and not exists (
    select from app_user has where has.person_id = ${toPersonId} and has.role = u.role
      and has.school_id is not distinct from u.school_id)`.execute(db)
  await db
    .updateTable('app_user')
    .set({ archived_at: now })
    .where('person_id', '=', fromPersonId)
    .where('archived_at', 'is', null)
    .execute()
}
