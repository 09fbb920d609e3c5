// What decides whether a lesson still changes for those who attend it, as SQL texts.

/** Whether the period of a lesson is closed in its plan. */
export const isClosed = (lesson: string): string =>
  `exists (select from calendar_plan closed where closed.school_id = ${lesson}.school_id
      and closed.uuid = ${lesson}.plan_uuid and ${lesson}.quarter_id % 10 = any(closed.closed_quarters))`

/** Whether a student has a mark or a sign in a lesson. */
export const isMarkedFor = (lesson: string, student: string): string =>
  `exists (select from mark given where given.school_id = ${lesson}.school_id and given.lesson_uuid = ${lesson}.uuid
      and given.student_id = ${student} and (given.score is not null or given.sign is not null))`

/** What a student was given in a lesson, at most one row of `scored` and `signed`: for a lateral join. */
export const givenIn = (lesson: string, student: string): string =>
  `(select given.score is not null as scored, given.sign is not null as signed from mark given
    where given.school_id = ${lesson}.school_id and given.lesson_uuid = ${lesson}.uuid and given.student_id = ${student})`
