import type { HomeworkView } from '@qalam/contract/homework/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The homework of a lesson with its files, as everybody reads it. */
export async function homeworkOf(db: Db, schoolId: number, lessonUuid: string): Promise<HomeworkView | null> {
  const { rows } = await sql<HomeworkView>`select homework.uuid, homework.body as "text",
    to_char(homework.due_on, 'YYYY-MM-DD') as "dueOn", homework.version,
    coalesce((select json_agg(json_build_object('uuid', stored_file.uuid, 'name', stored_file.name,
        'bytes', stored_file.bytes, 'mime', stored_file.mime) order by homework_file.position)
      from homework_file join stored_file on stored_file.school_id = homework_file.school_id and stored_file.uuid = homework_file.file_uuid
      where homework_file.school_id = homework.school_id and homework_file.homework_uuid = homework.uuid), '[]'::json) as "files"
    from homework where homework.school_id = ${schoolId} and homework.lesson_uuid = ${lessonUuid}`.execute(db)
  return rows[0] ?? null
}
