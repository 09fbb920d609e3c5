import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Facts = { leadId: number | null; editSchedule: boolean }

/** Who leads a class, and whether the school lets its teachers edit; undefined where the class is not of the school. */
export async function factsOfGroup(db: Db, schoolId: number, groupId: number): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select g.lead_id as "leadId", s.edit_schedule as "editSchedule"
    from school_class g join known_school s on s.id = g.school_id
    where g.school_id = ${schoolId} and g.id = ${groupId}`.execute(db)
  return rows[0]
}

/** The classes that somebody leads, with the same facts. */
export async function groupsLedBy(db: Db, schoolId: number, userId: number): Promise<(Facts & { id: number })[]> {
  const { rows } = await sql<Facts & { id: number }>`
    select g.id, g.lead_id as "leadId", s.edit_schedule as "editSchedule"
    from school_class g join known_school s on s.id = g.school_id
    where g.school_id = ${schoolId} and g.lead_id = ${userId} and g.archived_at is null`.execute(db)
  return rows
}
