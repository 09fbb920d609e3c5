import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type PersonRecord = Selectable<Tables['person']>

export function byIin(db: Db, iin: string): Promise<PersonRecord | undefined> {
  return db.selectFrom('person').selectAll().where('iin', '=', iin).executeTakeFirst()
}

/** Held until the end of the transaction, so that two changes of one person come one after the other. */
export function hold(db: Db, personId: number): Promise<PersonRecord | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', personId).forUpdate().executeTakeFirst()
}

export function insert(db: Db, row: Insertable<Tables['person']>): Promise<{ id: number }> {
  return db.insertInto('person').values(row).returning('id').executeTakeFirstOrThrow()
}

/** Changes a person; the version grows also where only a place of theirs was changed. */
export async function change(db: Db, personId: number, row: Updateable<Tables['person']>): Promise<void> {
  await db
    .updateTable('person')
    .set({ ...row, version: sql<number>`person.version + 1` })
    .where('id', '=', personId)
    .execute()
}

/** How a person wants the pages. Nobody edits that but themselves, so the version that editors compare does not grow. */
export async function setLook(db: Db, personId: number, look: { language?: string; scheme?: string }): Promise<void> {
  await db.updateTable('person').set(look).where('id', '=', personId).execute()
}

/** Remembers which fields of a person somebody of a school wrote by hand. */
export async function rememberEdits(
  db: Db,
  schoolId: number,
  personId: number,
  fields: readonly string[],
  made: { by: number; at: Date },
): Promise<void> {
  if (fields.length === 0) return
  await db
    .insertInto('person_edit')
    .values(
      fields.map((field) => ({ school_id: schoolId, person_id: personId, field, by_user_id: made.by, at: made.at })),
    )
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'person_id', 'field']).doUpdateSet({ by_user_id: made.by, at: made.at }),
    )
    .execute()
}

/** The places of a person in a school, open ones and archived ones. */
export function placesIn(
  db: Db,
  schoolId: number,
  personId: number,
): Promise<{ id: number; role: string; archived_at: Date | null; waiting: boolean }[]> {
  return db
    .selectFrom('app_user')
    .select(['id', 'role', 'archived_at', 'waiting'])
    .where('school_id', '=', schoolId)
    .where('person_id', '=', personId)
    .execute()
}

/** Whether a person has an open place as a student in another school. */
export async function studiesElsewhere(db: Db, schoolId: number, personId: number): Promise<boolean> {
  const place = await db
    .selectFrom('app_user')
    .select('id')
    .where('person_id', '=', personId)
    .where('role', '=', 'student')
    .where('archived_at', 'is', null)
    .where('school_id', '<>', schoolId)
    .executeTakeFirst()
  return place !== undefined
}

export async function addPlace(db: Db, row: Insertable<Tables['app_user']>): Promise<number> {
  const { id } = await db.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changePlace(
  db: Db,
  schoolId: number,
  userId: number,
  row: Updateable<Tables['app_user']>,
): Promise<void> {
  await db.updateTable('app_user').set(row).where('school_id', '=', schoolId).where('id', '=', userId).execute()
}

/** Puts people of a school into the archive at a moment, or takes them out of it (null) as if nothing had been. */
export async function archivePlaces(
  db: Db,
  schoolId: number,
  userIds: readonly number[],
  at: Date | null,
): Promise<void> {
  await sql`update app_user set archived_at = ${at}
    where app_user.school_id = ${schoolId} and app_user.id = any(${userIds}::int[])`.execute(db)
}
