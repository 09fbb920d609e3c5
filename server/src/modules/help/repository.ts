import type { HelpVerdict } from '@qalam/contract/help/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export async function verdictsOf(db: Db, personId: number): Promise<HelpVerdict[]> {
  const { rows } = await sql<HelpVerdict>`select verdict.entry, verdict.helped from help_verdict verdict
    where verdict.person_id = ${personId} order by verdict.entry limit 500`.execute(db)
  return rows
}

/** One answer of a person for an entry: the last one stands. */
export async function judge(db: Db, personId: number, { entry, helped }: HelpVerdict, now: Date): Promise<void> {
  await sql`insert into help_verdict (person_id, entry, helped, at) values (${personId}, ${entry}, ${helped}, ${now})
    on conflict (person_id, entry) do update set helped = excluded.helped, at = excluded.at`.execute(db)
}

export async function sums(db: Db): Promise<{ entry: string; helped: number; not: number }[]> {
  const { rows } = await sql<{ entry: string; helped: number; not: number }>`
    select verdict.entry, count(*) filter (where verdict.helped)::int as helped,
      count(*) filter (where not verdict.helped)::int as "not"
    from help_verdict verdict group by verdict.entry
    order by count(*) filter (where not verdict.helped) desc, verdict.entry limit 500`.execute(db)
  return rows
}
