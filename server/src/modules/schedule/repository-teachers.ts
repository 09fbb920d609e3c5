import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A lesson as far as its teacher is concerned. */
export type TaughtLesson = {
  uuid: string
  groupId: number
  date: string
  teacherId: number
  substitutedId: number | null
  conducted: boolean
  version: number
}

type Of = { schoolId: number; teacherId: number; from: string; to: string; also?: readonly string[] }

/**
 * The lessons that somebody gives, or that others give instead of them, from one day to another, and `also` those of the
 * days that somebody gives instead of a third; held until the end of the transaction.
 */
export async function holdForTeacher(
  db: Db,
  { schoolId, teacherId, from, to, also = [] }: Of,
): Promise<TaughtLesson[]> {
  const { rows } = await sql<TaughtLesson>`
    select l.uuid, l.group_id as "groupId", l.on_date as date, l.teacher_id as "teacherId",
      l.substituted_id as "substitutedId", l.conducted_at is not null as conducted, l.version
    from lesson l
    where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${to}::date
      and (l.teacher_id = ${teacherId} or l.substituted_id = ${teacherId}
        or (l.uuid = any(${also}::uuid[]) and l.substituted_id is not null))
    order by l.on_date, l.starts, l.uuid for update`.execute(db)
  return rows
}

/**
 * Gives lessons to other teachers. Whose lesson it was is kept, and forgotten when it comes back to them. Violates
 * `lesson_teacher_free` when a teacher is busy; the transaction stays usable.
 */
export async function changeTeachers(
  db: Db,
  schoolId: number,
  changes: readonly { uuid: string; teacherId: number }[],
): Promise<void> {
  await sql`savepoint change_teachers`.execute(db)
  try {
    await sql`update lesson set teacher_id = c."teacherId", version = lesson.version + 1,
        substituted_id = nullif(coalesce(lesson.substituted_id, lesson.teacher_id), c."teacherId")
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(uuid uuid, "teacherId" int)
      where lesson.school_id = ${schoolId} and lesson.uuid = c.uuid`.execute(db)
  } catch (error) {
    await sql`rollback to savepoint change_teachers`.execute(db)
    throw error
  }
}
