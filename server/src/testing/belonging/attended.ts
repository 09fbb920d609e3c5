import { sql } from 'kysely'
import { attends } from '#school/half/half.ts'
import type { Place } from './town.ts'

export type Attended = { student: number; lesson: string; day: string }

/**
 * Who attended each lesson before a day, as the floor of belonging tells it. A plain writing of the same must agree: every
 * pair of a pupil and a lesson is looked at by itself, by what is written down of the class and of the half.
 */
export async function attended({ school }: Place, today: string): Promise<Attended[]> {
  const told = await sql<Attended>`select e.student_id as student, l.uuid as lesson, l.on_date as day
    from lesson l join enrolment e on ${sql.raw(attends('e', 'l'))}
    where l.school_id = ${school.id} and l.on_date < ${today} order by 1, 2`.execute(school.db)
  const plain = await sql<Attended>`
    select u.id as student, l.uuid as lesson, l.on_date as day from app_user u cross join lesson l
    where u.school_id = ${school.id} and l.school_id = ${school.id} and l.on_date < ${today}
      and l.group_id in (select e.group_id from enrolment e where e.school_id = u.school_id and e.student_id = u.id
        and daterange(e.since, e.until, '[)') @> l.on_date)
      and (l.subgroup_id is null or l.subgroup_id in (select m.subgroup_id from subgroup_member m
        where m.school_id = u.school_id and m.student_id = u.id and daterange(m.since, m.until, '[)') @> l.on_date))
    order by 1, 2`.execute(school.db)
  const [one, other] = [told, plain].map(({ rows }) => rows.map((row) => JSON.stringify(row)))
  if (one!.join() !== other!.join())
    throw new Error(`The floor and the plain writing differ: ${differing(one!, other!)}`)
  return told.rows
}

const differing = (one: string[], other: string[]): string =>
  [...one.filter((row) => !other.includes(row)), ...other.filter((row) => !one.includes(row))].slice(0, 10).join(' ')
