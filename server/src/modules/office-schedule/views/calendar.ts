import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** When a school has lessons: its quarters, and its days off with those of the country. */
export type Calendar = {
  quarters: { id: number; startsOn: string; endsOn: string }[]
  holidays: { startsOn: string; endsOn: string; name: Named; parallels: number[] | null }[]
}

export async function calendarOf(db: Db, schoolId: number): Promise<Calendar> {
  const { rows } = await sql<Calendar>`select
    (select coalesce(json_agg(json_build_object('id', q.quarter_id, 'startsOn', q.starts_on, 'endsOn', q.ends_on)
      order by q.quarter_id), '[]') from year_quarter q where q.school_id = ${schoolId}) as quarters,
    (select coalesce(json_agg(json_build_object('startsOn', h.starts_on, 'endsOn', h.ends_on, 'name', h.name,
      'parallels', h.parallels) order by h.school_id nulls last, h.starts_on), '[]')
      from free_day h where h.school_id = ${schoolId} or h.school_id is null) as holidays`.execute(db)
  return rows[0] ?? { quarters: [], holidays: [] }
}
