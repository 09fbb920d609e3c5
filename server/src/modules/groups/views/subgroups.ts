import type { GroupPlan, SplitPupil, SplitSubject, Subgroup } from '@qalam/contract/groups/subgroups.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const fullName = sql`concat_ws(' ', u.surname, u.firstname, u.patronymic)`

/** Who studies in a group on a day. */
const classOf = (schoolId: number, groupId: number, day: string) => sql`select e.student_id from class_stay e
  where e.school_id = ${schoolId} and e.group_id = ${groupId} and daterange(e.since, e.until, '[)') @> ${day}::date`

export async function plansOf(db: Db, schoolId: number, groupId: number): Promise<GroupPlan[]> {
  const { rows } = await sql<GroupPlan>`select c.uuid, json_build_object('id', s.id, 'name', s.name) as subject,
      case when h.id is not null then json_build_object('number', h.number, 'name', h.name) end as subgroup,
      ${fullName} as teacher, c.hours_per_week as hours
    from calendar_plan c join subject s on s.id = c.subject_id
    join placed_person u on u.id = c.teacher_id
    left join subgroup h on h.school_id = c.school_id and h.id = c.subgroup_id
    where c.school_id = ${schoolId} and c.group_id = ${groupId}
    order by s.name->>'kz' collate "und-x-icu", s.id, h.number, c.uuid limit 200`.execute(db)
  return rows
}

/** Who is in a half on a day. */
const inHalfOn = (day: string) => sql`daterange(m.since, m.until, '[)') @> ${day}::date`

const halvesOf = (schoolId: number, groupId: number, day: string) => sql`
  select h.subject_id, h.id, h.number, h.name,
    (select count(*) from subgroup_member m where m.school_id = h.school_id and m.subgroup_id = h.id
      and ${inHalfOn(day)} and m.student_id in (${classOf(schoolId, groupId, day)})) as students,
    (select string_agg(distinct ${fullName}, ', ') from calendar_plan c
      join placed_person u on u.id = c.teacher_id
      where c.school_id = h.school_id and c.subgroup_id = h.id) as teacher
  from subgroup h where h.school_id = ${schoolId} and h.group_id = ${groupId}`

type HalvedRow = Omit<SplitSubject, 'unplaced'> & { size: number }

/** The subjects for which a group is halved, with the halves and the size of the whole. */
export async function halvedSubjects(db: Db, schoolId: number, groupId: number, day: string): Promise<HalvedRow[]> {
  const { rows } = await sql<HalvedRow>`select json_build_object('id', s.id, 'name', s.name) as subject,
      json_agg(json_build_object('id', x.id, 'number', x.number, 'name', x.name, 'students', x.students,
        'teacher', x.teacher) order by x.number) as subgroups,
      (select count(*) from (${classOf(schoolId, groupId, day)}) y) as size
    from (${halvesOf(schoolId, groupId, day)}) x join subject s on s.id = x.subject_id
    group by s.id order by s.name->>'kz' collate "und-x-icu", s.id`.execute(db)
  return rows
}

type SubjectChoice = { id: number; name: Named; isPlanned: boolean }

/** The subjects for which a group is not halved yet. */
export async function subjectsToHalve(db: Db, schoolId: number, groupId: number): Promise<SubjectChoice[]> {
  const { rows } = await sql<SubjectChoice>`select s.id, s.name,
      exists (select 1 from calendar_plan c
        where c.school_id = ${schoolId} and c.group_id = ${groupId} and c.subject_id = s.id) as "isPlanned"
    from subject s where not exists (select 1 from subgroup h
      where h.school_id = ${schoolId} and h.group_id = ${groupId} and h.subject_id = s.id)
    order by "isPlanned" desc, s.name->>'kz' collate "und-x-icu", s.id limit 500`.execute(db)
  return rows
}

export async function halvesFor(
  db: Db,
  schoolId: number,
  groupId: number,
  subjectId: number,
  day: string,
): Promise<Subgroup[]> {
  const { rows } = await sql<Subgroup>`select x.id, x.number, x.name, x.students, x.teacher
    from (${halvesOf(schoolId, groupId, day)}) x where x.subject_id = ${subjectId} order by x.number`.execute(db)
  return rows
}

/** The pupils of a group with their half for a subject, and the one they were in a year ago, in whatever class. */
export async function pupilsOf(
  db: Db,
  schoolId: number,
  group: { id: number; year: number },
  subjectId: number,
  day: string,
): Promise<SplitPupil[]> {
  const half = (ofClass: typeof fullName) => sql`(select h.number from subgroup_member m
    join subgroup h on h.school_id = m.school_id and h.id = m.subgroup_id
    join study_group g on g.school_id = h.school_id and g.id = h.group_id
    where m.school_id = ${schoolId} and m.student_id = u.id and h.subject_id = ${subjectId} and ${ofClass}
    order by m.since desc limit 1)`
  const { rows } = await sql<SplitPupil>`select u.id, ${fullName} as name, u.sex,
      ${half(sql`g.id = ${group.id} and ${inHalfOn(day)}`)} as half, ${half(sql`g.academic_year = ${group.year - 1}`)} as "lastHalf"
    from placed_person u
    where u.school_id = ${schoolId} and u.id in (${classOf(schoolId, group.id, day)})
    order by u.surname collate "und-x-icu", u.firstname collate "und-x-icu", u.id`.execute(db)
  return rows
}

export async function subjectNamed(db: Db, id: number): Promise<{ id: number; name: Named } | undefined> {
  const { rows } = await sql<{
    id: number
    name: Named
  }>`select s.id, s.name from subject s where s.id = ${id}`.execute(db)
  return rows[0]
}

type Holders = { teachers: string; plans: number; lessons: number; slots: number }

/** What belongs to a half of a group for a subject, and whose plans they are. */
export async function holdersOf(db: Db, schoolId: number, subgroupIds: readonly number[]): Promise<Holders> {
  const { rows } = await sql<Holders>`select
    coalesce((select string_agg(distinct ${fullName}, ', ') from calendar_plan c
      join placed_person u on u.id = c.teacher_id
      where c.school_id = ${schoolId} and c.subgroup_id = any(${subgroupIds}::int[])), '') as teachers,
    (select count(*) from calendar_plan c
      where c.school_id = ${schoolId} and c.subgroup_id = any(${subgroupIds}::int[])) as plans,
    (select count(*) from class_lesson l
      where l.school_id = ${schoolId} and l.subgroup_id = any(${subgroupIds}::int[])) as lessons,
    (select count(*) from week_slot t
      where t.school_id = ${schoolId} and t.subgroup_id = any(${subgroupIds}::int[])) as slots`.execute(db)
  return rows[0] ?? { teachers: '', plans: 0, lessons: 0, slots: 0 }
}
