import { type RawBuilder, sql } from 'kysely'

/**
 * Lessons, with the columns of `lesson`, that days of quarantine or frost took away and that nobody brought back: a calendar
 * and a board in the corridor both say that they are cancelled.
 */
export const cancelledLessons = (schoolId: number): RawBuilder<unknown> => sql`(select o.* from schedule_batch b
  join schedule_batch_lesson e on e.school_id = b.school_id and e.batch_uuid = b.uuid and e.version is null
  cross join lateral jsonb_populate_record(null::lesson, e.before) o
  where b.school_id = ${schoolId} and b.kind = 'cancel' and b.undone_at is null
    and not exists (select from class_lesson there where there.school_id = b.school_id and there.uuid = e.lesson_uuid))`
