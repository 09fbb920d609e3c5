// What hangs on a lesson, as SQL texts: below the modules, so that whoever takes lessons away asks the same.

const of = (table: string, lesson: string, more = '') =>
  `exists (select from ${table} held where held.school_id = ${lesson}.school_id and held.lesson_uuid = ${lesson}.uuid${more})`

/** Homework, materials, something to read or a work: a row of `lesson` that must not go unasked. */
export const hasContent = (lesson: string): string =>
  `(${[of('homework', lesson), of('lesson_material', lesson), given(lesson), of('sitting', lesson)].join(' or ')})`

/** Something to read; what was taken back counts while a student's way through it stands. */
const given = (lesson: string) =>
  of(
    'lesson_content',
    lesson,
    ` and (held.taken_back_at is null
      or exists (select from content_reading done where done.school_id = held.school_id and done.given_uuid = held.uuid))`,
  )

/** A student has answered, read or begun something of it: what was done is not to be lost. */
export const hasWork = (lesson: string): string => `(
  exists (select from homework held
    join homework_recipient asked on asked.school_id = held.school_id and asked.homework_uuid = held.uuid
    join homework_answer done on done.school_id = asked.school_id and done.uuid = asked.uuid
    where held.school_id = ${lesson}.school_id and held.lesson_uuid = ${lesson}.uuid)
  or exists (select from lesson_content held
    join content_reading done on done.school_id = held.school_id and done.given_uuid = held.uuid
    where held.school_id = ${lesson}.school_id and held.lesson_uuid = ${lesson}.uuid)
  or exists (select from sitting held
    join attempt done on done.school_id = held.school_id and done.sitting_uuid = held.uuid
    where held.school_id = ${lesson}.school_id and held.lesson_uuid = ${lesson}.uuid))`
