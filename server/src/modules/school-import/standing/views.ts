import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

/** The school of a BIN, or undefined before its first import. */
export async function schoolOf(db: Db, bin: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('known_school as school')
    .select('school.id')
    .where('school.bin', '=', bin)
    .executeTakeFirst()
  return row?.id
}

type DayRange = { startsOn: string; endsOn: string }

/** The quarters that a school has of an academic year, in order. */
export async function quartersIn(db: Db, schoolId: number, year: number): Promise<(DayRange & { id: number })[]> {
  const { rows } = await sql<DayRange & { id: number }>`select q.quarter_id as id, q.starts_on as "startsOn",
      q.ends_on as "endsOn"
    from year_quarter q where q.school_id = ${schoolId} and q.quarter_id / 10 = ${year} order by q.quarter_id`.execute(
    db,
  )
  return rows
}

/** The days off that a school has of an academic year, with those that hold for all. */
export async function holidaysIn(
  db: Db,
  schoolId: number | null,
  year: number,
): Promise<(DayRange & { parallels: number[] | null })[]> {
  const { rows } = await sql<DayRange & { parallels: number[] | null }>`select h.starts_on as "startsOn",
      h.ends_on as "endsOn", h.parallels
    from free_day h where (h.school_id is null or h.school_id = ${schoolId})
      and h.ends_on >= make_date(${year}, 8, 1) and h.starts_on < make_date(${year} + 1, 8, 1)`.execute(db)
  return rows
}

/** The days that a school works in an academic year although the week or the calendar does not. */
export async function workingDaysIn(
  db: Db,
  schoolId: number | null,
  year: number,
): Promise<{ day: string; weekDay: number }[]> {
  const { rows } = await sql<{ day: string; weekDay: number }>`select w.day, w.week_day as "weekDay" from taught_day w
    where w.school_id = ${schoolId} and w.day >= make_date(${year}, 8, 1) and w.day < make_date(${year} + 1, 8, 1)`.execute(
    db,
  )
  return rows
}

export type KnownPerson = { iin: string; personId: number; name: string; hasAccount: boolean }

/** People of any school by IIN: surname and first name, and whether they can sign in. */
export async function peopleOf(db: Db, iins: readonly string[]): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`select p.iin, p.id as "personId", ${sql.raw(personName('p'))} as name,
      a.id is not null as "hasAccount"
    from known_person p left join account a on a.person_id = p.id where p.iin = any(${iins}::text[])`.execute(db)
  return rows
}

export type Post = { iin: string; role: string }

/** The one post of each employee in a school: a living one before an archived one, a newer one before an older. */
export async function postsIn(db: Db, schoolId: number): Promise<Post[]> {
  const { rows } = await sql<Post>`select distinct on (u.person_id) u.iin, u.role
    from placed_person u
    where u.school_id = ${schoolId} and u.iin is not null
      and u.role in ('director', 'zavuch', 'teacher', 'social_worker', 'employee')
    order by u.person_id, u.archived_at is not null, u.id desc`.execute(db)
  return rows
}

export type ImportedStay = {
  iin: string
  schoolId: number
  year: number
  label: string
  since: string
  until: string | null
}

/** Where pupils have been enrolled, in any school. `until` is the first day on which they are no longer there. */
export async function staysOf(db: Db, iins: readonly string[]): Promise<ImportedStay[]> {
  const { rows } = await sql<ImportedStay>`select p.iin, e.school_id as "schoolId", g.academic_year as year,
      g.parallel || g.letter as label, e.since, e.until
    from known_person p
    join placement u on u.person_id = p.id
    join class_stay e on e.school_id = u.school_id and e.student_id = u.id
    join school_class g on g.school_id = e.school_id and g.id = e.group_id
    where p.iin = any(${iins}::text[]) order by e.since`.execute(db)
  return rows
}

export type Guardian = { pupilIin: string; parentIin: string; place: number }

export async function guardiansIn(db: Db, schoolId: number): Promise<Guardian[]> {
  const { rows } = await sql<Guardian>`select s.iin as "pupilIin", u.iin as "parentIin", b.place
    from placed_person s
    join family_tie b on b.school_id = s.school_id and b.student_id = s.id
    join placed_person u on u.id = b.parent_id
    where s.school_id = ${schoolId} and s.iin is not null and u.iin is not null`.execute(db)
  return rows
}

export type SchemeBell = { scheme: string; number: number; start: string; end: string }

export async function bellsIn(db: Db, schoolId: number): Promise<SchemeBell[]> {
  const { rows } = await sql<SchemeBell>`select t.name as scheme, p.number, p.start, p.end
    from time_scheme t cross join lateral jsonb_to_recordset(t.periods) as p(number int, start text, "end" text)
    where t.school_id = ${schoolId}`.execute(db)
  return rows
}

