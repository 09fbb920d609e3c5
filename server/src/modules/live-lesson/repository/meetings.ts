import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type NewMeeting = {
  schoolId: number
  uuid: string
  lessonUuid: string
  by: number
  now: Date
  place: { kind: 'frame'; room: string } | { kind: 'link'; url: string }
}

export async function storeMeeting(db: Db, { schoolId, uuid, lessonUuid, by, now, place }: NewMeeting): Promise<void> {
  await db
    .insertInto('meeting')
    .values({
      ...{ school_id: schoolId, uuid, lesson_uuid: lessonUuid, opened_by: by, opened_at: now, kind: place.kind },
      ...(place.kind === 'frame' ? { room: place.room } : { url: place.url }),
    })
    .execute()
}

type MeetingKey = { schoolId: number; uuid: string }

/** Closes a meeting; false where it was closed. */
export async function closeMeeting(db: Db, { schoolId, uuid }: MeetingKey, now: Date): Promise<boolean> {
  const { rows } = await sql`update meeting set closed_at = ${now}
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid and closed_at is null returning uuid`.execute(db)
  return rows.length > 0
}

/** Somebody came in, for the first time or again. */
export async function storeEntry(db: Db, { schoolId, uuid }: MeetingKey, userId: number, now: Date): Promise<void> {
  await sql`insert into meeting_entry (school_id, meeting_uuid, user_id, entered_at)
    values (${schoolId}, ${uuid}, ${userId}, ${now})
    on conflict (school_id, meeting_uuid, user_id) do update set left_at = null`.execute(db)
}

export async function storeLeft(db: Db, { schoolId, uuid }: MeetingKey, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update meeting_entry set left_at = ${now} where school_id = ${schoolId}::int
    and meeting_uuid = ${uuid}::uuid and user_id = ${userId}::int and left_at is null returning user_id`.execute(db)
  return rows.length > 0
}

export async function storeRecording(db: Db, { schoolId, uuid }: MeetingKey, at: Date | null): Promise<void> {
  await sql`update meeting set recording_at = ${at}
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid`.execute(db)
}
