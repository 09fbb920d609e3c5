import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { refuseClosed } from '../closed.ts'
import { bindThemes } from '../repository-bulk.ts'
import { lockDay } from '../repository.ts'
import { idleThemes } from '../views/day.ts'

/** Writers of these days wait until the transaction ends; always in one order, so that two of them never wait for each other. */
export async function lockDays(db: Db, schoolId: number, dates: Iterable<string>): Promise<void> {
  for (const date of [...new Set(dates)].toSorted()) await lockDay(db, schoolId, date)
}

type Unthemed = { uuid: string; planUuid: string; quarterId: number; onDate: string; starts: string }

/** Binds the themes that no lesson holds to new lessons, each in the order of its plan and quarter. */
export async function bindIdleThemes(db: Db, schoolId: number, lessons: readonly Unthemed[]): Promise<void> {
  const plans = [...new Set(lessons.map(({ planUuid }) => planUuid))]
  const idle = Map.groupBy(await idleThemes(db, schoolId, plans), ({ key }) => key)
  const byPlan = Map.groupBy(lessons, ({ planUuid, quarterId }) => `${planUuid} ${quarterId}`)
  const pairs = [...byPlan].flatMap(([key, ofPlan]) => {
    const themes = idle.get(key) ?? []
    const inOrder = ofPlan.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))
    return inOrder.slice(0, themes.length).map(({ uuid }, at) => ({ uuid, planLessonUuid: themes[at]?.uuid ?? '' }))
  })
  await bindThemes(db, schoolId, pairs)
}

const momentOf = ({ onDate, starts }: Unthemed) => `${onDate} ${starts}`

/** The versions of lessons, by id. */
export async function versionsOf(db: Db, schoolId: number, uuids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ uuid: string; version: number }>`select l.uuid, l.version from lesson l
    where l.school_id = ${schoolId} and l.uuid = any(${uuids}::uuid[])`.execute(db)
  return new Map(rows.map(({ uuid, version }) => [uuid, version]))
}

/** Takes lessons away and answers each as it was. */
export async function takeLessons(
  db: Db,
  schoolId: number,
  uuids: readonly string[],
): Promise<{ uuid: string; before: unknown }[]> {
  const { rows } = await sql<{ uuid: string; before: unknown }>`delete from lesson
    where lesson.school_id = ${schoolId} and lesson.uuid = any(${uuids}::uuid[])
    returning lesson.uuid, to_jsonb(lesson) as before`
    .execute(db)
    .catch(refuseClosed)
  return rows
}

type Change = { uuid: string; onDate: string; starts: string; ends: string; remote: boolean }

/**
 * Puts lessons on days and times and says whether pupils attend them from home; answers each as it was, with its version
 * now. One may take the time that another leaves, and the database checks row by row: so all are forced first, and then
 * as forced as they were. That is when the constraints look at each of them.
 */
export async function changeLessons(
  db: Db,
  schoolId: number,
  changes: readonly Change[],
  { by, at }: { by: number; at: Date },
): Promise<{ uuid: string; before: unknown; version: number }[]> {
  const { rows } = await sql<{ uuid: string; before: unknown; version: number }>`
    with before as materialized (
      select l.uuid, to_jsonb(l) as lesson from lesson l
      where l.school_id = ${schoolId} and l.uuid = any(${changes.map(({ uuid }) => uuid)}::uuid[]))
    update lesson set on_date = c."onDate", starts = c.starts, ends = c.ends, remote = c.remote,
      version = lesson.version + 1, forced = true, forced_by = ${by}, forced_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c(uuid uuid, "onDate" date, starts time, ends time, remote boolean)
    join before on before.uuid = c.uuid
    where lesson.school_id = ${schoolId} and lesson.uuid = c.uuid
    returning lesson.uuid, before.lesson as before, lesson.version`
    .execute(db)
    .catch(refuseClosed)
  await sql`update lesson set forced = b.forced, forced_by = b.forced_by, forced_at = b.forced_at
    from jsonb_populate_recordset(null::lesson, ${JSON.stringify(rows.map(({ before }) => before))}::jsonb) b
    where lesson.school_id = ${schoolId} and lesson.uuid = b.uuid`.execute(db)
  return rows
}

/** Puts lessons back as they were; a theme that another lesson holds by now, and a room that is gone, are left out. */
export async function restoreLessons(db: Db, schoolId: number, before: readonly unknown[]): Promise<void> {
  await sql`insert into lesson (school_id, uuid, quarter_id, group_id, subgroup_id, subgroup_number, subject_id, plan_uuid,
      plan_lesson_uuid, teacher_id, substituted_id, cabinet_id, on_date, starts, ends, forced, forced_by, forced_at, remote,
      version, created_at)
    select ${schoolId}, b.uuid, b.quarter_id, b.group_id, b.subgroup_id, b.subgroup_number, b.subject_id, b.plan_uuid,
      t.uuid, b.teacher_id, b.substituted_id, c.id, b.on_date, b.starts, b.ends, b.forced, b.forced_by, b.forced_at,
      coalesce(b.remote, false), b.version + 1, b.created_at
    from jsonb_populate_recordset(null::lesson, ${JSON.stringify(before)}::jsonb) b
    left join cabinet c on c.school_id = ${schoolId} and c.id = b.cabinet_id
    left join plan_lesson t on t.school_id = ${schoolId} and t.uuid = b.plan_lesson_uuid and not exists (
      select from lesson o where o.school_id = ${schoolId} and o.plan_lesson_uuid = b.plan_lesson_uuid)`
    .execute(db)
    .catch(refuseClosed)
}

/**
 * Gives lessons other themes: the ones they hold first let go, since another of them may take it and the database looks at
 * each row by itself. False when one was conducted or holds something else by now; then the transaction is to be given up.
 */
export async function rebindThemes(
  db: Db,
  schoolId: number,
  bindings: readonly { slot: string; theme: string | null; was: string | null }[],
): Promise<boolean> {
  if (bindings.length === 0) return true
  const list = JSON.stringify(bindings)
  const { rows } = await sql<{ uuid: string }>`
    update lesson set plan_lesson_uuid = null, version = lesson.version + 1
    from jsonb_to_recordset(${list}::jsonb) as b(slot uuid, was uuid)
    where lesson.school_id = ${schoolId} and lesson.uuid = b.slot and lesson.conducted_at is null
      and lesson.plan_lesson_uuid is not distinct from b.was
    returning lesson.uuid`.execute(db)
  if (rows.length !== bindings.length) return false
  await sql`update lesson set plan_lesson_uuid = b.theme
    from jsonb_to_recordset(${list}::jsonb) as b(slot uuid, theme uuid)
    where lesson.school_id = ${schoolId} and lesson.uuid = b.slot and b.theme is not null`.execute(db)
  return true
}
