import type { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'

/** How many questions a workbook asks, and of how many nobody has said; the first ten of those by name. */
export async function questionCounts(
  db: Db,
  schoolId: number,
  uuid: string,
): Promise<{ all: number; open: number; names: string }> {
  const { rows } = await sql<{ all: number; open: number; names: string | null }>`select count(*)::int as all,
      (count(*) filter (where q.answer is null))::int as open,
      array_to_string((array_agg(q.name order by q.ordinal) filter (where q.answer is null))[1:10], ', ') as names
    from import_plan_question q where q.school_id = ${schoolId} and q.plan_uuid = ${uuid}`.execute(db)
  return { all: rows[0]?.all ?? 0, open: rows[0]?.open ?? 0, names: rows[0]?.names ?? '' }
}

type Asked = Pick<Parsed<typeof importPlans.questions>['query'], 'plan' | 'search' | 'sort' | 'answered'>

/** The questions of a workbook whose row, or one of those who fit it, holds the words. */
export const questionsOf = (db: Db, schoolId: number, { plan, search, answered, sort = 'row' }: Asked) =>
  db
    .selectFrom('import_plan_question as q')
    .select([
      'q.ordinal as id',
      'q.part',
      'q.row_number as row',
      'q.iin',
      'q.name',
      'q.born_on as bornOn',
      'q.label',
      'q.people',
      'q.answer',
      'q.person_id as person',
    ])
    .where('q.school_id', '=', schoolId)
    .where('q.plan_uuid', '=', plan)
    .$if(answered !== undefined, (some) => some.where('q.answer', answered === 'yes' ? 'is not' : 'is', null))
    .$if(search !== '', (some) => some.where(contains(search, sql`q.name`, sql`q.iin`, sql`q.people`)))
    .orderBy(ordered({ row: [sql`q.ordinal`], name: [sql`q.name collate "und-x-icu"`] }, sort, sql`q.ordinal`))

/** Of each IIN that is asked about, who of the school fits. */
export async function fittingOf(db: Db, schoolId: number, uuid: string): Promise<Map<string, Set<number>>> {
  const { rows } = await sql<{ iin: string; people: number[] | null }>`select q.iin,
      (select array_agg((p ->> 'person')::int) from jsonb_array_elements(q.people) p) as people
    from import_plan_question q where q.school_id = ${schoolId} and q.plan_uuid = ${uuid}`.execute(db)
  return new Map(rows.map(({ iin, people }) => [iin, new Set(people)]))
}

/** How many fields of people the school keeps, and how many of them are taken from the workbook. */
export async function keptCounts(db: Db, schoolId: number, uuid: string): Promise<{ all: number; taken: number }> {
  const { rows } = await sql<{ all: number; taken: number }>`select count(*)::int as all,
      (count(*) filter (where k.is_taken))::int as taken
    from import_plan_kept k where k.school_id = ${schoolId} and k.plan_uuid = ${uuid}`.execute(db)
  return rows[0] ?? { all: 0, taken: 0 }
}

type AskedKept = Pick<Parsed<typeof importPlans.kept>['query'], 'plan' | 'search' | 'sort' | 'taken'>

/** Fields that differ whose person, thing or value holds the words. */
export const keptOf = (db: Db, schoolId: number, { plan, search, taken, sort = 'row' }: AskedKept) =>
  db
    .selectFrom('import_plan_kept as k')
    .select([
      'k.ordinal as id',
      'k.part',
      'k.row_number as row',
      'k.person_id as person',
      'k.thing',
      'k.name',
      'k.field',
      'k.standing',
      'k.workbook',
      'k.edited_by as editedBy',
      'k.edited_at as editedAt',
      'k.is_taken as isTaken',
    ])
    .where('k.school_id', '=', schoolId)
    .where('k.plan_uuid', '=', plan)
    .$if(taken !== undefined, (some) => some.where('k.is_taken', '=', taken === 'yes'))
    .$if(search !== '', (some) => some.where(contains(search, sql`k.name`, sql`k.standing`, sql`k.workbook`)))
    .orderBy(ordered({ row: [sql`k.ordinal`], name: [sql`k.name collate "und-x-icu"`] }, sort, sql`k.ordinal`))
