import type { TimeSchemeDraft } from '@qalam/contract/time-schemes/api.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

/** A bell table as it is to be stored. */
export type SchemeOfSchool = TimeSchemeDraft & { schoolId: number }
export type TimeSchemeRow = Selectable<Tables['time_scheme']>

export function listBySchool(db: Db, schoolId: number): Promise<TimeSchemeRow[]> {
  return db.selectFrom('time_scheme').selectAll().where('school_id', '=', schoolId).orderBy('name').execute()
}

export function one(db: Db, schoolId: number, uuid: string): Promise<TimeSchemeRow | undefined> {
  return db
    .selectFrom('time_scheme')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
}

export function insert(db: Db, uuid: string, draft: SchemeOfSchool): Promise<TimeSchemeRow> {
  return db
    .insertInto('time_scheme')
    .values({ uuid, ...columns(draft) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function replace(db: Db, uuid: string, draft: SchemeOfSchool): Promise<TimeSchemeRow | undefined> {
  return db
    .updateTable('time_scheme')
    .set(columns(draft))
    .where('uuid', '=', uuid)
    .where('school_id', '=', draft.schoolId)
    .returningAll()
    .executeTakeFirst()
}

export function remove(db: Db, schoolId: number, uuid: string): Promise<{ uuid: string } | undefined> {
  return db
    .deleteFrom('time_scheme')
    .where('uuid', '=', uuid)
    .where('school_id', '=', schoolId)
    .returning('uuid')
    .executeTakeFirst()
}

const columns = ({ schoolId, name, shift, lessons }: SchemeOfSchool) => ({
  school_id: schoolId,
  name,
  shift,
  periods: JSON.stringify(lessons),
})
