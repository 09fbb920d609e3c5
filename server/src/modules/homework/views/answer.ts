import type { AnswerEvent, AnswerPage, AnswerState } from '@qalam/contract/homework/answers.ts'
import { sql } from 'kysely'
import { type Actor, isParent, isStudent } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { answerState, isHeldBack } from '#vocabulary/homework.ts'
import { fullName } from '#vocabulary/people.ts'
import { taughtBy, work, workTables } from './work.ts'

/** An answer as it is stored, with the homework around it. */
export type AnswerRow = Pick<
  AnswerPage,
  'answerId' | 'version' | 'homework' | 'student' | 'body' | 'files' | 'sentAt' | 'points' | 'score' | 'comment'
> & {
  schoolId: number
  state: AnswerState
  /** What stands in the table; null before anything was given. */
  kept: 'draft' | 'sent' | 'returned' | 'scored' | null
  seed: string
  contentVersion: string | null
  /** The score is still held back from the family. */
  held: boolean
  /** Answers to exercises under their stored ids. */
  exercises: Record<string, unknown>
  history: AnswerEvent[]
}

const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const history = `coalesce((select json_agg(json_build_object('kind', one.kind, 'at', ${instant('one.at')},
    'by', ${fullName('doer')}, 'score', one.score, 'comment', one.comment) order by one.version)
  from (select * from homework_answer_event event where event.school_id = recipient.school_id
    and event.answer_uuid = recipient.uuid order by event.version desc limit 100) one
  join placed_person doer on doer.school_id = one.school_id and doer.id = one.by_user_id), '[]'::json)`

const files = `coalesce((select json_agg(json_build_object('uuid', stored_file.uuid, 'name', stored_file.name,
    'bytes', stored_file.bytes, 'mime', stored_file.mime) order by own.position)
  from homework_answer_file own
  join stored_file on stored_file.school_id = own.school_id and stored_file.uuid = own.file_uuid
  where own.school_id = recipient.school_id and own.answer_uuid = recipient.uuid), '[]'::json)`

/** Whose answers an actor may read: the own, those of bound children, those of the lessons one teaches. */
const readable = (actor: Actor) =>
  isStudent(actor)
    ? sql`recipient.school_id = ${actor.schoolId}::int and recipient.student_id = ${actor.userId}::int`
    : isParent(actor)
      ? sql`recipient.school_id in (select guardian.school_id from family_tie guardian where guardian.parent_id = ${actor.userId}::int)
          and recipient.student_id in (select guardian.student_id from family_tie guardian
            where guardian.school_id = recipient.school_id and guardian.parent_id = ${actor.userId}::int)`
      : sql`recipient.school_id = ${actor.schoolId}::int and ${taughtBy(actor)}`

/** The answer that an address names, if the actor may read it. */
export async function answerOf(db: Db, actor: Actor, answerId: string, now: Date): Promise<AnswerRow | undefined> {
  const { rows } = await sql<{ row: AnswerRow }>`select json_build_object('answerId', recipient.uuid,
      'schoolId', recipient.school_id, 'state', ${sql.raw(answerState('moment.now'))}, 'kept', answer.state,
      'version', coalesce(answer.version, 0), 'held', coalesce(${sql.raw(isHeldBack('moment.now'))}, false), 'seed', recipient.seed, 'contentVersion', homework.content_version_uuid,
      'student', json_build_object('id', student.id, 'name', ${sql.raw(fullName('student'))}),
      'homework', ${sql.raw(work)}, 'body', coalesce(answer.body, ''), 'exercises', coalesce(answer.exercises, '{}'),
      'files', ${sql.raw(files)}, 'sentAt', ${sql.raw(instant('answer.sent_at'))}, 'points', answer.points,
      'score', answer.score, 'comment', coalesce(answer.comment, ''), 'history', ${sql.raw(history)}) as row
    from homework_recipient recipient
    cross join (select ${now}::timestamptz as now) moment
    join homework on homework.school_id = recipient.school_id and homework.uuid = recipient.homework_uuid
    ${sql.raw(workTables)}
    join placed_person student on student.school_id = recipient.school_id and student.id = recipient.student_id
    left join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
    where recipient.uuid = ${answerId}::uuid and homework.wants_answer and ${readable(actor)}`.execute(db)
  return rows[0]?.row
}

/** Answers of one homework in the order of its page: who waits for a score, then by name. */
export async function answerIdsOf(db: Db, schoolId: number, homeworkUuid: string) {
  const { rows } = await sql<{ answerId: string; waits: boolean }>`select recipient.uuid as "answerId",
      coalesce(answer.state = 'sent', false) as waits
    from homework_recipient recipient
    join placed_person student on student.school_id = recipient.school_id and student.id = recipient.student_id
    left join homework_answer answer on answer.school_id = recipient.school_id and answer.uuid = recipient.uuid
    where recipient.school_id = ${schoolId} and recipient.homework_uuid = ${homeworkUuid}
    order by ${sql.raw(fullName('student'))}, student.id`.execute(db)
  return rows
}

/** The answer of a student to a homework, if there is one to read. */
export async function answerIdOf(db: Db, actor: Actor, homeworkUuid: string, studentId: number) {
  const { rows } = await sql<{ uuid: string }>`select recipient.uuid from homework_recipient recipient
    join homework on homework.school_id = recipient.school_id and homework.uuid = recipient.homework_uuid
    join class_lesson lesson on lesson.school_id = homework.school_id and lesson.uuid = homework.lesson_uuid
    where recipient.homework_uuid = ${homeworkUuid}::uuid and recipient.student_id = ${studentId}
      and ${readable(actor)}`.execute(db)
  return rows[0]?.uuid
}

/** Whether a file belongs to an answer, or to the work that its homework shows. */
export async function isFileOf(
  db: Db,
  { schoolId, answerId, contentVersion }: AnswerRow,
  file: string,
): Promise<boolean> {
  const { rows } = await sql`select from homework_answer_file own where own.school_id = ${schoolId}
      and own.answer_uuid = ${answerId}::uuid and own.file_uuid = ${file}::uuid
    union all
    select from content_version version join content_file kept on kept.school_id = version.school_id
      and kept.content_uuid = version.content_uuid and kept.file_uuid = ${file}::uuid
    where version.school_id = ${schoolId} and version.uuid = ${contentVersion}::uuid`.execute(db)
  return rows.length > 0
}
