import type { Insertable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export function insertPerson(db: Db, row: Insertable<Tables['person']>): Promise<{ id: number }> {
  return db.insertInto('person').values(row).returning('id').executeTakeFirstOrThrow()
}

export function insertUser(db: Db, row: Insertable<Tables['app_user']>): Promise<{ id: number }> {
  return db.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow()
}
