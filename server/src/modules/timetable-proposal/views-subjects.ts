import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Level } from '@qalam/contract/timetable-proposal/levels.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type SubjectRow = { id: number; slug: string; name: Named; level: Level | null }

/** The subjects of the load of a year. */
export async function subjectsOf(db: Db, schoolId: number, year: number): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`select s.id, s.slug, s.name, l.level from subject s
    left join timetable_subject_level l on l.school_id = ${schoolId} and l.subject_id = s.id
    where s.id in (select cp.subject_id from calendar_plan cp
      where cp.school_id = ${schoolId} and cp.academic_year = ${year})
    order by s.id`.execute(db)
  return rows
}
