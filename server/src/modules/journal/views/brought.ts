import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { scoresBrought } from '#school/plan/brought.ts'

export type GridScore = { userId: number; kind: string; score: number; max: number }

/** Scores of some quarters that students of a plan were given for its subject elsewhere, and that count on. */
export async function broughtScores(
  db: Db,
  { schoolId, planUuid, quarters }: { schoolId: number; planUuid: string; quarters: readonly number[] },
): Promise<GridScore[]> {
  const { rows } = await named(
    'journal-brought',
    sql<GridScore>`
    with asked as materialized (
      select c.*, ${[...quarters]}::int[] as quarters from calendar_plan c
      where c.school_id = ${schoolId}::int and c.uuid = ${planUuid}::uuid
    )
    select s.student_id as "userId", s.kind, s.score, s.max
    from asked a cross join lateral (${sql.raw(scoresBrought('a', 'a.quarters'))}) s
    order by s.student_id, s.on_date, s.lesson_uuid`,
  ).execute(db)
  return rows
}
