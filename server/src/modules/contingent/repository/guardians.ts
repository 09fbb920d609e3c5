import type { Db } from '#platform/db/db.ts'

/** Binds these parents to a student, in the place of those before. */
export async function replaceGuardians(
  db: Db,
  schoolId: number,
  studentId: number,
  parentIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('guardian').where('school_id', '=', schoolId).where('student_id', '=', studentId).execute()
  const rows = parentIds.map((parent_id, at) => ({
    school_id: schoolId,
    student_id: studentId,
    parent_id,
    place: at + 1,
  }))
  await db.insertInto('guardian').values(rows).execute()
}
