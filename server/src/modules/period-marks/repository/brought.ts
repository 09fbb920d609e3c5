import type { Db } from '#platform/db/db.ts'

type BroughtSheet = {
  schoolId: number
  studentId: number
  year: number
  transferId: number
  sheet: string
  signature: Buffer
  keyId: string
  at: Date
}

export async function storeBrought(
  db: Db,
  { schoolId, studentId, year, transferId, sheet, signature, keyId, at }: BroughtSheet,
): Promise<void> {
  await db
    .insertInto('brought_sheet')
    .values({
      ...{ school_id: schoolId, student_id: studentId, academic_year: year, transfer_id: transferId },
      ...{ sheet, signature, key_id: keyId, brought_at: at.toISOString() },
    })
    .execute()
}
