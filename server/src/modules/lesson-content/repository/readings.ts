import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { GivenKey } from './given.ts'

/** A student on the way through content. */
export type ReadingRow = {
  uuid: string
  givenUuid: string
  studentId: number
  n: number
  versionUuid: string
  seed: string
  startedAt: Date
  seenAt: Date
  atPage: string | null
  doneAt: Date | null
  resetAt: Date | null
}

export type StudentReading = GivenKey & { studentId: number }

const columns: RawBuilder<unknown> = sql`r.uuid, r.given_uuid as "givenUuid", r.student_id as "studentId", r.n,
  r.version_uuid as "versionUuid", r.seed, r.started_at as "startedAt", r.seen_at as "seenAt", r.at_page as "atPage",
  r.done_at as "doneAt", r.reset_at as "resetAt"`

/** The present reading of a student: one that was put back is none. `hold` keeps other writers out. */
export async function livingReading(
  db: Db,
  { schoolId, uuid, studentId }: StudentReading,
  { hold = false }: { hold?: boolean } = {},
): Promise<ReadingRow | undefined> {
  const { rows } = await sql<ReadingRow>`select ${columns} from content_reading r
    where r.school_id = ${schoolId} and r.given_uuid = ${uuid} and r.student_id = ${studentId} and r.reset_at is null
    ${hold ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** The present readings of several contents: of a class, or of one student. */
export async function livingReadings(
  db: Db,
  { schoolId, given, studentId }: { schoolId: number; given: readonly string[]; studentId?: number },
): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`select ${columns} from content_reading r
    where r.school_id = ${schoolId} and r.given_uuid = any (${given}::uuid[]) and r.reset_at is null
      and (${studentId ?? null}::int is null or r.student_id = ${studentId ?? null}::int)`.execute(db)
  return rows
}

/** A reading of the school by its id, also one that was put back. */
export async function readingOf(db: Db, { schoolId, uuid }: GivenKey): Promise<ReadingRow | undefined> {
  const { rows } = await sql<ReadingRow>`select ${columns} from content_reading r
    where r.school_id = ${schoolId} and r.uuid = ${uuid}`.execute(db)
  return rows[0]
}

/** Every reading of a student, the present one and those that were put back. */
export async function everyReading(db: Db, { schoolId, uuid, studentId }: StudentReading): Promise<ReadingRow[]> {
  const { rows } = await sql<ReadingRow>`select ${columns} from content_reading r
    where r.school_id = ${schoolId} and r.given_uuid = ${uuid} and r.student_id = ${studentId}`.execute(db)
  return rows
}

type New = StudentReading & { own: string; n: number; versionUuid: string; seed: string; now: Date }

/** Begins a reading unless one stands. */
export async function begin(db: Db, draft: New): Promise<void> {
  await sql`insert into content_reading (school_id, uuid, given_uuid, student_id, n, version_uuid, seed, started_at, seen_at)
    values (${draft.schoolId}, ${draft.own}, ${draft.uuid}, ${draft.studentId}, ${draft.n}, ${draft.versionUuid},
      ${draft.seed}, ${draft.now}, ${draft.now})
    on conflict do nothing`.execute(db)
}

/** Notes a page; true when it was not seen before. */
export async function see(
  db: Db,
  schoolId: number,
  reading: string,
  { page, now }: { page: string; now: Date },
): Promise<boolean> {
  await sql`update content_reading r set at_page = ${page}, seen_at = ${now}
    where r.school_id = ${schoolId} and r.uuid = ${reading}`.execute(db)
  const { rows } = await sql`insert into content_page_seen (school_id, reading_uuid, page_uuid, at)
    values (${schoolId}, ${reading}, ${page}, ${now}) on conflict do nothing returning page_uuid`.execute(db)
  return rows.length > 0
}

/** Notes that a student is through. */
export async function markDone(db: Db, schoolId: number, reading: string, now: Date): Promise<void> {
  await sql`update content_reading r set done_at = ${now}
    where r.school_id = ${schoolId} and r.uuid = ${reading} and r.done_at is null`.execute(db)
}

/** Pages that were seen, by reading. */
export async function pagesSeen(
  db: Db,
  schoolId: number,
  readings: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ reading: string; page: string }>`select s.reading_uuid as reading, s.page_uuid as page
    from content_page_seen s where s.school_id = ${schoolId} and s.reading_uuid = any (${readings}::uuid[])`.execute(db)
  const seen = new Map<string, Set<string>>()
  for (const { reading, page } of rows) seen.set(reading, (seen.get(reading) ?? new Set()).add(page))
  return seen
}

type Back = { points: number; maxPoints: number; by: number; now: Date }

/** Puts a reading back: what was done stays, and the next one begins anew. False when it was put back already. */
export async function putBack(
  db: Db,
  { schoolId, uuid }: GivenKey,
  { points, maxPoints, by, now }: Back,
): Promise<boolean> {
  const { rows } = await sql`with back as (
      update content_reading r set reset_at = ${now} where r.school_id = ${schoolId} and r.uuid = ${uuid}
        and r.reset_at is null returning r.uuid)
    insert into content_reset (school_id, reading_uuid, points, max_points, by_user_id, at)
    select ${schoolId}, back.uuid, ${points}, ${maxPoints}, ${by}, ${now} from back returning reading_uuid`.execute(db)
  return rows.length > 0
}
