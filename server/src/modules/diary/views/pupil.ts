import { type Actor, isParent } from '#platform/actor.ts'
import { namedText, type NamedText } from '#platform/db/named.ts'
import { fullName } from '#vocabulary/people.ts'

/** A statement for each of the two who read a diary: written once, named, and so planned once. */
export type Readers = { student: NamedText; parent: NamedText }

const named = `student.id, student.school_id,
  ${fullName('student')} as full_name`

/**
 * One row for the student whose diary is opened, asked with $1 the caller and $2 a student or null: the caller, or a
 * bound child (the first by name without $2). No row for anybody else.
 */
const pupil = {
  student: `select ${named} from placed_person student
    where student.id = $1::int and student.role = 'student' and ($2::int is null or $2::int = $1::int)`,
  parent: `select ${named} from family_tie guardian
    join placed_person student on student.id = guardian.student_id and student.role = 'student'
    where guardian.parent_id = $1::int and ($2::int is null or guardian.student_id = $2::int)
    order by student.surname, student.firstname, student.id limit 1`,
}

/** A statement over the row `pupil`, named `name-student` and `name-parent`. */
export const forReaders = (name: string, statement: (pupil: string) => string): Readers => ({
  student: namedText(`${name}-student`, statement(pupil.student)),
  parent: namedText(`${name}-parent`, statement(pupil.parent)),
})

export const readBy = (actor: Actor, readers: Readers): NamedText =>
  isParent(actor) ? readers.parent : readers.student
