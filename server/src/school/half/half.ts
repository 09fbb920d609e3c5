import { onDay } from '../stay/stay.ts'

// Who is in a half of a class, and so attends a lesson, as SQL texts. A row that may be of a half (`lesson`, `calendar_plan`)
// has `school_id`, `group_id` and `subgroup_id`, which is null where the whole class is meant.

/** Whether a stay in a class (`enrolment`) makes the student attend a lesson: that day, and in its half if it has one. */
export const attends = (stay: string, lesson: string): string =>
  `${stay}.school_id = ${lesson}.school_id and ${stay}.group_id = ${lesson}.group_id
    and ${onDay(stay, `${lesson}.on_date`)}
    and ${inHalf(stay, lesson, (half) => onDay(half, `${lesson}.on_date`))}`

/** Whether the student of a stay belongs to what may be a half's alone, at the time that `when` says of the place in it. */
export const inHalf = (stay: string, row: string, when: (half: string) => string): string =>
  `(${row}.subgroup_id is null or exists (select from subgroup_member half
      where half.school_id = ${row}.school_id and half.subgroup_id = ${row}.subgroup_id
        and half.student_id = ${stay}.student_id and ${when('half')}))`

/** The days of a stay that belong to what may be a half's alone, as rows of `since` and `until`: for a join. */
export const daysIn = (stay: string, row: string): string =>
  `(select ${stay}.since, ${stay}.until where ${row}.subgroup_id is null
    union all
    select greatest(half.since, ${stay}.since), least(half.until, ${stay}.until) from subgroup_member half
    where half.school_id = ${row}.school_id and half.subgroup_id = ${row}.subgroup_id
      and half.student_id = ${stay}.student_id
      and half.since < coalesce(${stay}.until, 'infinity') and coalesce(half.until, 'infinity') > ${stay}.since)`

/**
 * The halves of a student and the days in each, as two columns in one order: read once beside a stay, for many lessons of
 * one student. A test by an index for each lesson would cost half as much again.
 */
export const partsOf = (school: string, student: string): string => {
  const own = `from subgroup_member part where part.school_id = ${school} and part.student_id = ${student}
    group by part.subgroup_id order by part.subgroup_id`
  return `array(select part.subgroup_id ${own}) as parts,
    array(select range_agg(daterange(part.since, part.until)) ${own}) as part_days`
}

/** `attends` for a stay with its parts. */
export const attendsWithParts = (stay: string, lesson: string): string =>
  `${lesson}.school_id = ${stay}.school_id and ${lesson}.group_id = ${stay}.group_id
    and ${lesson}.on_date >= ${stay}.since and (${stay}.until is null or ${lesson}.on_date < ${stay}.until)
    and ${inParts(stay, lesson, `${lesson}.on_date`)}`

const daysOfPart = (stay: string, row: string): string =>
  `${stay}.part_days[array_position(${stay}.parts, ${row}.subgroup_id)]`

/** Whether what may be a half's alone is that of a stay with its parts on a day. */
export const inParts = (stay: string, row: string, day: string): string =>
  `(${row}.subgroup_id is null or coalesce(${daysOfPart(stay, row)} @> ${day}, false))`

/** Whether the last time in that half is not over on a day. */
export const partLasts = (stay: string, row: string, day: string): string =>
  `(${row}.subgroup_id is null or coalesce(upper_inf(${daysOfPart(stay, row)}) or upper(${daysOfPart(stay, row)}) > ${day}, false))`

/** `attends` as a join for many lessons of many students: `stay` and `half` join `lesson`, and `isTheirs` narrows the rows. */
export const joinAttending = (stay: string, half: string, lesson: string): string =>
  `join enrolment ${stay} on ${stay}.school_id = ${lesson}.school_id and ${stay}.group_id = ${lesson}.group_id
    and ${onDay(stay, `${lesson}.on_date`)}
  left join subgroup_member ${half} on ${half}.school_id = ${lesson}.school_id
    and ${half}.subgroup_id = ${lesson}.subgroup_id and ${half}.student_id = ${stay}.student_id
    and ${onDay(half, `${lesson}.on_date`)}`

export const isTheirs = (half: string, lesson: string): string =>
  `(${lesson}.subgroup_id is null or ${half}.student_id is not null)`

/** Whether two halves of a class have a pupil in common on a day. */
export const sharePupil = (school: string, half: string, other: string, day: string): string =>
  `exists (select from subgroup_member mine
      join subgroup_member theirs on theirs.school_id = mine.school_id and theirs.student_id = mine.student_id
      where mine.school_id = ${school} and mine.subgroup_id = ${half} and theirs.subgroup_id = ${other}
        and ${onDay('mine', day)} and ${onDay('theirs', day)})`
