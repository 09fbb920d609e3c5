import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

export type PersonFields = { iin: string; patronymic: string; phone: string | null }

/** What is written of people beside their names, by IIN. */
export async function personFieldsOf(db: Db, iins: readonly string[]): Promise<PersonFields[]> {
  const { rows } = await sql<PersonFields>`select p.iin, p.patronymic, p.phone from known_person p
    where p.iin = any(${iins}::text[])`.execute(db)
  return rows
}

/** Names of the rooms of a school that have one, by number. */
export async function roomsIn(db: Db, schoolId: number): Promise<{ number: string; name: string }[]> {
  const { rows } = await sql<{ number: string; name: string }>`select c.number, c.name from cabinet c
    where c.school_id = ${schoolId}`.execute(db)
  return rows
}

export type PlanFields = {
  planUuid: string
  quarterId: number
  ordinal: number
  section: string
  kind: string
  maxScore: number | null
  hours: number
  objectives: string[]
}

/** What the plans of an academic year say of each lesson beside its theme. */
export async function planFieldsIn(db: Db, schoolId: number, year: number): Promise<PlanFields[]> {
  const { rows } = await sql<PlanFields>`select t.plan_uuid as "planUuid", t.quarter_id as "quarterId", t.ordinal,
      t.section, t.entity_kind as kind, t.max_score as "maxScore", t.hours, t.objectives
    from plan_lesson t join calendar_plan c on c.school_id = t.school_id and c.uuid = t.plan_uuid
    where t.school_id = ${schoolId} and c.academic_year = ${year}`.execute(db)
  return rows
}

/** Hours a week of the plans of an academic year. */
export async function hoursIn(db: Db, schoolId: number, year: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ uuid: string; hours: number }>`select c.uuid, c.hours_per_week as hours
    from calendar_plan c where c.school_id = ${schoolId} and c.academic_year = ${year}`.execute(db)
  return new Map(rows.map(({ uuid, hours }) => [uuid, hours]))
}

export type Enrolled = { iin: string; name: string; label: string }

/** Who studies in a school now, in groups of an academic year. */
export async function enrolledIn(db: Db, schoolId: number, year: number): Promise<Enrolled[]> {
  const { rows } = await sql<Enrolled>`select u.iin, ${sql.raw(personName('u'))} as name,
      g.parallel || g.letter as label
    from class_stay e
    join school_class g on g.school_id = e.school_id and g.id = e.group_id
    join placed_person u on u.id = e.student_id and u.archived_at is null
    where e.school_id = ${schoolId} and g.academic_year = ${year} and e.until is null and u.iin is not null
    order by g.parallel, g.letter, u.surname, u.firstname, u.iin`.execute(db)
  return rows
}

/** Who works in a school now, by IIN. */
export async function employedIn(db: Db, schoolId: number): Promise<{ iin: string; name: string }[]> {
  const { rows } = await sql<{
    iin: string
    name: string
  }>`select distinct u.iin, ${sql.raw(personName('u'))} as name
    from placed_person u
    where u.school_id = ${schoolId} and u.archived_at is null and u.iin is not null
      and u.role in ('director', 'zavuch', 'teacher', 'social_worker', 'employee') order by 2, 1`.execute(db)
  return rows
}
