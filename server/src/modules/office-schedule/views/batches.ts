import type { Batch } from '@qalam/contract/office-schedule/batches.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

export type ScheduleBatchView = {
  uuid: string
  kind: Batch['kind']
  by: string
  byId: number
  at: string
  lessons: number
  group: string | null
  from: string
  to: string | null
  quarterId: number | null
  undoneBy: string | null
  undoneAt: string | null
}

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

async function read(db: Db, schoolId: number, where: RawBuilder<unknown>): Promise<ScheduleBatchView[]> {
  const { rows } =
    await sql<ScheduleBatchView>`select b.uuid, b.kind, ${sql.raw(initials('u'))} as by, b.made_by as "byId",
      ${utc('b.made_at')} as at,
      (select count(*)::int from schedule_batch_lesson e where e.school_id = b.school_id and e.batch_uuid = b.uuid) as lessons,
      case when g.id is not null then ${sql.raw(groupLabel('g'))} else (
        select string_agg(${sql.raw(groupLabel('x'))}, ', ' order by x.parallel, x.letter) from school_class x
        where x.school_id = b.school_id and b.asked -> 'groupIds' @> to_jsonb(x.id)) end as "group", b.asked ->> 'from' as "from",
      b.asked ->> 'to' as "to", (b.asked ->> 'quarterId')::int as "quarterId",
      case when b.undone_by is not null then ${sql.raw(initials('un'))} end as "undoneBy", ${utc('b.undone_at')} as "undoneAt"
    from schedule_batch b
    join placed_person u on u.school_id = b.school_id and u.id = b.made_by
    left join placed_person un on un.school_id = b.school_id and un.id = b.undone_by
    left join school_class g on g.school_id = b.school_id and g.id = (b.asked ->> 'groupId')::int
    where b.school_id = ${schoolId} and ${where}
    order by b.made_at desc, b.uuid limit 30`.execute(db)
  return rows
}

/** The latest batches; those of one person when `by` names somebody. */
export const latestBatches = (db: Db, schoolId: number, by: number | null): Promise<ScheduleBatchView[]> =>
  read(db, schoolId, sql`(${by}::int is null or b.made_by = ${by}::int)`)

export const batchBy = (db: Db, schoolId: number, uuid: string): Promise<ScheduleBatchView[]> =>
  read(db, schoolId, sql`b.uuid = ${uuid}`)
