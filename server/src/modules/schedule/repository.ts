import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import { refuseClosed } from './closed.ts'

export type LessonRow = Selectable<Tables['lesson']>
type NewLesson = Insertable<Tables['lesson']>

/** Writers of one day of a school wait for each other, so that what they see of it stays true until they commit. */
export async function lockDay(db: Db, schoolId: number, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lesson-day ${schoolId} ${date}`}, 0))`.execute(db)
}

/** Stores a lesson unless its id, theme or time is taken: then false, and nothing is broken. */
export async function insertLesson(db: Db, lesson: NewLesson): Promise<boolean> {
  const stored = await db
    .insertInto('lesson')
    .values(lesson)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
    .catch(refuseClosed)
  return stored !== undefined
}

export const findLesson = (db: Db, schoolId: number, uuid: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lesson').selectAll().where('uuid', '=', uuid).where('school_id', '=', schoolId).executeTakeFirst()

/** The lesson, held until the end of the transaction. */
export const holdLesson = (db: Db, schoolId: number, uuid: string): Promise<LessonRow | undefined> =>
  db
    .selectFrom('lesson')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst()

export type LessonChanges = Partial<
  Pick<
    LessonRow,
    | 'quarter_id'
    | 'on_date'
    | 'starts'
    | 'ends'
    | 'cabinet_id'
    | 'plan_lesson_uuid'
    | 'forced'
    | 'forced_by'
    | 'forced_at'
  >
>

/** Writes a change over a lesson that is held. A refusal of a constraint leaves the transaction usable. */
export async function changeLesson(
  db: Db,
  { school_id, uuid, version }: LessonRow,
  change: LessonChanges,
): Promise<void> {
  await sql`savepoint change_lesson`.execute(db)
  try {
    await db
      .updateTable('lesson')
      .set({ ...change, version: version + 1 })
      .where('uuid', '=', uuid)
      .where('school_id', '=', school_id)
      .execute()
  } catch (error) {
    await sql`rollback to savepoint change_lesson`.execute(db)
    return refuseClosed(error)
  }
}

/** Violates `mark_lesson` when a mark came in meanwhile. */
export async function removeLesson(db: Db, schoolId: number, uuid: string): Promise<void> {
  await db.deleteFrom('lesson').where('uuid', '=', uuid).where('school_id', '=', schoolId).execute().catch(refuseClosed)
}

/** Notes that a lesson took place, or takes the note back. */
export async function conduct(
  db: Db,
  schoolId: number,
  uuid: string,
  done: { by: number; at: Date } | null,
): Promise<boolean> {
  const row = await db
    .updateTable('lesson')
    .set((eb) => ({
      conducted_at: done?.at ?? null,
      conducted_by: done?.by ?? null,
      version: eb('version', '+', 1),
    }))
    .where('uuid', '=', uuid)
    .where('school_id', '=', schoolId)
    .returning('uuid')
    .executeTakeFirst()
  return row !== undefined
}
