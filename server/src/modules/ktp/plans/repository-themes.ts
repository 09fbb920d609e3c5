import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { touchPlan } from '../repository-progress.ts'

/** A theme as it is written; `hours` and what hangs on it stay. */
export type ThemeRow = {
  uuid: string
  quarterId: number
  section: string
  theme: string
  objectives: string[]
  kind: string
  maxScore: number | null
  content: string
  devices: string
  note: string
  entityId: string | null
  fixed: string | null
}

/**
 * Writes themes of a plan over what they were, each with the next version; new ones wait for their place, which
 * `layThemes` gives them. Answers every version.
 */
export async function writeThemes(
  db: Db,
  schoolId: number,
  planUuid: string,
  themes: readonly ThemeRow[],
): Promise<{ uuid: string; version: number }[]> {
  if (themes.length === 0) return []
  const { rows } = await sql<{ uuid: string; version: number }>`
    insert into plan_lesson (school_id, uuid, plan_uuid, quarter_id, ordinal, section, theme, entity_kind, entity_id,
      max_score, objectives, content, devices, note, fixed)
    select ${schoolId}, t.uuid, ${planUuid}, t."quarterId", -20000 - t.place::int, t.section, t.theme, t.kind, t."entityId",
      t."maxScore", array(select jsonb_array_elements_text(t.objectives)), t.content, t.devices, t.note, t.fixed
    from rows from (jsonb_to_recordset(${JSON.stringify(themes)}::jsonb) as (uuid uuid, "quarterId" int, section text,
      theme text, kind text, "entityId" text, "maxScore" smallint, objectives jsonb, content text, devices text, note text,
      fixed text)) with ordinality as t(uuid, "quarterId", section, theme, kind, "entityId", "maxScore", objectives,
      content, devices, note, fixed, place)
    on conflict (school_id, uuid) do update set section = excluded.section, theme = excluded.theme,
      entity_kind = excluded.entity_kind, entity_id = excluded.entity_id, max_score = excluded.max_score,
      objectives = excluded.objectives, content = excluded.content, devices = excluded.devices, note = excluded.note,
      fixed = excluded.fixed, version = plan_lesson.version + 1
      where plan_lesson.plan_uuid = excluded.plan_uuid
    returning plan_lesson.uuid, plan_lesson.version`.execute(db)
  await touchPlan(db, schoolId, planUuid, { state: 'draft', order: false })
  return rows
}

/** Removes themes that no lesson holds. */
export async function removeThemes(db: Db, schoolId: number, planUuid: string, uuids: readonly string[]) {
  if (uuids.length === 0) return
  await sql`delete from plan_lesson where school_id = ${schoolId} and plan_uuid = ${planUuid}
    and uuid = any(${uuids}::uuid[])`.execute(db)
}

/**
 * Gives themes their quarters and places. The database looks at each row by itself, so they first leave the places they
 * have, which others of them take.
 */
export async function layThemes(
  db: Db,
  schoolId: number,
  planUuid: string,
  quarters: readonly { quarterId: number; uuids: readonly string[] }[],
): Promise<void> {
  const places = quarters.flatMap(({ quarterId, uuids }) =>
    uuids.map((uuid, at) => ({ uuid, quarterId, ordinal: at + 1 })),
  )
  const uuids = places.map(({ uuid }) => uuid)
  await sql`update plan_lesson set ordinal = -ordinal where school_id = ${schoolId} and plan_uuid = ${planUuid}
    and uuid = any(${uuids}::uuid[]) and ordinal > 0`.execute(db)
  await sql`update plan_lesson set quarter_id = p."quarterId", ordinal = p.ordinal
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p(uuid uuid, "quarterId" int, ordinal smallint)
    where plan_lesson.school_id = ${schoolId} and plan_lesson.plan_uuid = ${planUuid}
      and plan_lesson.uuid = p.uuid`.execute(db)
  await touchPlan(db, schoolId, planUuid, { state: 'draft', order: true })
}

/** Holds a theme to its lesson, or lets it go; its words and its approval stay. Answers its version. */
export async function fixTheme(
  db: Db,
  schoolId: number,
  uuid: string,
  fixed: string | null,
): Promise<{ uuid: string; version: number }[]> {
  const { rows } = await sql<{ uuid: string; version: number }>`update plan_lesson set fixed = ${fixed},
      version = version + 1
    where school_id = ${schoolId} and uuid = ${uuid} returning uuid, version`.execute(db)
  return rows
}