export type StandingClass = {
  id: number
  label: string
  eduLang: string
  faculty: string | null
  scheme: string | null
  hasLessons: boolean
}

export async function classesIn(db: Db, schoolId: number, year: number): Promise<StandingClass[]> {
  const { rows } = await sql<StandingClass>`select g.id, g.parallel || g.letter as label, g.edu_lang as "eduLang",
      g.faculty, t.name as scheme,
      exists (select from class_lesson l where l.school_id = g.school_id and l.group_id = g.id) as "hasLessons"
    from school_class g left join time_scheme t on t.school_id = g.school_id and t.uuid = g.time_scheme_uuid
    where g.school_id = ${schoolId} and g.academic_year = ${year}`.execute(db)
  return rows
}

type Key = { label: string; subjectId: number; half: number | null }

/** In which half of each subject every pupil of a class is, or was last. */
export async function membersIn(
  db: Db,
  schoolId: number,
  year: number,
): Promise<(Key & { half: number; pupilIin: string })[]> {
  const { rows } = await sql<
    Key & { half: number; pupilIin: string }
  >`select distinct on (m.group_id, m.subject_id, m.student_id)
      g.parallel || g.letter as label, h.subject_id as "subjectId", h.number as half, u.iin as "pupilIin"
    from half_stay m
    join class_half h on h.school_id = m.school_id and h.id = m.subgroup_id
    join school_class g on g.school_id = h.school_id and g.id = h.group_id
    join placed_person u on u.id = m.student_id
    where m.school_id = ${schoolId} and g.academic_year = ${year} and u.iin is not null
    order by m.group_id, m.subject_id, m.student_id, m.since desc`.execute(db)
  return rows
}

export type StandingLoad = Key & { planUuid: string; teacherIin: string; teacher: string; scoreType: string }

export async function loadIn(db: Db, schoolId: number, year: number): Promise<StandingLoad[]> {
  const { rows } = await sql<StandingLoad>`select c.uuid as "planUuid", g.parallel || g.letter as label,
      c.subject_id as "subjectId", h.number as half, coalesce(u.iin, '') as "teacherIin",
      ${sql.raw(personName('u'))} as teacher, c.score_type as "scoreType"
    from calendar_plan c
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join placed_person u on u.id = c.teacher_id
    left join class_half h on h.school_id = c.school_id and h.id = c.subgroup_id
    where c.school_id = ${schoolId} and c.academic_year = ${year}`.execute(db)
  return rows
}

export type StandingSlot = Key & { weekDay: number; number: number; room: string | null }

export async function slotsIn(db: Db, schoolId: number, year: number): Promise<StandingSlot[]> {
  const { rows } = await sql<StandingSlot>`select g.parallel || g.letter as label, c.subject_id as "subjectId",
      h.number as half, s.week_day as "weekDay", s.number, r.number as room
    from week_slot s
    join school_class g on g.school_id = s.school_id and g.id = s.group_id
    join calendar_plan c on c.school_id = s.school_id and c.uuid = s.plan_uuid
    left join class_half h on h.school_id = s.school_id and h.id = s.subgroup_id
    left join cabinet r on r.school_id = s.school_id and r.id = s.cabinet_id
    where s.school_id = ${schoolId} and g.academic_year = ${year}`.execute(db)
  return rows
}

export type StandingTheme = { planUuid: string; quarterId: number; ordinal: number; theme: string }

export async function themesIn(db: Db, schoolId: number, year: number): Promise<StandingTheme[]> {
  const { rows } = await sql<StandingTheme>`select t.plan_uuid as "planUuid", t.quarter_id as "quarterId", t.ordinal,
      t.theme
    from plan_lesson t join calendar_plan c on c.school_id = t.school_id and c.uuid = t.plan_uuid
    where t.school_id = ${schoolId} and c.academic_year = ${year}`.execute(db)
  return rows
}

/** Themes of plans that no lesson holds, in the order of their quarters and numbers. */
export async function waitingThemes(
  db: Db,
  schoolId: number,
  planUuids: readonly string[],
): Promise<{ uuid: string; planUuid: string; quarterId: number; ordinal: number }[]> {
  const { rows } = await sql<{ uuid: string; planUuid: string; quarterId: number; ordinal: number }>`
    select t.uuid, t.plan_uuid as "planUuid", t.quarter_id as "quarterId", t.ordinal from plan_lesson t
    where t.school_id = ${schoolId} and t.plan_uuid = any(${planUuids}::uuid[])
      and not exists (select from class_lesson l where l.school_id = t.school_id and l.plan_lesson_uuid = t.uuid)
    order by t.plan_uuid, t.quarter_id, t.ordinal`.execute(db)
  return rows
}
