// Marks as families may know them, as SQL texts: a school may hold them back for some hours.

/** Marks written after this moment are not told yet; `now` is SQL for the present moment. */
export const toldUntil = (schoolId: string, now: string): string =>
  `(select case when school.mark_notice_hours = 0 then 'infinity'::timestamptz
      else ${now}::timestamptz - school.mark_notice_hours * interval '1 hour' end
    from known_school school where school.id = ${schoolId})`

/** The same of a row of `period_mark`: a mark of a quarter, a half-year or the year is held back alike. */
export const toldPeriodMark = (latest: string, until: string): string =>
  `lateral (
    select ${latest}.score, ${latest}.unmarked, ${latest}.comment, ${latest}.version, ${latest}.updated_by,
      ${latest}.updated_at
    where ${latest}.updated_at <= ${until}
    union all
    (select before.score, before.unmarked, before.comment, before.version, before.by_user_id, before.at
    from period_mark_event before
    where ${latest}.updated_at > ${until} and before.school_id = ${latest}.school_id
      and before.plan_uuid = ${latest}.plan_uuid and before.student_id = ${latest}.student_id
      and before.period = ${latest}.period and before.at <= ${until}
    order by before.version desc limit 1))`

/**
 * What a row of `mark` tells a family, with the columns of that row: the mark itself, or what stood in its cell at the
 * moment until which marks are told; no row where the cell was empty then.
 */
export const toldMark = (latest: string, until: string): string =>
  `lateral (
    select ${latest}.lesson_uuid, ${latest}.score, ${latest}.sign, ${latest}.comment, ${latest}.version,
      ${latest}.updated_by, ${latest}.updated_at
    where ${latest}.updated_at <= ${until}
    union all
    (select before.lesson_uuid, before.score, before.sign, before.comment, before.version, before.by_user_id, before.at
    from mark_event before
    where ${latest}.updated_at > ${until} and before.school_id = ${latest}.school_id
      and before.lesson_uuid = ${latest}.lesson_uuid and before.student_id = ${latest}.student_id and before.at <= ${until}
    order by before.version desc limit 1))`
