import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export function boardOf(db: Db, schoolId: number): Promise<Selectable<Tables['corridor_board']> | undefined> {
  return db.selectFrom('corridor_board').selectAll().where('school_id', '=', schoolId).executeTakeFirst()
}

/** Keeps the hash of a new address; the one before is gone. */
export async function keepBoard(
  db: Db,
  schoolId: number,
  { hash, by, at }: { hash: Buffer; by: number; at: Date },
): Promise<void> {
  const address = { hash, made_by: by, made_at: at }
  await db
    .insertInto('corridor_board')
    .values({ school_id: schoolId, ...address })
    .onConflict((same) => same.column('school_id').doUpdateSet(address))
    .execute()
}

export async function dropBoard(db: Db, schoolId: number): Promise<void> {
  await db.deleteFrom('corridor_board').where('school_id', '=', schoolId).execute()
}
