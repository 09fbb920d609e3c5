import type { MeetingKind } from '@qalam/contract/live-lesson/meetings.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { personName } from '#vocabulary/people.ts'

export type MeetingRow = {
  schoolId: number
  uuid: string
  lessonUuid: string
  kind: MeetingKind
  room: string | null
  url: string | null
  openedBy: number
  openedAt: Date
  closedAt: Date | null
  recordingAt: Date | null
  by: string
}

const meetings = sql`select m.school_id as "schoolId", m.uuid, m.lesson_uuid as "lessonUuid", m.kind, m.room, m.url,
    m.opened_by as "openedBy", m.opened_at as "openedAt", m.closed_at as "closedAt", m.recording_at as "recordingAt", ${sql.raw(personName('u'))} as by
  from meeting m join placed_person u on u.school_id = m.school_id and u.id = m.opened_by`

/** The meeting of a lesson that is open. */
export async function openMeetingOf(db: Db, schoolId: number, lessonUuid: string): Promise<MeetingRow | undefined> {
  const { rows } = await sql<MeetingRow>`${meetings} where m.school_id = ${schoolId}::int
    and m.lesson_uuid = ${lessonUuid}::uuid and m.closed_at is null`.execute(db)
  return rows[0]
}

export async function meetingCalled(db: Db, schoolId: number, uuid: string): Promise<MeetingRow | undefined> {
  const { rows } = await sql<MeetingRow>`${meetings}
    where m.school_id = ${schoolId}::int and m.uuid = ${uuid}::uuid`.execute(db)
  return rows[0]
}

/** The link that a teacher gave last. */
export async function lastLinkOf(db: Db, schoolId: number, userId: number): Promise<string> {
  const { rows } = await sql<{ url: string }>`select m.url from meeting m
    where m.school_id = ${schoolId}::int and m.opened_by = ${userId}::int and m.url is not null
    order by m.opened_at desc limit 1`.execute(db)
  return rows[0]?.url ?? ''
}

type Entered = { userId: number; name: string; enteredAt: Date; here: boolean }

/** Whoever of the class came into the meetings of a lesson, by name. */
export async function enteredIn(db: Db, schoolId: number, lessonUuid: string): Promise<Entered[]> {
  const name = sql.raw(personName('u'))
  const { rows } = await sql<Entered>`select e.user_id as "userId", ${name} as name, min(e.entered_at) as "enteredAt",
      bool_or(e.left_at is null and m.closed_at is null) as here
    from meeting m join meeting_entry e on e.school_id = m.school_id and e.meeting_uuid = m.uuid
    join placed_person u on u.school_id = ${schoolId}::int and u.id = e.user_id and u.role = 'student'
    where m.school_id = ${schoolId}::int and m.lesson_uuid = ${lessonUuid}::uuid
    group by e.user_id, u.surname, u.firstname order by ${name} collate "und-x-icu", e.user_id limit 200`.execute(db)
  return rows
}

/** Whether a student attends a lesson. */
export async function attendsLesson(db: Db, schoolId: number, lessonUuid: string, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from class_lesson l
    join class_stay e on e.school_id = ${schoolId}::int and ${sql.raw(attends('e', 'l'))} and e.student_id = ${userId}::int
    where l.school_id = ${schoolId}::int and l.uuid = ${lessonUuid}::uuid limit 1`.execute(db)
  return rows.length > 0
}

/** How a person is called in a meeting. */
export async function nameOf(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${sql.raw(personName('u'))} as name
    from placed_person u where u.id = ${userId}::int`.execute(db)
  return rows[0]?.name ?? ''
}
