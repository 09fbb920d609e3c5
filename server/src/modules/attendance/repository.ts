import type { AbsenceNoticeDraft } from '@qalam/contract/attendance/notices.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Author = { by: number; at: Date }
type Kept = Omit<AbsenceNoticeDraft, 'uuid' | 'kind'> & { kind: string; by: number }

/** What an id was used for in a school. */
export async function noticeCalled(db: Db, schoolId: number, uuid: string): Promise<Kept | undefined> {
  const row = await db
    .selectFrom('absence_notice')
    .select(['student_id', 'from_day', 'until_day', 'kind', 'words', 'given_by'])
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!row) return undefined
  const { student_id, from_day, until_day, kind, words, given_by } = row
  return { userId: student_id, from: from_day, until: until_day, kind, words, by: given_by }
}

export async function storeNotice(
  db: Db,
  schoolId: number,
  draft: AbsenceNoticeDraft,
  { by, at }: Author,
): Promise<void> {
  const { uuid, userId, from, until, kind, words } = draft
  await db
    .insertInto('absence_notice')
    .values({
      ...{ school_id: schoolId, uuid, student_id: userId, from_day: from, until_day: until, kind, words },
      ...{ given_by: by, given_at: at },
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'uuid']).doNothing())
    .execute()
}

export type GivenNotice = { schoolId: number; studentId: number; until: string }

/** A notice about a child of a parent, whichever parent gave it. */
export async function noticeOfChild(db: Db, parentId: number, uuid: string): Promise<GivenNotice | undefined> {
  const { rows } =
    await sql<GivenNotice>`select n.school_id as "schoolId", n.student_id as "studentId", n.until_day as until
    from family_tie b
    join absence_notice n on n.school_id = b.school_id and n.student_id = b.student_id and n.uuid = ${uuid}::uuid
    where b.parent_id = ${parentId}::int`.execute(db)
  return rows[0]
}

/** Takes a notice back; false when it was taken back before. */
export async function storeWithdrawal(db: Db, schoolId: number, uuid: string, { by, at }: Author): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written = 0n } = await db
    .insertInto('absence_withdrawal')
    .values({ school_id: schoolId, notice_uuid: uuid, by_user_id: by, at })
    .onConflict((conflict) => conflict.columns(['school_id', 'notice_uuid']).doNothing())
    .executeTakeFirstOrThrow()
  return written > 0n
}
