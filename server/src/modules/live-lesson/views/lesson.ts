import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'

export type LiveLessonFacts = {
  schoolId: number
  uuid: string
  day: string
  starts: string
  ends: string
  teacherId: number
  substitutedId: number | null
  /** Which devices the plan says pupils use. */
  devices: string
  subject: Named
}

/** When a lesson is, who gives it and what its plan says of devices; the row is held for the transaction where asked. */
export async function lessonOf(
  db: Db,
  schoolId: number,
  uuid: string,
  held = false,
): Promise<LiveLessonFacts | undefined> {
  const { rows } = await sql<LiveLessonFacts>`select l.school_id as "schoolId", l.uuid, l.on_date as day,
      to_char(l.starts, 'HH24:MI') as starts, to_char(l.ends, 'HH24:MI') as ends, l.teacher_id as "teacherId",
      l.substituted_id as "substitutedId", coalesce(t.devices, '') as devices, s.name as subject
    from class_lesson l join subject s on s.id = l.subject_id
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where l.school_id = ${schoolId}::int and l.uuid = ${uuid}::uuid ${held ? sql`for no key update of l` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** Students who attend a lesson. */
export async function classOf(
  db: Db,
  { schoolId, uuid }: Pick<LiveLessonFacts, 'schoolId' | 'uuid'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct e.student_id as id from class_lesson l
    join class_stay e on e.school_id = ${schoolId}::int and ${sql.raw(attends('e', 'l'))}
    where l.school_id = ${schoolId}::int and l.uuid = ${uuid}::uuid order by id`.execute(db)
  return rows.map(({ id }) => id)
}
