import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** What a school has paid for, held until the end of the transaction: two windows never give the last seat twice. */
export async function holdSchool(db: Db, schoolId: number): Promise<void> {
  await sql`select 1 from known_school where id = ${schoolId} for no key update`.execute(db)
}

export async function giveSeat(db: Db, schoolId: number, userId: number, by: number, now: Date): Promise<void> {
  await sql`insert into teacher_seat (school_id, user_id, given_at, given_by) values (${schoolId}, ${userId}, ${now}, ${by})
    on conflict (school_id, user_id) where taken_at is null do nothing`.execute(db)
}

/** False where there was none to take. */
export async function takeSeat(db: Db, schoolId: number, userId: number, by: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update teacher_seat set taken_at = ${now}, taken_by = ${by}
    where school_id = ${schoolId} and user_id = ${userId} and taken_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
