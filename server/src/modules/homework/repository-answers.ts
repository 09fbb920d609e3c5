import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { StoredFile } from '#platform/files/stored.ts'

/** An answer of a school. */
export type AnswerKey = { schoolId: number; answerId: string }

/** Begins an answer where there is none: files are hung on it before it is sent. */
export async function begin(db: Db, { schoolId, answerId }: AnswerKey, now: Date): Promise<void> {
  await db
    .insertInto('homework_answer')
    .values({ school_id: schoolId, uuid: answerId, state: 'draft', updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Holds an answer until the transaction ends, and reads what decides. */
export async function hold(db: Db, { schoolId, answerId }: AnswerKey) {
  const { rows } = await sql<{ version: number; state: string; files: number }>`select answer.version, answer.state,
      (select count(*)::int from homework_answer_file own where own.school_id = answer.school_id
        and own.answer_uuid = answer.uuid) as files
    from homework_answer answer where answer.school_id = ${schoolId} and answer.uuid = ${answerId}::uuid
    for update`.execute(db)
  return rows[0]
}

type Sent = { body: string; exercises: Record<string, unknown>; points: number | null; score: number | null; now: Date }

export async function send(db: Db, { schoolId, answerId }: AnswerKey, sent: Sent): Promise<void> {
  await sql`update homework_answer set state = ${sent.score === null ? 'sent' : 'scored'}, version = version + 1,
      body = ${sent.body}, exercises = ${JSON.stringify(sent.exercises)}::jsonb, points = ${sent.points},
      score = ${sent.score}, sent_at = ${sent.now}, updated_at = ${sent.now}
    where homework_answer.school_id = ${schoolId} and homework_answer.uuid = ${answerId}::uuid`.execute(db)
}

type Judged = { state: 'returned' | 'scored'; score: number | null; comment: string; now: Date }

export async function judge(db: Db, { schoolId, answerId }: AnswerKey, judged: Judged): Promise<void> {
  const { state, score, comment, now } = judged
  await sql`update homework_answer set state = ${state}, score = ${score}, comment = ${comment}, version = version + 1,
      updated_at = ${now}
    where homework_answer.school_id = ${schoolId} and homework_answer.uuid = ${answerId}::uuid`.execute(db)
}

type Event = {
  operation: string
  version: number
  kind: 'sent' | 'returned' | 'scored'
  by: number
  at: Date
  score: number | null
  comment: string
}

/** Notes what was done; false when this very operation was noted before. */
export async function note(db: Db, { schoolId, answerId }: AnswerKey, event: Event): Promise<boolean> {
  const { operation, version, kind, by, at, score, comment } = event
  const added = await db
    .insertInto('homework_answer_event')
    .values({
      school_id: schoolId,
      operation,
      version,
      answer_uuid: answerId,
      kind,
      by_user_id: by,
      at,
      score,
      comment,
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'operation']).doNothing())
    .returning('operation')
    .executeTakeFirst()
  return added !== undefined
}

export async function addFiles(db: Db, { schoolId, answerId }: AnswerKey, files: readonly StoredFile[], from: number) {
  await db
    .insertInto('homework_answer_file')
    .values(
      files.map((file, index) => ({
        school_id: schoolId,
        answer_uuid: answerId,
        file_uuid: file.uuid,
        position: from + index,
      })),
    )
    .execute()
}

export function removeFile(db: Db, { schoolId, answerId }: AnswerKey, fileUuid: string) {
  return db
    .deleteFrom('homework_answer_file')
    .where('homework_answer_file.school_id', '=', schoolId)
    .where('homework_answer_file.answer_uuid', '=', answerId)
    .where('homework_answer_file.file_uuid', '=', fileUuid)
    .returning('file_uuid')
    .executeTakeFirst()
}
