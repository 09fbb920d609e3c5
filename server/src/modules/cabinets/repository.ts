import type { CabinetDraft } from '@qalam/contract/cabinets/api.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type CabinetRow = Selectable<Tables['cabinet']>

export function listBySchool(db: Db, schoolId: number): Promise<CabinetRow[]> {
  return db.selectFrom('cabinet').selectAll().where('school_id', '=', schoolId).orderBy('number').execute()
}

export function insert(db: Db, schoolId: number, { number, name }: CabinetDraft): Promise<CabinetRow> {
  return db.insertInto('cabinet').values({ school_id: schoolId, number, name }).returningAll().executeTakeFirstOrThrow()
}

export function replace(
  db: Db,
  schoolId: number,
  id: number,
  { number, name }: CabinetDraft,
): Promise<CabinetRow | undefined> {
  return db
    .updateTable('cabinet')
    .set({ number, name })
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .returningAll()
    .executeTakeFirst()
}

/** The room, held so that no lesson can be put into it while it is looked at. */
export function lock(db: Db, schoolId: number, id: number): Promise<CabinetRow | undefined> {
  return db
    .selectFrom('cabinet')
    .selectAll()
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst()
}

export async function remove(db: Db, schoolId: number, id: number): Promise<void> {
  await db.deleteFrom('cabinet').where('id', '=', id).where('school_id', '=', schoolId).execute()
}
