import type { Kept, Taking } from '@qalam/contract/import-plans/kept.ts'
import type { IdentityAnswer, IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Keeps what a workbook asks of its people instead of what it asked before. */
export async function storeQuestions(
  db: Db,
  schoolId: number,
  uuid: string,
  questions: readonly Omit<IdentityQuestion, 'id'>[],
): Promise<void> {
  await sql`delete from import_plan_question where school_id = ${schoolId} and plan_uuid = ${uuid}`.execute(db)
  await sql`insert into import_plan_question
      (school_id, plan_uuid, ordinal, part, row_number, iin, name, born_on, label, people, answer, person_id)
    select ${schoolId}, ${uuid}, q.at, q.one ->> 'part', (q.one ->> 'row')::int, q.one ->> 'iin', q.one ->> 'name',
      (q.one ->> 'bornOn')::date, q.one ->> 'label', q.one -> 'people', q.one ->> 'answer', (q.one ->> 'person')::int
    from jsonb_array_elements(${JSON.stringify(questions)}::jsonb) with ordinality as q (one, at)`.execute(db)
}

/** Keeps what somebody said of rows; one without an answer is a question again. */
export async function storeAnswers(
  db: Db,
  schoolId: number,
  uuid: string,
  answers: readonly IdentityAnswer[],
  made: { by: number; at: Date },
): Promise<void> {
  const list = JSON.stringify(answers)
  const iins = answers.map(({ iin }) => iin)
  await sql`delete from import_plan_answer where school_id = ${schoolId} and plan_uuid = ${uuid}
    and iin = any(${iins}::text[])`.execute(db)
  await sql`insert into import_plan_answer (school_id, plan_uuid, iin, person_id, made_by, made_at)
    select distinct on (a.iin) ${schoolId}, ${uuid}, a.iin, a.person, ${made.by}, ${made.at}
    from jsonb_to_recordset(${list}::jsonb) as a(iin text, answer text, person int)
    where a.answer is not null`.execute(db)
}

/** Keeps which fields of people and things stay as they are, instead of those that were found before. */
export async function storeKept(
  db: Db,
  schoolId: number,
  uuid: string,
  kept: readonly Omit<Kept, 'id'>[],
): Promise<void> {
  await sql`delete from import_plan_kept where school_id = ${schoolId} and plan_uuid = ${uuid}`.execute(db)
  await sql`insert into import_plan_kept (school_id, plan_uuid, ordinal, part, row_number, person_id, thing, name, field, standing,
      workbook, edited_by, edited_at, is_taken)
    select ${schoolId}, ${uuid}, k.at, k.one ->> 'part', (k.one ->> 'row')::int, (k.one ->> 'person')::int,
      k.one ->> 'thing', k.one ->> 'name', k.one ->> 'field', k.one ->> 'standing', k.one ->> 'workbook', k.one ->> 'editedBy',
      (k.one ->> 'editedAt')::timestamptz, (k.one ->> 'isTaken')::boolean
    from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) with ordinality as k (one, at)`.execute(db)
}

/** Keeps which fields are taken from the workbook: those that were found, all of a person or a thing where none is named. */
export async function storeTaken(
  db: Db,
  schoolId: number,
  uuid: string,
  fields: readonly Taking[],
  made: { by: number; at: Date },
): Promise<void> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as f(person int, thing text, field text, "isTaken" boolean)`
  await sql`delete from import_plan_taken t using ${list} where t.school_id = ${schoolId} and t.plan_uuid = ${uuid}
    and (t.person_id = f.person or t.thing = f.thing) and (f.field is null or t.field = f.field)`.execute(db)
  await sql`insert into import_plan_taken (school_id, plan_uuid, person_id, thing, field, made_by, made_at)
    select distinct ${schoolId}::int, ${uuid}::uuid, k.person_id, k.thing, k.field, ${made.by}::int, ${made.at}::timestamptz
    from import_plan_kept k join ${list}
      on (k.person_id = f.person or k.thing = f.thing) and (f.field is null or k.field = f.field)
    where k.school_id = ${schoolId} and k.plan_uuid = ${uuid} and f."isTaken"`.execute(db)
}
