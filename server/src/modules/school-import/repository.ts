import type { Db } from '#platform/db/db.ts'

export type ImportCounts = Record<string, number>

/** When exactly this plan was imported before, or null. */
export async function importedBefore(db: Db, bin: string, year: number, planHash: string): Promise<Date | null> {
  const row = await db
    .selectFrom('school_import as i')
    .innerJoin('school as s', 's.id', 'i.school_id')
    .select('i.at')
    .where('s.bin', '=', bin)
    .where('i.academic_year', '=', year)
    .where('i.plan_hash', '=', planHash)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Remembers an import. */
export async function rememberImport(
  db: Db,
  schoolId: number,
  year: number,
  planHash: string,
  fileHash: string,
  counts: ImportCounts,
  at: Date,
): Promise<void> {
  await db
    .insertInto('school_import')
    .values({
      school_id: schoolId,
      academic_year: year,
      plan_hash: planHash,
      file_hash: fileHash,
      counts: JSON.stringify(counts),
      at,
    })
    .execute()
}
