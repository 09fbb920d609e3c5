import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

/** The day from which a student of a program is no longer in its class; null while that is open. */
const leftClass = sql`(select case when count(*) = 0 then t.since when bool_or(e.until is null) then null else max(e.until) end
  from class_stay e where e.school_id = t.school_id and e.student_id = t.student_id and e.group_id = p.group_id)`

/** The end of a stay: that of its order, or that of the class when it comes before. */
const endOf = sql`(select least(t.until, x.left_on) from (select ${leftClass} as left_on) x)`

/** How many study by a program today or will: a subquery over the row `p` of `training_program`. */
export const countIn = (today: string) => sql<number>`(select count(*) from training_stay t
  where t.school_id = p.school_id and t.program_id = p.id and coalesce(${endOf} > ${today}::date, true))`

export type ProgramStayRow = {
  id: number
  contingentId: number
  name: string
  arrivalDate: string
  arrivalOrder: string
  retirementDate: string | null
  retirementOrder: string
  isHere: boolean
}

/** The stays of a program, those that go on first. */
export async function staysIn(db: Db, schoolId: number, programId: number, today: string): Promise<ProgramStayRow[]> {
  const { rows } =
    await sql<ProgramStayRow>`select s.*, coalesce(s."retirementDate" > ${today}::date, true) as "isHere" from (
      select t.id, t.student_id as "contingentId", ${sql.raw(fullName('u'))} as name, t.since as "arrivalDate",
        t.arrival_order as "arrivalOrder", ${endOf} as "retirementDate", t.retirement_order as "retirementOrder"
      from training_stay t
      join training_program p on p.school_id = t.school_id and p.id = t.program_id
      join placed_person u on u.school_id = t.school_id and u.id = t.student_id
      where t.school_id = ${schoolId} and t.program_id = ${programId}) s
    order by "isHere" desc, s.name collate "und-x-icu", s."arrivalDate" desc limit 1000`.execute(db)
  return rows
}

type OpenStay = { id: number; programId: number; groupId: number; since: string; endsOn: string | null }

/** The stays of a student without an end of their own; `endsOn` is the end of the class. */
export async function openStaysOf(db: Db, schoolId: number, studentId: number): Promise<OpenStay[]> {
  const { rows } = await sql<OpenStay>`select t.id, p.id as "programId", p.group_id as "groupId", t.since,
      ${endOf} as "endsOn"
    from training_stay t join training_program p on p.school_id = t.school_id and p.id = t.program_id
    where t.school_id = ${schoolId} and t.student_id = ${studentId} and t.until is null`.execute(db)
  return rows
}

/** Whether a student studies in a group on a day. */
export async function isInGroup(
  db: Db,
  schoolId: number,
  { groupId, studentId, day }: { groupId: number; studentId: number; day: string },
): Promise<boolean> {
  const { rows } = await sql`select from class_stay e where e.school_id = ${schoolId} and e.group_id = ${groupId}
    and e.student_id = ${studentId} and daterange(e.since, e.until, '[)') @> ${day}::date`.execute(db)
  return rows.length > 0
}

/** The students of a group today who study by no program. */
export async function candidatesFor(
  db: Db,
  schoolId: number,
  groupId: number,
  today: string,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select u.id, ${sql.raw(fullName('u'))} as name
    from class_stay c
    join placed_person u on u.school_id = c.school_id and u.id = c.student_id
    where c.school_id = ${schoolId} and c.group_id = ${groupId} and daterange(c.since, c.until, '[)') @> ${today}::date
      and not exists (select from training_stay t
        join training_program p on p.school_id = t.school_id and p.id = t.program_id
        where t.school_id = c.school_id and t.student_id = c.student_id and coalesce(${endOf} > ${today}::date, true))
    order by u.surname collate "und-x-icu", u.firstname collate "und-x-icu", u.id limit 200`.execute(db)
  return rows
}
