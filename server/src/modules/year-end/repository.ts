import type { Db } from '#platform/db/db.ts'
import type { Made } from './made.ts'

type Batch = { schoolId: number; uuid: string; year: number; made: Made; by: number; at: Date }

export async function storeBatch(db: Db, { schoolId, uuid, year, made, by, at }: Batch): Promise<void> {
  await db
    .insertInto('year_end_batch')
    .values({ school_id: schoolId, uuid, year, made: JSON.stringify(made), made_by: by, made_at: at })
    .execute()
}

/** The act, held until the end of the transaction. */
export async function holdBatch(db: Db, schoolId: number, uuid: string): Promise<{ isUndone: boolean } | undefined> {
  const row = await db
    .selectFrom('year_end_batch')
    .select('undone_at')
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()
  return row && { isUndone: row.undone_at !== null }
}

export async function noteUndone(db: Db, schoolId: number, uuid: string, by: number, at: Date): Promise<void> {
  await db
    .updateTable('year_end_batch')
    .set({ undone_by: by, undone_at: at })
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .execute()
}
