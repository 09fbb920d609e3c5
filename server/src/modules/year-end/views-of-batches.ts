import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'
import type { Made } from './made.ts'

export type YearEndBatchView = {
  uuid: string
  year: number
  by: string
  at: Date
  made: Made
  undoneBy: string | null
  undoneAt: Date | null
}

const batches = (db: Db, schoolId: number, which: RawBuilder<unknown>): Promise<YearEndBatchView[]> =>
  sql<YearEndBatchView>`select b.uuid, b.year, ${sql.raw(fullName('u'))} as by, b.made_at as at, b.made,
      case when b.undone_by is not null then ${sql.raw(fullName('v'))} end as "undoneBy", b.undone_at as "undoneAt"
    from year_end_batch b
    join placed_person u on u.school_id = b.school_id and u.id = b.made_by
    left join placed_person v on v.school_id = b.school_id and v.id = b.undone_by
    where b.school_id = ${schoolId} and ${which}
    order by b.made_at desc, b.uuid limit 50`
    .execute(db)
    .then(({ rows }) => rows)

/** The acts of a year's end, the newest first. */
export const batchesOf = (db: Db, schoolId: number, year: number) => batches(db, schoolId, sql`b.year = ${year}`)

export const batchBy = async (db: Db, schoolId: number, uuid: string) =>
  (await batches(db, schoolId, sql`b.uuid = ${uuid}::uuid`))[0]

/** The classes that an act which stands has let wait for exams. */
export async function waitingOf(db: Db, schoolId: number, year: number): Promise<Set<number>> {
  const standing = (await batchesOf(db, schoolId, year)).filter(({ undoneAt }) => undoneAt === null)
  return new Set(standing.flatMap(({ made }) => made.waiting ?? []))
}

/** The classes and students of an act that are no longer as it left them, by name. */
export async function changedOf(db: Db, schoolId: number, made: Made): Promise<string[]> {
  const carried = JSON.stringify(made.programs ?? [])
  const { rows } = await sql<{ name: string }>`
    with stays as (select * from jsonb_to_recordset(${JSON.stringify(made.stays)}::jsonb) as s("studentId" int, "to" int)),
    groups as (select * from jsonb_to_recordset(${JSON.stringify(made.groups)}::jsonb)
      as g(id int, letter text, faculty text, "leadId" int, "timeSchemeUuid" uuid)),
    slots as (select * from jsonb_to_recordset(${JSON.stringify(made.slots)}::jsonb)
      as s("groupId" int, "planUuid" uuid, "weekDay" int, number int, "cabinetId" int)),
    programs as (select id from jsonb_to_recordset(${carried}::jsonb) as p(id int)),
    "inPrograms" as (select s.* from jsonb_to_recordset(${carried}::jsonb) as p(stays jsonb)
      cross join lateral jsonb_to_recordset(p.stays) as s(id int, before int, "studentId" int)),
    plans as (select unnest(${made.plans}::uuid[]) as uuid)
    select ${sql.raw(groupLabel('g'))} as name from groups m
    left join school_class g on g.school_id = ${schoolId} and g.id = m.id
    where g.id is null or g.archived_at is not null or g.letter <> m.letter or g.faculty is distinct from m.faculty
      or g.lead_id is distinct from m."leadId" or g.time_scheme_uuid is distinct from m."timeSchemeUuid"
      or exists (select from class_lesson l where l.school_id = g.school_id and l.group_id = g.id)
      or (select count(*) from week_slot t where t.school_id = g.school_id and t.group_id = g.id)
        <> (select count(*) from slots s where s."groupId" = g.id)
      or exists (select from week_slot t where t.school_id = g.school_id and t.group_id = g.id
        and not exists (select from slots s where s."groupId" = g.id and s."planUuid" = t.plan_uuid
          and s."weekDay" = t.week_day and s.number = t.number and s."cabinetId" is not distinct from t.cabinet_id))
      or exists (select from class_program t where t.school_id = g.school_id and t.group_id = g.id
        and (t.archived_at is not null or t.id not in (select id from programs)))
      or exists (select from class_program t join training_stay y on y.school_id = t.school_id and y.program_id = t.id
        where t.school_id = g.school_id and t.group_id = g.id and y.id not in (select id from "inPrograms"))
      or exists (select from calendar_plan c where c.school_id = g.school_id and c.group_id = g.id
        and (c.uuid not in (select uuid from plans)
          or exists (select from plan_lesson l where l.school_id = c.school_id and l.plan_uuid = c.uuid)
          or exists (select from period_mark m where m.school_id = c.school_id and m.plan_uuid = c.uuid)
          or exists (select from period_closing k where k.school_id = c.school_id and k.plan_uuid = c.uuid)))
      or exists (select from class_stay e where e.school_id = g.school_id and e.group_id = g.id
        and not exists (select from stays s where s."studentId" = e.student_id and s."to" = g.id))
    union all
    select ${sql.raw(fullName('u'))} from stays s
    join placed_person u on u.school_id = ${schoolId} and u.id = s."studentId"
    where u.archived_at is not null or not exists (select from class_stay e where e.school_id = u.school_id
      and e.student_id = u.id and e.group_id = s."to" and e.since = ${made.on}::date and e.until is null)
    union all
    select ${sql.raw(fullName('u'))} from "inPrograms" s
    join placed_person u on u.school_id = ${schoolId} and u.id = s."studentId"
    where not exists (select from training_stay y where y.school_id = u.school_id and y.id = s.id
        and y.since = ${made.on}::date and y.until is null)
      or not exists (select from training_stay y where y.school_id = u.school_id and y.id = s.before
        and y.until = ${made.on}::date)
    union all
    select ${sql.raw(fullName('u'))} from placed_person u
    where u.school_id = ${schoolId} and u.id = any(${made.left}::int[])
      and (u.archived_at is null or exists (select from class_stay e where e.school_id = u.school_id
        and e.student_id = u.id and (e.until is null or e.until > ${made.leftOn}::date)))
    order by 1`.execute(db)
  return rows.map(({ name }) => name ?? '—')
}
