import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import { attends } from '#school/half/half.ts'

/**
 * The student who attends the row of `lesson` and in whose name the actor asks: the actor, or a bound child (the one of
 * `userId` when it is given). Staff ask in nobody's name.
 */
export const pupilOf = (actor: Actor, userId: number | null): RawBuilder<{ student_id: number }> => sql`
  select enrolment.student_id from class_stay enrolment
  where ${sql.raw(attends('enrolment', 'lesson'))}
    and ((${actor.role}::text = 'student' and enrolment.student_id = ${actor.userId}::int)
      or (${actor.role}::text = 'parent' and exists (select 1 from family_tie guardian
        where guardian.school_id = enrolment.school_id and guardian.parent_id = ${actor.userId}::int and guardian.student_id = enrolment.student_id)))
    and (${userId}::int is null or enrolment.student_id = ${userId}::int)
  order by enrolment.student_id limit 1`

/** The ids of the schools that an actor looks into: their own, and a parent those of the children. */
export const schoolsOf = (actor: Actor): RawBuilder<{ id: number }> => sql`
  select ${actor.schoolId}::int as id
  union all select guardian.school_id from family_tie guardian where guardian.parent_id = ${actor.userId}::int`
