import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'

/** Surname, first name and patronymic of a row of `person`, named by its alias in the statement. */
export const fullName = (alias: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`rtrim(${column('surname')} || ' ' || ${column('firstname')} || ' ' || ${column('patronymic')})`
}

/**
 * The student who attends the row of `lesson` and in whose name the actor asks: the actor, or a bound child (the one of
 * `userId` when it is given). Staff ask in nobody's name.
 */
export const pupilOf = (actor: Actor, userId: number | null): RawBuilder<{ student_id: number }> => sql`
  select enrolment.student_id from enrolment
  where enrolment.school_id = lesson.school_id and enrolment.group_id = lesson.group_id
    and enrolment.since <= lesson.on_date and (enrolment.until is null or enrolment.until > lesson.on_date)
    and (lesson.subgroup_id is null or exists (select 1 from subgroup_member
      where subgroup_member.subgroup_id = lesson.subgroup_id and subgroup_member.student_id = enrolment.student_id))
    and ((${actor.role}::text = 'student' and enrolment.student_id = ${actor.userId}::int)
      or (${actor.role}::text = 'parent' and exists (select 1 from guardian
        where guardian.parent_id = ${actor.userId}::int and guardian.student_id = enrolment.student_id)))
    and (${userId}::int is null or enrolment.student_id = ${userId}::int)
  order by enrolment.student_id limit 1`
