import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'

/**
 * One row for the student whose diary is opened: the actor, or a bound child (the one of `userId` when it is given, else
 * the first by name). No row for anybody else.
 */
export const pupilOf = (actor: Actor, userId: number | null): RawBuilder<unknown> => sql`
  select student.id, student.school_id,
    rtrim(person.surname || ' ' || person.firstname || ' ' || person.patronymic) as full_name
  from (select ${actor.userId}::int as id where ${actor.role}::text = 'student'
    union all select guardian.student_id from guardian
      where ${actor.role}::text = 'parent' and guardian.parent_id = ${actor.userId}::int) asked
  join app_user student on student.id = asked.id and student.role = 'student'
  join person on person.id = student.person_id
  where ${userId}::int is null or asked.id = ${userId}::int
  order by person.surname, person.firstname, student.id limit 1`
