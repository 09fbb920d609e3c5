import type { importPlans, planStates, rowKinds } from '@qalam/contract/import-plans/api.ts'
import type { KeptField, ThingField } from '@qalam/contract/import-plans/kept.ts'
import type { IdentityAnswer } from '@qalam/contract/import-plans/question.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Part } from '@qalam/contract/school-import/plan.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { fullName } from '#vocabulary/people.ts'

const nameOf = (id: string) =>
  sql<string | null>`(select ${sql.raw(fullName('u'))} from placed_person u
    where u.school_id = import_plan.school_id and u.id = ${sql.ref(id)})`

/** Whether a plan may still be brought in, and if not why. */
const state = sql<(typeof planStates)[number]>`case when import_plan.undone_at is not null then 'undone'
  when import_plan.done_at is not null then 'done'
  when import_plan.outcome = 'ready' and import_plan.workbook is null then 'closed' else import_plan.outcome end`

/** The workbooks of a school that were checked. */
export const plansOf = (db: Db, schoolId: number) =>
  db
    .selectFrom('import_plan')
    .select([
      'import_plan.uuid as id',
      'import_plan.file_name as fileName',
      'import_plan.made_at as madeAt',
      'import_plan.done_at as doneAt',
      'import_plan.faults',
      'import_plan.hash',
      state.as('state'),
      sql<boolean>`import_plan.workbook is not null`.as('isOpen'),
      nameOf('import_plan.made_by').as('madeBy'),
      nameOf('import_plan.done_by').as('doneBy'),
      'import_plan.done_by as doneById',
      'import_plan.undone_at as undoneAt',
      nameOf('import_plan.undone_by').as('undoneBy'),
    ])
    .where('import_plan.school_id', '=', schoolId)
    .where('import_plan.read_at', 'is not', null)

export type CorrectionRow = { sheet: string; row: number; column: string; value: string }

/** The cells of a workbook that were corrected, in its order. */
export async function correctionsOf(db: Db, schoolId: number, uuid: string): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`select c.sheet, c.row_number as row, c.column_name as column, c.value
    from import_plan_correction c where c.school_id = ${schoolId} and c.plan_uuid = ${uuid}
    order by c.sheet, c.row_number, c.column_name`.execute(db)
  return rows
}

type TakenField = { person: number; field: KeptField }
type TakenThing = { thing: string; field: ThingField }

/** What was said of the people of a workbook: who they are, and what of them is taken from it. */
export async function decisionsOf(
  db: Db,
  schoolId: number,
  uuid: string,
): Promise<{ answers: IdentityAnswer[]; taken: TakenField[]; takenThings: TakenThing[] }> {
  const answers =
    await sql<IdentityAnswer>`select a.iin, case when a.person_id is null then 'another' else 'same' end as answer,
      a.person_id as person
    from import_plan_answer a where a.school_id = ${schoolId} and a.plan_uuid = ${uuid} order by a.iin`.execute(db)
  const taken = await sql<TakenField>`select t.person_id as person, t.field
    from import_plan_taken t where t.school_id = ${schoolId} and t.plan_uuid = ${uuid}
      and t.person_id is not null`.execute(db)
  const things = await sql<TakenThing>`select t.thing, t.field
    from import_plan_taken t where t.school_id = ${schoolId} and t.plan_uuid = ${uuid}
      and t.thing is not null`.execute(db)
  return { answers: answers.rows, taken: taken.rows, takenThings: things.rows }
}

export const latestFirst = sql`import_plan.made_at desc, import_plan.uuid`

export type RowCount = { part: Part; kind: (typeof rowKinds)[number]; count: number }

/** How many rows of each sheet are of each kind. */
export async function rowCounts(db: Db, schoolId: number, uuid: string): Promise<RowCount[]> {
  const { rows } = await sql<RowCount>`select part, kind, count(*)::int as count from import_plan_row
    where school_id = ${schoolId} and plan_uuid = ${uuid} group by part, kind`.execute(db)
  return rows
}

/** How many lines of the report are of each level. */
export async function levelCounts(db: Db, schoolId: number, uuid: string): Promise<{ level: string; count: number }[]> {
  const { rows } = await sql<{ level: string; count: number }>`select level, count(*)::int as count
    from import_plan_finding where school_id = ${schoolId} and plan_uuid = ${uuid} group by level`.execute(db)
  return rows
}

type AskedRows = Pick<Parsed<typeof importPlans.rowsFile>['query'], 'plan' | 'search' | 'sort' | 'part' | 'kind'>

/** Rows of a workbook by sheet and kind whose name, or a value of theirs, holds the words. */
export const rowsOf = (db: Db, schoolId: number, { plan, search, part, kind, sort = 'row' }: AskedRows) =>
  db
    .selectFrom('import_plan_row')
    .selectAll()
    .where('import_plan_row.school_id', '=', schoolId)
    .where('import_plan_row.plan_uuid', '=', plan)
    .$if(part !== undefined, (some) => some.where('import_plan_row.part', '=', part ?? ''))
    .$if(kind !== undefined, (some) => some.where('import_plan_row.kind', '=', kind ?? ''))
    .$if(search !== '', (some) => some.where(contains(search, sql`import_plan_row.name`, sql`import_plan_row.changes`)))
    .orderBy(
      ordered(
        { row: [sql`import_plan_row.ordinal`], name: [sql`import_plan_row.name collate "und-x-icu"`] },
        sort,
        sql`import_plan_row.ordinal`,
      ),
    )

type AskedFindings = Pick<Parsed<typeof importPlans.findingsFile>['query'], 'plan' | 'search' | 'sort' | 'level'>

/** Lines of the report by level whose sheet, column or value holds the words. */
export const findingsOf = (db: Db, schoolId: number, { plan, search, level, sort = 'row' }: AskedFindings) =>
  db
    .selectFrom('import_plan_finding')
    .selectAll()
    .where('import_plan_finding.school_id', '=', schoolId)
    .where('import_plan_finding.plan_uuid', '=', plan)
    .$if(level !== undefined, (some) => some.where('import_plan_finding.level', '=', level ?? ''))
    .$if(search !== '', (some) =>
      some.where(
        contains(
          search,
          sql`import_plan_finding.sheet`,
          sql`import_plan_finding.column_name`,
          sql`import_plan_finding.value`,
        ),
      ),
    )
    .orderBy(ordered({ row: [sql`import_plan_finding.ordinal`] }, sort, sql`import_plan_finding.ordinal`))
