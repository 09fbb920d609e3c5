import type { MarkAct } from '@qalam/contract/journal/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { personName } from '#vocabulary/people.ts'

/** A written cell with what stood before; `at` in ISO 8601; `typedAt` in milliseconds, by the device where it was told. */
export type EventRow = MarkAct['cells'][number] & { by: string; byUserId: number; at: string; typedAt: number }

type Asked = { schoolId: number; planUuid: string; quarters: readonly number[] }

const value = (event: string) =>
  sql.raw(
    `json_build_object('score', ${event}.score, 'sign', ${event}.sign, 'comment', coalesce(${event}.comment, ''))`,
  )
const instant = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The last cells that were written in a plan's quarters, newest first. */
export async function eventsOf(db: Db, { schoolId, planUuid, quarters }: Asked): Promise<EventRow[]> {
  const { rows } = await named(
    'journal-acts',
    sql<EventRow>`select e.operation_id as "operationId", e.lesson_uuid as "scheduleUuid", e.student_id as "userId",
      e.version, ${value('e')} as after, ${value('b')} as before, ${sql.raw(personName('u'))} as by,
      e.by_user_id as "byUserId", ${instant('e.at')} as at, (extract(epoch from coalesce(e.device_at, e.at)) * 1000)::float8 as "typedAt"
    from class_lesson l
    join mark_event e on e.school_id = l.school_id and e.lesson_uuid = l.uuid
    left join mark_event b on b.school_id = e.school_id and b.lesson_uuid = e.lesson_uuid
      and b.student_id = e.student_id and b.version = e.base_version
    join placed_person u on u.id = e.by_user_id
    where l.school_id = ${schoolId}::int and l.plan_uuid = ${planUuid}::uuid
      and l.quarter_id = any(${quarters}::int[])
    order by e.at desc, coalesce(e.device_at, e.at) desc, e.lesson_uuid, e.student_id, e.version desc
    limit 2000`,
  ).execute(db)
  return rows
}
