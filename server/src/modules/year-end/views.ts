import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'
import type { YearEndClass, InHalf, ClassLoad, YearEndPupil, ReferenceLesson } from './plan/facts.ts'

/** The classes of an academic year that are not archived, by grade and letter; programs are not among them. */
export async function classesOf(db: Db, schoolId: number, year: number): Promise<YearEndClass[]> {
  const { rows } = await sql<YearEndClass>`select g.id, g.parallel, g.letter, g.edu_lang as "eduLang", g.faculty,
      g.lead_id as "leadId", g.time_scheme_uuid as "timeSchemeUuid"
    from school_class g
    where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null and g.parent_id is null
    order by g.parallel, g.letter collate "und-x-icu", g.id`.execute(db)
  return rows
}

/** All classes of a year by grade and letter, also those of the archive. */
export async function labelsOf(db: Db, schoolId: number, year: number) {
  const { rows } = await sql<{ id: number; parallel: number; letter: string; isArchived: boolean }>`
    select g.id, g.parallel, g.letter, g.archived_at is not null as "isArchived"
    from school_class g where g.school_id = ${schoolId} and g.academic_year = ${year}`.execute(db)
  return rows
}

/** Who studies in the classes of a year without an end, since a day before `today`. */
export async function pupilsOf(db: Db, schoolId: number, year: number, today: string): Promise<YearEndPupil[]> {
  const { rows } = await sql<YearEndPupil>`select e.student_id as "studentId", e.group_id as "groupId"
    from class_stay e join school_class g on g.school_id = e.school_id and g.id = e.group_id
    join placement u on u.school_id = e.school_id and u.id = e.student_id
    where e.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null and g.parent_id is null
      and e.until is null and e.since < least(${today}::date, make_date(${year} + 1, 9, 1)) and u.archived_at is null
    order by e.student_id`.execute(db)
  return rows
}

/** The load of the classes of a year. */
export async function loadsOf(db: Db, schoolId: number, year: number): Promise<ClassLoad[]> {
  const { rows } = await sql<ClassLoad>`select c.group_id as "groupId", c.subject_id as "subjectId", s.number as half,
      coalesce(s.name, '') as "halfName", c.teacher_id as "teacherId", c.score_type as "scoreType",
      c.hours_per_week as "hoursPerWeek"
    from calendar_plan c left join class_half s on s.school_id = c.school_id and s.id = c.subgroup_id
    join placement t on t.school_id = c.school_id and t.id = c.teacher_id and t.archived_at is null
    where c.school_id = ${schoolId} and c.academic_year = ${year}
    order by c.group_id, c.subject_id, s.number nulls first`.execute(db)
  return rows
}

/** Who is in which half in the classes of a year as it ends. */
export async function halvesOf(db: Db, schoolId: number, year: number): Promise<InHalf[]> {
  const { rows } = await sql<InHalf>`select s.group_id as "groupId", s.subject_id as "subjectId", s.number as half,
      m.student_id as "studentId"
    from class_half s join school_class g on g.school_id = s.school_id and g.id = s.group_id
    join half_stay m on m.school_id = s.school_id and m.subgroup_id = s.id
    where s.school_id = ${schoolId} and g.academic_year = ${year} and m.until is null
    order by s.group_id, s.subject_id, s.number, m.student_id`.execute(db)
  return rows
}

/** The reference weeks of the classes of a year. */
export async function slotsOf(db: Db, schoolId: number, year: number): Promise<ReferenceLesson[]> {
  const { rows } =
    await sql<ReferenceLesson>`select t.group_id as "groupId", c.subject_id as "subjectId", s.number as half,
      t.week_day as "weekDay", t.number, t.cabinet_id as "cabinetId"
    from week_slot t join calendar_plan c on c.school_id = t.school_id and c.uuid = t.plan_uuid
    left join class_half s on s.school_id = t.school_id and s.id = t.subgroup_id
    where t.school_id = ${schoolId} and c.academic_year = ${year}
    order by t.group_id, t.week_day, t.number, s.number nulls first`.execute(db)
  return rows
}

/** Names of students of the school. */
export async function namesOf(db: Db, schoolId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select u.id, ${sql.raw(fullName('u'))} as name
    from placed_person u
    where u.school_id = ${schoolId} and u.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
