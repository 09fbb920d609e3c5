import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type NewTransfer = {
  from: number
  to: number
  studentId: number
  leavesOn: string
  order: string
  now: Date
}

export async function insertTransfer(
  db: Db,
  { from, to, studentId, leavesOn, order, now }: NewTransfer,
): Promise<void> {
  await db
    .insertInto('student_transfer')
    .values({
      from_school_id: from,
      to_school_id: to,
      student_id: studentId,
      leaves_on: leavesOn,
      departure_order: order,
      created_at: now,
    })
    .execute()
}

/** An open transfer, held until the end of what is done with it. */
export type OpenTransfer = {
  id: number
  from: number
  to: number
  studentId: number
  personId: number
  iin: string | null
  isInStatistic: boolean
  leavesOn: string
  order: string
}

export async function lockOpen(db: Db, id: number): Promise<OpenTransfer | undefined> {
  const { rows } = await sql<OpenTransfer>`select t.id, t.from_school_id as "from", t.to_school_id as "to",
      t.student_id as "studentId", u.person_id as "personId", u.iin, u.is_in_statistic as "isInStatistic",
      t.leaves_on as "leavesOn", t.departure_order as "order"
    from student_transfer t
    join placed_person u on u.id = t.student_id
    where t.id = ${id} and t.state = 'open' for update of t`.execute(db)
  return rows[0]
}

export async function settle(
  db: Db,
  id: number,
  state: 'withdrawn' | 'declined' | { takenAs: number; takenOn: string },
  now: Date,
): Promise<void> {
  const change =
    typeof state === 'string' ? { state } : { state: 'taken', taken_as: state.takenAs, taken_on: state.takenOn }
  await db
    .updateTable('student_transfer')
    .set({ ...change, settled_at: now })
    .where('student_transfer.id', '=', id)
    .execute()
}
