import type { Care, PassportDraft } from '@qalam/contract/social-passports/api.ts'
import type { Db } from '#platform/db/db.ts'

type Student = { schoolId: number; studentId: number }
type Written = { note: string; by: number; at: Date }

/** Writes the passport over the version that was seen; false when another one stands there. */
export async function writePassport(
  db: Db,
  { schoolId, studentId }: Student,
  version: PassportDraft['version'],
  { note, by, at }: Written,
): Promise<boolean> {
  const row = { note, changed_by: by, changed_at: at }
  const written =
    version === 0
      ? await db
          .insertInto('social_passport')
          .values({ school_id: schoolId, student_id: studentId, ...row })
          .onConflict((conflict) => conflict.columns(['school_id', 'student_id']).doNothing())
          .executeTakeFirst()
      : await db
          .updateTable('social_passport')
          .set({ ...row, version: version + 1 })
          .where('school_id', '=', schoolId)
          .where('student_id', '=', studentId)
          .where('version', '=', version)
          .executeTakeFirst()
  return ('numUpdatedRows' in written ? written.numUpdatedRows : (written.numInsertedOrUpdatedRows ?? 0n)) > 0n
}

/** The reasons of today become these: new ones begin, changed ones are rewritten, those left out end. */
export async function writeCare(db: Db, { schoolId, studentId }: Student, care: readonly Care[], today: string) {
  const kept = care.map(({ category }) => category)
  await db
    .updateTable('social_care')
    .set({ until: today })
    .where('school_id', '=', schoolId)
    .where('student_id', '=', studentId)
    .where('until', 'is', null)
    .where('category', 'not in', ['', ...kept])
    .execute()
  if (care.length === 0) return
  await db
    .insertInto('social_care')
    .values(care.map((one) => ({ school_id: schoolId, student_id: studentId, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'student_id', 'category'])
        .where('until', 'is', null)
        .doUpdateSet((to) => ({ since: to.ref('excluded.since'), document: to.ref('excluded.document') })),
    )
    .execute()
}
