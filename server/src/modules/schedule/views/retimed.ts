import type { RetimeClash } from '@qalam/contract/time-schemes/api.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock } from '#platform/db/written.ts'
import { groupLabel } from '#vocabulary/labels.ts'

/** Bells that ring at another time from now on: the time of one number before and after. */
export type NewTime = { fromStart: string; fromEnd: string; start: string; end: string }
/** The bell table whose lessons get new times, from the day after `today` on. */
export type Retime = { schoolId: number; schemeUuid: string; today: string; times: readonly NewTime[] }

/** The coming lessons at an old time of a bell table, with their new times. A forced lesson was put where it is by hand. */
export const retimed = ({ schoolId, schemeUuid, today, times }: Retime): RawBuilder<unknown> => sql`
  select l.school_id, l.uuid, l.on_date, l.group_id, l.part, l.teacher_id, l.cabinet_id, l.subject_id, l.starts,
    t."start" as new_starts, t."end" as new_ends, tsrange(l.on_date + t."start", l.on_date + t."end", '[)') as new_during
  from school_class g
  join lesson l on l.school_id = g.school_id and l.group_id = g.id
  join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t("fromStart" time, "fromEnd" time, "start" time, "end" time)
    on t."fromStart" = l.starts and t."fromEnd" = l.ends
  where g.school_id = ${schoolId} and g.time_scheme_uuid = ${schemeUuid}
    and l.on_date > ${today}::date and l.conducted_at is null and not l.forced`

/** How many lessons would get new times. */
export async function countRetimed(db: Db, retime: Retime): Promise<number> {
  const { rows } = await sql<{ lessons: number }>`select count(*) as lessons from (${retimed(retime)}) m`.execute(db)
  return rows[0]?.lessons ?? 0
}

/** Those of them that would meet another lesson of their teacher, room or class at its time then; the first `most`. */
export async function retimeClashesOf(db: Db, retime: Retime, most: number): Promise<RetimeClash[]> {
  const { rows } = await sql<{ clash: RetimeClash }>`
    with moved as materialized (${retimed(retime)}), met as (
      select m.*, o.group_id as other_group, o.subject_id as other_subject,
        coalesce(n.new_starts, o.starts) as other_starts, coalesce(n.new_ends, o.ends) as other_ends,
        case when o.teacher_id = m.teacher_id then 'teacher' when o.cabinet_id = m.cabinet_id then 'cabinet' else 'group' end as side
      from moved m
      join lesson o on o.school_id = m.school_id and o.on_date = m.on_date and o.uuid <> m.uuid and not o.forced
        and (o.teacher_id = m.teacher_id or o.cabinet_id = m.cabinet_id or (o.group_id = m.group_id and o.part && m.part))
      left join moved n on n.uuid = o.uuid
      where coalesce(n.new_during, o.during) && m.new_during)
    select json_build_object(
      'date', to_char(x.on_date, 'YYYY-MM-DD'), 'timeStart', ${sql.raw(clock('x.starts'))}, 'side', x.side,
      'group', ${sql.raw(groupLabel('g'))}, 'subject', s.name,
      'other', json_build_object('group', ${sql.raw(groupLabel('og'))}, 'subject', os.name,
        'timeStart', ${sql.raw(clock('x.other_starts'))}, 'timeEnd', ${sql.raw(clock('x.other_ends'))})) as clash
    from met x
    join school_class g on g.school_id = x.school_id and g.id = x.group_id
    join school_class og on og.school_id = x.school_id and og.id = x.other_group
    join subject s on s.id = x.subject_id join subject os on os.id = x.other_subject
    order by x.on_date, x.starts, x.uuid limit ${most}`.execute(db)
  return rows.map(({ clash }) => clash)
}
