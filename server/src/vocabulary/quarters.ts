import { type RawBuilder, sql } from 'kysely'

/** The quarter of a day in a school: between two the one before, in front of all the first. As schools/policy.ts has it. */
export const quarterNear = (schoolId: RawBuilder<unknown>, day: string): RawBuilder<{ quarter_id: number }> =>
  sql`select q.quarter_id from year_quarter q where q.school_id = ${schoolId}
  order by q.starts_on <= ${day}::date desc, abs(q.starts_on - ${day}::date) limit 1`

/** The quarter that is asked for where the school has it, else the one of the day. */
export const quarterAsked = (
  schoolId: number | null,
  quarterId: number | null,
  day: string,
): RawBuilder<{ quarter_id: number }> =>
  sql`select q.quarter_id from year_quarter q where q.school_id = ${schoolId}::int
  order by q.quarter_id = ${quarterId}::int desc nulls last, q.starts_on <= ${day}::date desc,
    abs(q.starts_on - ${day}::date) limit 1`
