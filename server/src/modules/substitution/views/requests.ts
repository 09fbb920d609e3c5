import type { SubstitutionRequest } from '@qalam/contract/substitution/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'
import { placed, placeOf } from './lessons.ts'

type Of = { schoolId: number; userId: number; today: string }

/** What somebody is asked to give from today on, the next first. */
export async function requestsTo(db: Db, { schoolId, userId, today }: Of): Promise<SubstitutionRequest[]> {
  const { rows } = await sql<SubstitutionRequest>`
    select ${placeOf}, r.absence_uuid as "absenceId", ${sql.raw(personName('u'))} as absent,
      case when r.accepted and l.teacher_id = r.teacher_id then 'accepted'
        when not r.accepted then 'declined'
        when l.teacher_id <> a.teacher_id or l.conducted_at is not null then 'taken'
        else 'waiting' end as state
    from substitution_request r
    join absence a on a.school_id = r.school_id and a.uuid = r.absence_uuid and a.cancelled_at is null
    join placed_person u on u.school_id = a.school_id and u.id = a.teacher_id
    join class_lesson l on l.school_id = r.school_id and l.uuid = r.lesson_uuid
    ${placed}
    where r.school_id = ${schoolId} and r.teacher_id = ${userId} and l.on_date >= ${today}::date
    order by l.on_date, l.starts, l.uuid limit 100`.execute(db)
  return rows
}
