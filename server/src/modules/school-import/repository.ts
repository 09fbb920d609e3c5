import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type ImportCounts = Record<string, number>

/** Imports of one school wait for each other until the transaction ends. */
export async function lockSchool(db: Db, bin: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`school-import ${bin}`}, 0))`.execute(db)
}

/** When the last import of a school's year brought exactly this plan, or null when it was another or there was none. */
export async function importedBefore(db: Db, bin: string, year: number, planHash: string): Promise<Date | null> {
  const row = await db
    .selectFrom('school_import as i')
    .innerJoin('known_school as s', 's.id', 'i.school_id')
    .select(['i.at', 'i.plan_hash'])
    .where('s.bin', '=', bin)
    .where('i.academic_year', '=', year)
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.plan_hash === planHash ? row.at : null
}

/** Remembers an import; a plan that was brought in before is the last one again. */
export async function rememberImport(
  db: Db,
  schoolId: number,
  year: number,
  planHash: string,
  fileHash: string,
  counts: ImportCounts,
  at: Date,
): Promise<void> {
  const values = { file_hash: fileHash, counts: JSON.stringify(counts), at }
  await db
    .insertInto('school_import')
    .values({ school_id: schoolId, academic_year: year, plan_hash: planHash, ...values })
    .onConflict((conflict) => conflict.constraint('school_import_once').doUpdateSet(values))
    .execute()
}

/** An import that is begun meanwhile waits until the transaction ends. */
export async function holdSchool(db: Db, schoolId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('school-import ' || s.bin, 0)) from known_school s
    where s.id = ${schoolId}`.execute(db)
}

/** Forgets imports, and gives others the day and the file by which they came before. */
export async function forgetImports(
  db: Db,
  schoolId: number,
  made: readonly string[],
  was: readonly unknown[],
): Promise<void> {
  await sql`delete from school_import where school_id = ${schoolId} and id = any(${made}::int[])`.execute(db)
  await sql`update school_import set file_hash = w.file_hash, counts = w.counts, at = w.at
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(id int, file_hash text, counts jsonb, at timestamptz)
    where school_import.school_id = ${schoolId} and school_import.id = w.id`.execute(db)
}
