import type { HomeworkDraft } from '@qalam/contract/homework/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { orRunAgain } from '#platform/db/violations.ts'
import type { StoredFile } from '#platform/files/stored.ts'
import { attends } from '#school/half/half.ts'

type Writer = { schoolId: number; lessonUuid: string; by: number; now: Date }
/** What a draft stores: its words, and what it asks. */
export type HomeworkWords = Pick<HomeworkDraft, 'text' | 'dueOn' | 'wantsAnswer' | 'contentVersion'> & {
  expiresAt: Date | null
  toAll: boolean
  maxScore: number
}

const stored = ({ text, dueOn, wantsAnswer, contentVersion, expiresAt, toAll, maxScore }: HomeworkWords) => ({
  body: text,
  due_on: dueOn,
  wants_answer: wantsAnswer,
  content_version_uuid: contentVersion,
  expires_at: expiresAt,
  to_all: toAll,
  max_score: maxScore,
})

/** The first homework of a lesson; undefined when the uuid is taken. */
export function insert(db: Db, uuid: string, words: HomeworkWords, { schoolId, lessonUuid, by, now }: Writer) {
  return db
    .insertInto('homework')
    .values({
      ...stored(words),
      uuid,
      school_id: schoolId,
      lesson_uuid: lessonUuid,
      created_by: by,
      updated_by: by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

/** A homework of a school. */
export type HomeworkKey = { schoolId: number; uuid: string }

type Editor = { by: number; now: Date }

export async function change(
  db: Db,
  { schoolId, uuid }: HomeworkKey,
  words: HomeworkWords,
  { by, now }: Editor,
): Promise<void> {
  await db
    .updateTable('homework')
    .set(({ eb }) => ({ ...stored(words), updated_by: by, updated_at: now, version: eb('homework.version', '+', 1) }))
    .where('homework.school_id', '=', schoolId)
    .where('homework.uuid', '=', uuid)
    .execute()
}

/**
 * Names who is asked: the chosen, or everybody who attends the lesson where an answer is wanted. Whoever is not asked any
 * more is left out, but for those who sent something.
 */
export async function nameRecipients(
  db: Db,
  { schoolId, uuid }: HomeworkKey,
  chosen: readonly number[] | null,
): Promise<void> {
  const asked = sql`select distinct enrolment.student_id from homework
    join class_lesson lesson on lesson.school_id = homework.school_id and lesson.uuid = homework.lesson_uuid
    join class_stay enrolment on ${sql.raw(attends('enrolment', 'lesson'))}
    where homework.school_id = ${schoolId} and homework.uuid = ${uuid}
      and ${chosen === null ? sql`homework.wants_answer` : sql`enrolment.student_id = any (${[...chosen]}::int[])`}`
  await sql`delete from homework_recipient recipient where recipient.school_id = ${schoolId}
    and recipient.homework_uuid = ${uuid} and recipient.student_id not in (${asked})
    and not exists (select from homework_answer answer where answer.school_id = recipient.school_id
      and answer.uuid = recipient.uuid and answer.state <> 'draft')`.execute(db)
  await sql`insert into homework_recipient (school_id, homework_uuid, student_id)
    select ${schoolId}::int, ${uuid}::uuid, asked.student_id from (${asked}) asked
    on conflict (school_id, homework_uuid, student_id) do nothing`.execute(db)
}

export async function remove(db: Db, { schoolId, uuid }: HomeworkKey): Promise<void> {
  await db.deleteFrom('homework').where('homework.school_id', '=', schoolId).where('homework.uuid', '=', uuid).execute()
}

export async function addFiles(
  db: Db,
  { schoolId, uuid }: HomeworkKey,
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

export function removeFile(db: Db, { schoolId, uuid }: HomeworkKey, fileUuid: string) {
  return db
    .deleteFrom('homework_file')
    .where('homework_file.school_id', '=', schoolId)
    .where('homework_file.homework_uuid', '=', uuid)
    .where('homework_file.file_uuid', '=', fileUuid)
    .returning('file_uuid')
    .executeTakeFirst()
}

/** What an operation of a device was used for before; undefined for a new one. */
export function operationOf(db: Db, schoolId: number, operationId: string) {
  return db
    .selectFrom('homework_operation')
    .select(['lesson_uuid as lessonUuid', 'by_user_id as by'])
    .where('school_id', '=', schoolId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst()
}

type Operation = { operationId: string; lessonUuid: string; by: number; now: Date }

/** Remembers an operation with the homework that it wrote. */
export async function keepOperation(
  db: Db,
  { schoolId, uuid }: HomeworkKey,
  { operationId, lessonUuid, by, now }: Operation,
): Promise<void> {
  await db
    .insertInto('homework_operation')
    .values({
      school_id: schoolId,
      operation_id: operationId,
      lesson_uuid: lessonUuid,
      homework_uuid: uuid,
      by_user_id: by,
      at: now,
    })
    .execute()
    .catch(orRunAgain('homework_operation_pkey'))
}
