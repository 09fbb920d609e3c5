import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { ImportPlanRow, planStates } from '@qalam/contract/import-plans/api.ts'
import type { Kept } from '@qalam/contract/import-plans/kept.ts'
import type { IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { storeKept, storeQuestions } from './questions/repository.ts'

export type NewImportPlan = {
  uuid: string
  fileName: string
  language: Language
  workbook: Buffer
  madeBy: number
  madeAt: Date
}

/** Keeps a workbook that is to be checked; those before it are dropped and can no longer be brought in. */
export async function addPlan(db: Db, schoolId: number, plan: NewImportPlan): Promise<void> {
  await sql`update import_plan set workbook = null where school_id = ${schoolId} and uuid <> ${plan.uuid} and workbook is not null`.execute(
    db,
  )
  await db
    .insertInto('import_plan')
    .values({
      school_id: schoolId,
      uuid: plan.uuid,
      file_name: plan.fileName,
      language: plan.language,
      workbook: plan.workbook,
      made_by: plan.madeBy,
      made_at: plan.madeAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await rememberAnswers(db, schoolId, plan.uuid)
}

/**
 * What somebody said of a row of an earlier workbook holds for the next one, until it is withdrawn there. One that names
 * somebody who no longer fits the row is none.
 */
async function rememberAnswers(db: Db, schoolId: number, uuid: string): Promise<void> {
  await sql`insert into import_plan_answer (school_id, plan_uuid, iin, person_id, made_by, made_at)
    select distinct on (a.iin) a.school_id, ${uuid}::uuid, a.iin, a.person_id, a.made_by, a.made_at
    from import_plan_answer a where a.school_id = ${schoolId} and a.plan_uuid = (
      select p.uuid from import_plan p where p.school_id = ${schoolId} and p.uuid <> ${uuid}
        and p.outcome is distinct from 'other-school' order by p.made_at desc, p.uuid limit 1)
    on conflict do nothing`.execute(db)
}

export type Workbook = {
  workbook: Buffer | null
  language: Language
  outcome: (typeof planStates)[number] | null
  hash: string | null
  faults: number
}

/** The workbook of a plan; held until the end of the transaction where it is to be brought in. */
export async function workbookOf(db: Db, schoolId: number, uuid: string, lock = false): Promise<Workbook | undefined> {
  const { rows } = await sql<Workbook>`select workbook, language, outcome, hash, faults from import_plan
    where school_id = ${schoolId} and uuid = ${uuid} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export type WorkbookReading = {
  outcome: 'ready' | 'unreadable' | 'other-school' | 'nothing-to-do'
  hash: string | null
  rows: Omit<ImportPlanRow, 'id'>[]
  findings: Finding[]
  questions: Omit<IdentityQuestion, 'id'>[]
  kept: Omit<Kept, 'id'>[]
}

/** Keeps what a workbook would do instead of what was kept of it: its rows, its report and how many of each. */
export async function storeReading(
  db: Db,
  schoolId: number,
  uuid: string,
  reading: WorkbookReading,
  at: Date,
): Promise<void> {
  const { outcome, hash, rows, findings, questions, kept } = reading
  const faults = findings.filter(({ level }) => level === 'fault').length
  await sql`delete from import_plan_row where school_id = ${schoolId} and plan_uuid = ${uuid}`.execute(db)
  await sql`delete from import_plan_finding where school_id = ${schoolId} and plan_uuid = ${uuid}`.execute(db)
  await sql`insert into import_plan_row (school_id, plan_uuid, ordinal, part, row_number, kind, name, changes)
    select ${schoolId}, ${uuid}, r.at, r.row ->> 'part', (r.row ->> 'row')::int, r.row ->> 'kind', r.row ->> 'name',
      r.row -> 'changes'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r (row, at)`.execute(db)
  await sql`insert into import_plan_finding
      (school_id, plan_uuid, ordinal, level, sheet, row_number, column_name, value, code, about)
    select ${schoolId}, ${uuid}, f.at, f.line ->> 'level', f.line ->> 'sheet', (f.line ->> 'row')::int,
      f.line ->> 'column', f.line ->> 'value', f.line ->> 'code', f.line -> 'with'
    from jsonb_array_elements(${JSON.stringify(findings)}::jsonb) with ordinality as f (line, at)`.execute(db)
  await storeQuestions(db, schoolId, uuid, questions)
  await storeKept(db, schoolId, uuid, kept)
  await sql`update import_plan set read_at = ${at}, outcome = ${outcome}, hash = ${hash}, faults = ${faults}
    where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}

type Cell = { sheet: string; row: number; column: string; value: string | null }

/** Keeps corrected cells beside the workbook; one without a value is again what the file says. */
export async function storeCorrections(
  db: Db,
  schoolId: number,
  uuid: string,
  cells: readonly Cell[],
  made: { by: number; at: Date },
): Promise<void> {
  const list = JSON.stringify(cells)
  await sql`delete from import_plan_correction
    using jsonb_to_recordset(${list}::jsonb) as c(sheet text, "row" int, "column" text)
    where import_plan_correction.school_id = ${schoolId} and import_plan_correction.plan_uuid = ${uuid}
      and import_plan_correction.sheet = c.sheet and import_plan_correction.row_number = c."row"
      and import_plan_correction.column_name = c."column"`.execute(db)
  await sql`insert into import_plan_correction (school_id, plan_uuid, sheet, row_number, column_name, value, made_by, made_at)
    select distinct on (c.sheet, c."row", c."column") ${schoolId}, ${uuid}, c.sheet, c."row", c."column", c.value,
      ${made.by}, ${made.at}
    from jsonb_to_recordset(${list}::jsonb) as c(sheet text, "row" int, "column" text, value text)
    where c.value is not null`.execute(db)
}

/** The plan is done: its workbook is needed no more. */
export async function endPlan(
  db: Db,
  schoolId: number,
  uuid: string,
  done: { by: number; at: Date; counts: Record<string, number> },
): Promise<void> {
  await sql`update import_plan set workbook = null, done_by = ${done.by}, done_at = ${done.at},
      done_counts = ${JSON.stringify(done.counts)}::jsonb
    where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}
