import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { CheckKind, LiveAnswer } from '@qalam/contract/live-lesson/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { momentOf } from '#platform/db/moment.ts'
import { personName } from '#vocabulary/people.ts'

/** A question and the moment it was looked at, by the clock of the database. */
export type CheckRow = {
  uuid: string
  lessonUuid: string
  kind: CheckKind
  startedAt: Date
  reachUntil: Date
  endsAt: Date
  endedAt: Date | null
  moment: Date
}

const check = (now: Date): RawBuilder<unknown> => sql`c.uuid, c.lesson_uuid as "lessonUuid", c.kind,
  c.started_at as "startedAt", c.reach_until as "reachUntil", c.ends_at as "endsAt", c.ended_at as "endedAt",
  ${momentOf(now)} as moment`

/** Milliseconds: what comes out of JSON has no dates. */
type Asked = { answer: LiveAnswer | null; reachedAt: number | null }

/** The newest questions of a lesson, each with what became of whoever was asked. */
export async function checksOf(
  db: Db,
  { schoolId, uuid, now, most }: { schoolId: number; uuid: string; now: Date; most: number },
): Promise<(CheckRow & { asked: Asked[] })[]> {
  const { rows } = await sql<CheckRow & { asked: Asked[] }>`select ${check(now)}, a.asked
    from live_check c
    join lateral (select coalesce(json_agg(json_build_object('answer', a.answer,
        'reachedAt', extract(epoch from a.reached_at) * 1000)), '[]') as asked
      from live_answer a where a.school_id = c.school_id and a.check_uuid = c.uuid) a on true
    where c.school_id = ${schoolId}::int and c.lesson_uuid = ${uuid}::uuid
    order by c.started_at desc, c.uuid limit ${most}`.execute(db)
  return rows
}

/** One question; its row is held for the transaction where asked. */
export async function checkCalled(
  db: Db,
  { schoolId, uuid, now }: { schoolId: number; uuid: string; now: Date },
  held = false,
): Promise<(CheckRow & { startedBy: number }) | undefined> {
  const { rows } = await sql<CheckRow & { startedBy: number }>`select ${check(now)}, c.started_by as "startedBy"
    from live_check c where c.school_id = ${schoolId}::int and c.uuid = ${uuid}::uuid
    ${held ? sql`for no key update of c` : sql``}`.execute(db)
  return rows[0]
}

export type Student = {
  userId: number
  name: string
  answer: LiveAnswer | null
  reachedAt: Date | null
  answeredAt: Date | null
}

/** Whoever was asked, by name. */
export async function askedIn(db: Db, schoolId: number, uuid: string): Promise<Student[]> {
  const name = sql.raw(personName('u'))
  const { rows } = await sql<Student>`select a.student_id as "userId", ${name} as name, a.answer,
      a.reached_at as "reachedAt", a.answered_at as "answeredAt"
    from live_answer a join placed_person u on u.school_id = ${schoolId}::int and u.id = a.student_id
    where a.school_id = ${schoolId}::int and a.check_uuid = ${uuid}::uuid
    order by ${name} collate "und-x-icu", u.id`.execute(db)
  return rows
}

export type Mine = CheckRow & {
  answer: LiveAnswer | null
  reachedAt: Date | null
  subject: Named
  teacherIds: number[]
}

const mine = (now: Date): RawBuilder<unknown> => sql`select ${check(now)}, a.answer, a.reached_at as "reachedAt",
    s.name as subject, array_remove(array[l.teacher_id, l.substituted_id], null) as "teacherIds"
  from live_answer a join live_check c on c.school_id = a.school_id and c.uuid = a.check_uuid
  join class_lesson l on l.school_id = c.school_id and l.uuid = c.lesson_uuid
  join subject s on s.id = l.subject_id`

type Who = { schoolId: number; studentId: number; now: Date }

/** The question that a student is asked now and has not answered, the newest of them. */
export async function openTo(db: Db, { schoolId, studentId, now }: Who): Promise<Mine | undefined> {
  const { rows } = await sql<Mine>`${mine(now)}
    where a.school_id = ${schoolId}::int and a.student_id = ${studentId}::int and a.answer is null
      and c.ended_at is null and c.ends_at > ${momentOf(now)}
    order by c.started_at desc limit 1`.execute(db)
  return rows[0]
}

/** A question as one student stands to it, the student's row held; undefined where the student was not asked. */
export async function askedOf(db: Db, { schoolId, studentId, now }: Who, uuid: string): Promise<Mine | undefined> {
  const { rows } = await sql<Mine>`${mine(now)}
    where a.school_id = ${schoolId}::int and a.check_uuid = ${uuid}::uuid and a.student_id = ${studentId}::int
    for no key update of a`.execute(db)
  return rows[0]
}
