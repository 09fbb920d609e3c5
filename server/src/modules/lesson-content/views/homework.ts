import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type OpenHomework = {
  /** Somebody of the school has it as homework that may still be answered: no key of it is told. */
  anybody: boolean
  /** This student has. */
  own: boolean
}

type Asked = { schoolId: number; versionUuid: string; studentId: number; now: Date }

/** Whether a version is homework that is not closed yet. */
export async function openHomework(db: Db, { schoolId, versionUuid, studentId, now }: Asked): Promise<OpenHomework> {
  const { rows } = await sql<OpenHomework>`select count(*) > 0 as anybody,
      coalesce(bool_or(r.student_id = ${studentId}), false) as own
    from homework h join homework_recipient r on r.school_id = h.school_id and r.homework_uuid = h.uuid
    left join homework_answer a on a.school_id = r.school_id and a.uuid = r.uuid
    where h.school_id = ${schoolId} and h.content_version_uuid = ${versionUuid} and h.wants_answer
      and a.state is distinct from 'scored' and (a.state = 'returned' or h.expires_at is null or h.expires_at > ${now})`.execute(
    db,
  )
  return rows[0] ?? { anybody: false, own: false }
}
