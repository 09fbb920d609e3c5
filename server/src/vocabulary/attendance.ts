// Who attends a lesson, as SQL texts.

/** Whether a stay in a group (`enrolment`) makes the student attend a lesson: that day, and in its subgroup if it has one. */
export const attends = (stay: string, lesson: string): string =>
  `${stay}.school_id = ${lesson}.school_id and ${stay}.group_id = ${lesson}.group_id
    and ${stay}.since <= ${lesson}.on_date and (${stay}.until is null or ${stay}.until > ${lesson}.on_date)
    and ${inSubgroup(stay, lesson)}`

/** Whether the student of a stay belongs to what may be a subgroup's alone: a row of `lesson` or of `calendar_plan`. */
export const inSubgroup = (stay: string, row: string): string =>
  `(${row}.subgroup_id is null or exists (select from subgroup_member half
      where half.school_id = ${row}.school_id and half.subgroup_id = ${row}.subgroup_id and half.student_id = ${stay}.student_id))`

/** The same for a stay whose subgroups were read with it, as `parts`: for many lessons of one student. */
export const attendsWithParts = (stay: string, lesson: string): string =>
  `${lesson}.school_id = ${stay}.school_id and ${lesson}.group_id = ${stay}.group_id
    and ${lesson}.on_date >= ${stay}.since and (${stay}.until is null or ${lesson}.on_date < ${stay}.until)
    and (${lesson}.subgroup_id is null or ${lesson}.subgroup_id = any (${stay}.parts))`
