import type { AbsenceReason } from '@qalam/contract/substitution/shapes.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type AbsenceRow = Selectable<Tables['absence']>
export type NewAbsence = Omit<AbsenceRow, 'cancelled_at'>

/** Stores an absence unless its id is known. Violates `absence_apart` where the teacher is away already. */
export async function insertAbsence(db: Db, absence: NewAbsence): Promise<boolean> {
  const stored = await db
    .insertInto('absence')
    .values(absence)
    .onConflict((conflict) => conflict.columns(['school_id', 'uuid']).doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return stored !== undefined
}

/** The absence, held until the end of the transaction; nothing for one that was cancelled. */
export const holdAbsence = (db: Db, schoolId: number, uuid: string): Promise<AbsenceRow | undefined> =>
  db
    .selectFrom('absence')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

type Change = { order_number?: string; order_date?: string | null; reason?: AbsenceReason } & {
  ends_on?: string
  cancelled_at?: Date
}

export async function changeAbsence(db: Db, schoolId: number, uuid: string, change: Change): Promise<void> {
  await db.updateTable('absence').set(change).where('school_id', '=', schoolId).where('uuid', '=', uuid).execute()
}

type Asking = { schoolId: number; absenceId: string; lessonUuid: string; teacherIds: number[]; by: number; now: Date }

/** Who was asked and declined is asked anew; who has not answered yet is asked once. */
export async function storeRequests(db: Db, asking: Asking): Promise<void> {
  const { schoolId, absenceId, lessonUuid, teacherIds, by, now } = asking
  await sql`insert into substitution_request (school_id, absence_uuid, lesson_uuid, teacher_id, asked_by, asked_at)
    select ${schoolId}, ${absenceId}, ${lessonUuid}, t.id, ${by}, ${now} from unnest(${teacherIds}::int[]) as t(id)
    on conflict (school_id, absence_uuid, lesson_uuid, teacher_id) do update
      set asked_by = excluded.asked_by, asked_at = excluded.asked_at, accepted = null, answered_at = null`.execute(db)
}

type Key = { schoolId: number; absenceId: string; lessonUuid: string; teacherId: number }

export const holdRequest = (
  db: Db,
  { schoolId, absenceId, lessonUuid, teacherId }: Key,
): Promise<{ accepted: boolean | null } | undefined> =>
  db
    .selectFrom('substitution_request')
    .select('substitution_request.accepted')
    .where('school_id', '=', schoolId)
    .where('absence_uuid', '=', absenceId)
    .where('lesson_uuid', '=', lessonUuid)
    .where('teacher_id', '=', teacherId)
    .forUpdate()
    .executeTakeFirst()

export async function answerRequest(db: Db, key: Key, answer: { accepted: boolean; now: Date }): Promise<void> {
  const { schoolId, absenceId, lessonUuid, teacherId } = key
  await db
    .updateTable('substitution_request')
    .set({ accepted: answer.accepted, answered_at: answer.now })
    .where('school_id', '=', schoolId)
    .where('absence_uuid', '=', absenceId)
    .where('lesson_uuid', '=', lessonUuid)
    .where('teacher_id', '=', teacherId)
    .execute()
}

type Left = { schoolId: number; teacherId: number; from: string; to: string; by: number; now: Date; longest: number }

/** Somebody is away for good: absences over all days that no other absence of theirs covers, each of so many days at most. */
export async function insertLeft(db: Db, left: Left): Promise<string[]> {
  const { schoolId, teacherId, from, to, by, now, longest } = left
  const { rows } = await sql<{ uuid: string }>`
    insert into absence (school_id, uuid, teacher_id, starts_on, ends_on, reason, created_by, created_at)
    select ${schoolId}, gen_random_uuid(), ${teacherId}, part.day::date,
      least(part.day::date + ${longest}::int - 1, upper(gap) - 1), 'left', ${by}, ${now}
    from unnest(datemultirange(daterange(${from}::date, ${to}::date, '[]')) - coalesce(
      (select range_agg(daterange(a.starts_on, a.ends_on, '[]')) from absence a
        where a.school_id = ${schoolId} and a.teacher_id = ${teacherId} and a.cancelled_at is null),
      '{}'::datemultirange)) as gap
    cross join lateral generate_series(lower(gap), upper(gap) - 1, make_interval(days => ${longest})) as part(day)
    returning absence.uuid`.execute(db)
  return rows.map(({ uuid }) => uuid)
}

/** The absences of somebody who left that are not over. */
export async function leftOf(db: Db, schoolId: number, teacherId: number, today: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`select a.uuid from absence a
    where a.school_id = ${schoolId} and a.teacher_id = ${teacherId} and a.reason = 'left'
      and a.cancelled_at is null and a.ends_on >= ${today}::date order by a.starts_on`.execute(db)
  return rows.map(({ uuid }) => uuid)
}
