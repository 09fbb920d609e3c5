import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** An act on a plan. `change` is what taking it back needs; null for what cannot be taken back. */
export type NewEvent = {
  schoolId: number
  uuid: string
  planUuid: string
  kind: string
  comment?: string
  touched?: number
  change?: unknown
  by: number
  at: Date
}

/** Keeps an act; false when one of this id is kept already, by this plan or another. */
export async function keepEvent(db: Db, event: NewEvent): Promise<boolean> {
  const { schoolId, uuid, planUuid, kind, comment = '', touched = 0, change = null, by, at } = event
  const { rows } =
    await sql`insert into plan_event (school_id, uuid, plan_uuid, kind, comment, touched, change, by_user_id, at)
    values (${schoolId}, ${uuid}, ${planUuid}, ${kind}, ${comment}, ${touched},
      ${change === null ? null : JSON.stringify(change)}::jsonb, ${by}, ${at})
    on conflict (school_id, uuid) do nothing returning 1`.execute(db)
  return rows.length > 0
}

export type KeptEvent = { uuid: string; planUuid: string; kind: string; change: unknown; undone: boolean }

export async function eventOf(db: Db, schoolId: number, uuid: string): Promise<KeptEvent | undefined> {
  const { rows } = await sql<KeptEvent>`select e.uuid, e.plan_uuid as "planUuid", e.kind, e.change, e.undone
    from plan_event e where e.school_id = ${schoolId} and e.uuid = ${uuid}`.execute(db)
  return rows[0]
}

export async function markUndone(db: Db, schoolId: number, uuid: string, undone: boolean): Promise<void> {
  await sql`update plan_event set undone = ${undone} where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}

/** The last acts before one that may still be taken back. */
export async function actsBefore(db: Db, schoolId: number, { planUuid, uuid }: Pick<KeptEvent, 'planUuid' | 'uuid'>) {
  const { rows } = await sql<{ uuid: string; change: unknown }>`select e.uuid, e.change from plan_event e
    where e.school_id = ${schoolId} and e.plan_uuid = ${planUuid} and e.change is not null and not e.undone
      and e.number < (select o.number from plan_event o where o.school_id = ${schoolId} and o.uuid = ${uuid})
    order by e.number desc limit 40`.execute(db)
  return rows
}

export async function keepChange(db: Db, schoolId: number, uuid: string, change: unknown): Promise<void> {
  await sql`update plan_event set change = ${JSON.stringify(change)}::jsonb
    where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}

/** Names who reviews the plans of a subject, or nobody. */
export async function storeReviewer(db: Db, schoolId: number, subjectId: number, teacherId: number | null) {
  if (teacherId === null) {
    await sql`delete from plan_reviewer where school_id = ${schoolId} and subject_id = ${subjectId}`.execute(db)
    return
  }
  await sql`insert into plan_reviewer (school_id, subject_id, teacher_id)
    values (${schoolId}, ${subjectId}, ${teacherId})
    on conflict (school_id, subject_id) do update set teacher_id = excluded.teacher_id`.execute(db)
}

/** Whoever left reviews nothing any more. */
export async function leaveReviews(db: Db, schoolId: number, teacherId: number): Promise<void> {
  await sql`delete from plan_reviewer where school_id = ${schoolId} and teacher_id = ${teacherId}`.execute(db)
}
