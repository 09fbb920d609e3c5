import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type NewProgram = { groupId: number; description: string; timeSchemeUuid: string }

export async function insert(
  db: Db,
  schoolId: number,
  { groupId, description, timeSchemeUuid }: NewProgram,
): Promise<number> {
  const { id } = await db
    .insertInto('training_program')
    .values({ school_id: schoolId, group_id: groupId, description, time_scheme_uuid: timeSchemeUuid })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Holds a program, so that nobody comes into it while it is put away. */
export async function lock(db: Db, schoolId: number, id: number): Promise<void> {
  await db
    .selectFrom('training_program')
    .select('training_program.id')
    .where('training_program.school_id', '=', schoolId)
    .where('training_program.id', '=', id)
    .forUpdate()
    .execute()
}

export async function setArchived(db: Db, schoolId: number, id: number, at: Date | null): Promise<void> {
  await db
    .updateTable('training_program')
    .set({ archived_at: at })
    .where('training_program.school_id', '=', schoolId)
    .where('training_program.id', '=', id)
    .execute()
}

type Arrival = { programId: number; studentId: number; since: string; order: string }

export async function beginStay(
  db: Db,
  schoolId: number,
  { programId, studentId, since, order }: Arrival,
): Promise<void> {
  await db
    .insertInto('training_stay')
    .values({ school_id: schoolId, program_id: programId, student_id: studentId, since, arrival_order: order })
    .execute()
}

export async function endStay(
  db: Db,
  schoolId: number,
  id: number,
  { until, order }: { until: string; order: string },
): Promise<void> {
  await db
    .updateTable('training_stay')
    .set({ until, retirement_order: order })
    .where('training_stay.school_id', '=', schoolId)
    .where('training_stay.id', '=', id)
    .execute()
}

/** Writes down the end of the stays of a student that ended with the class; one that never was goes. */
export async function closeLeft(db: Db, schoolId: number, left: readonly { id: number; until: string }[]) {
  const list = JSON.stringify(left)
  await sql`delete from training_stay using jsonb_to_recordset(${list}::jsonb) as l(id int, until date)
    where training_stay.school_id = ${schoolId} and training_stay.id = l.id and l.until <= training_stay.since`.execute(
    db,
  )
  await sql`update training_stay set until = l.until
    from jsonb_to_recordset(${list}::jsonb) as l(id int, until date)
    where training_stay.school_id = ${schoolId} and training_stay.id = l.id and l.until > training_stay.since`.execute(
    db,
  )
}
