import type { HomeworkDraft } from '@qalam/contract/homework/api.ts'
import type { Db } from '#platform/db/db.ts'
import type { StoredFile } from '#platform/files/stored.ts'

type Writer = { schoolId: number; lessonUuid: string; by: number; now: Date }
type Words = Pick<HomeworkDraft, 'text' | 'dueOn'>

/** The first homework of a lesson; undefined when the uuid is taken. */
export function insert(db: Db, uuid: string, { text, dueOn }: Words, { schoolId, lessonUuid, by, now }: Writer) {
  return db
    .insertInto('homework')
    .values({
      uuid,
      school_id: schoolId,
      lesson_uuid: lessonUuid,
      body: text,
      due_on: dueOn,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

/** A homework of a school. */
export type Key = { schoolId: number; uuid: string }

export async function change(db: Db, { schoolId, uuid }: Key, { text, dueOn }: Words, now: Date): Promise<void> {
  await db
    .updateTable('homework')
    .set(({ eb }) => ({ body: text, due_on: dueOn, updated_at: now, version: eb('homework.version', '+', 1) }))
    .where('homework.school_id', '=', schoolId)
    .where('homework.uuid', '=', uuid)
    .execute()
}

export async function remove(db: Db, { schoolId, uuid }: Key): Promise<void> {
  await db.deleteFrom('homework').where('homework.school_id', '=', schoolId).where('homework.uuid', '=', uuid).execute()
}

export async function addFiles(
  db: Db,
  { schoolId, uuid }: Key,
  files: readonly StoredFile[],
  position: number,
): Promise<void> {
  await db
    .insertInto('homework_file')
    .values(
      files.map((file, index) => ({
        school_id: schoolId,
        homework_uuid: uuid,
        file_uuid: file.uuid,
        position: position + index,
      })),
    )
    .execute()
}

export function removeFile(db: Db, { schoolId, uuid }: Key, fileUuid: string) {
  return db
    .deleteFrom('homework_file')
    .where('homework_file.school_id', '=', schoolId)
    .where('homework_file.homework_uuid', '=', uuid)
    .where('homework_file.file_uuid', '=', fileUuid)
    .returning('file_uuid')
    .executeTakeFirst()
}
