import type { Slot } from '@qalam/contract/schedule/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onDay } from '#school/stay/stay.ts'
import { hasContent } from '#vocabulary/held-lessons.ts'
import { clock } from '#platform/db/written.ts'

/** A lesson with all that decides what may be done with it. */
export type ChangeableLesson = Slot & {
  uuid: string
  version: number
  planUuid: string
  /** Who teaches by the plan now; null when the plan is gone. */
  planTeacherId: number | null
  quarterId: number
  subgroupId: number | null
  /** Grade and academic year of the class. */
  parallel: number
  year: number
  forced: boolean
  /** Attended from home. */
  remote: boolean
  conducted: boolean
  /** The quarters (1…4) of its plan that are closed. */
  closedQuarters: number[]
  marked: boolean
  hasContent: boolean
}

type Row = Omit<ChangeableLesson, 'subgroup'> & { part: number | null; pupils: number[] | null }

const columns = sql.raw(`l.uuid, l.version, l.on_date::text as date, ${clock('l.starts')} as "timeStart",
  ${clock('l.ends')} as "timeEnd", l.teacher_id as "teacherId", l.cabinet_id as "cabinetId", l.group_id as "groupId",
  l.subject_id as "subjectId", l.subgroup_id as "subgroupId", l.subgroup_number as part, l.plan_uuid as "planUuid",
  cp.teacher_id as "planTeacherId", l.quarter_id as "quarterId", g.parallel, g.academic_year as year, l.forced, coalesce(l.remote, false) as remote,
  l.conducted_at is not null as conducted, coalesce(cp.closed_quarters, '{}') as "closedQuarters"`)

/** Lessons out of `from`, which has the columns of `lesson` as `l`; those of its school alone. */
async function read(db: Db, schoolId: number, from: RawBuilder<unknown>): Promise<ChangeableLesson[]> {
  const { rows } = await sql<Row>`
    select ${columns}, case when l.subgroup_id is not null then array(select m.student_id from half_stay m
        where m.school_id = ${schoolId} and m.subgroup_id = l.subgroup_id and ${sql.raw(onDay('m', 'l.on_date'))}) end as pupils,
      exists (select from mark m where m.school_id = ${schoolId} and m.lesson_uuid = l.uuid) as marked,
      ${sql.raw(hasContent('l'))} as "hasContent"
    from ${from}
    join school_class g on g.school_id = ${schoolId} and g.id = l.group_id
    left join calendar_plan cp on cp.school_id = ${schoolId} and cp.uuid = l.plan_uuid
    where l.school_id = ${schoolId}
    order by l.on_date, l.starts, l.forced, l.group_id, l.subgroup_number nulls first, l.uuid`.execute(db)
  return rows.map(({ part, pupils, ...row }) => ({
    ...row,
    subgroup: part === null ? null : { number: part, pupils: pupils ?? [] },
  }))
}

type Span = { schoolId: number; from: string; until: string; groupId: number | null }

/** The lessons of some days, both ends included: of a class, or of the whole school. */
export const lessonsBetween = (db: Db, { schoolId, from, until, groupId }: Span): Promise<ChangeableLesson[]> =>
  read(
    db,
    schoolId,
    sql`(select o.* from class_lesson o where o.school_id = ${schoolId} and o.on_date between ${from}::date and ${until}::date
      and (${groupId}::int is null or o.group_id = ${groupId}::int)) l`,
  )

export const lessonsBy = (db: Db, schoolId: number, uuids: readonly string[]): Promise<ChangeableLesson[]> =>
  read(
    db,
    schoolId,
    sql`(select o.* from class_lesson o where o.school_id = ${schoolId} and o.uuid = any(${uuids}::uuid[])) l`,
  )

/** Lessons that a batch took away, as they were. */
export const takenLessons = (db: Db, schoolId: number, batchUuid: string): Promise<ChangeableLesson[]> =>
  read(
    db,
    schoolId,
    sql`(select o.* from schedule_batch_lesson e cross join lateral jsonb_populate_record(null::lesson, e.before) o
      where e.school_id = ${schoolId} and e.batch_uuid = ${batchUuid} and e.version is null) l`,
  )

/** Lessons that a batch moved or made remote, as they were. */
export const changedLessons = (db: Db, schoolId: number, batchUuid: string): Promise<ChangeableLesson[]> =>
  read(
    db,
    schoolId,
    sql`(select o.* from schedule_batch_lesson e cross join lateral jsonb_populate_record(null::lesson, e.before) o
      where e.school_id = ${schoolId} and e.batch_uuid = ${batchUuid} and e.version is not null
        and e.before is not null) l`,
  )
