import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export async function roomsNow(db: Db, schoolId: number): Promise<{ id: number; number: string; name: string }[]> {
  const { rows } = await sql<{ id: number; number: string; name: string }>`select c.id, c.number, c.name from cabinet c
    where c.school_id = ${schoolId}`.execute(db)
  return rows
}

export type MatchedClass = { id: number; label: string; eduLang: string; faculty: 'emn' | 'ogn' | null }

/** The language and the direction of the classes of an academic year. */
export async function classesNow(db: Db, schoolId: number, year: number): Promise<MatchedClass[]> {
  const { rows } =
    await sql<MatchedClass>`select g.id, g.parallel || g.letter as label, g.edu_lang as "eduLang", g.faculty
    from school_class g where g.school_id = ${schoolId} and g.academic_year = ${year}`.execute(db)
  return rows
}

type Load = { classLabel: string; subjectId: number; subgroup: number | null }

/** Hours a week of the plans of an academic year, by class, subject and half. */
export async function hoursNow(
  db: Db,
  schoolId: number,
  year: number,
): Promise<(Load & { uuid: string; hours: number })[]> {
  const { rows } = await sql<
    Load & { uuid: string; hours: number }
  >`select c.uuid, g.parallel || g.letter as "classLabel",
      c.subject_id as "subjectId", h.number as subgroup, c.hours_per_week as hours
    from calendar_plan c join school_class g on g.school_id = c.school_id and g.id = c.group_id
    left join class_half h on h.school_id = c.school_id and h.id = c.subgroup_id
    where c.school_id = ${schoolId} and c.academic_year = ${year}`.execute(db)
  return rows
}

/** A lesson of a plan as a workbook names it, with what a workbook may say of it. */
export type ThemeNow = Load & {
  uuid: string
  quarter: number
  number: number
  section: string
  theme: string
  hours: number
  objectives: string[]
}

export async function themesNow(db: Db, schoolId: number, year: number): Promise<ThemeNow[]> {
  const { rows } = await sql<ThemeNow>`select t.uuid, g.parallel || g.letter as "classLabel",
      c.subject_id as "subjectId", h.number as subgroup, t.quarter_id % 10 as quarter, t.ordinal as number,
      t.section, t.theme, t.hours, t.objectives
    from plan_lesson t join calendar_plan c on c.school_id = t.school_id and c.uuid = t.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    left join class_half h on h.school_id = c.school_id and h.id = c.subgroup_id
    where t.school_id = ${schoolId} and c.academic_year = ${year}`.execute(db)
  return rows
}
