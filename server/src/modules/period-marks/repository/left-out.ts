import type { Db } from '#platform/db/db.ts'

type LeftOut = { schoolId: number; studentId: number; lessonUuid: string; planUuid: string; userId: number; at: Date }

export async function storeLeftOut(
  db: Db,
  { schoolId, studentId, lessonUuid, planUuid, userId, at, reason }: LeftOut & { reason: string },
): Promise<void> {
  await db
    .insertInto('score_left_out')
    .values({
      ...{ school_id: schoolId, student_id: studentId, lesson_uuid: lessonUuid, plan_uuid: planUuid, reason },
      ...{ left_out_by: userId, left_out_at: at.toISOString() },
    })
    .execute()
}

/** The score counts again; who had left it out and why stays. */
export async function countAgain(db: Db, { schoolId, studentId, lessonUuid, userId, at }: LeftOut): Promise<void> {
  await db
    .updateTable('score_left_out')
    .set({ put_back_by: userId, put_back_at: at.toISOString() })
    .where('school_id', '=', schoolId)
    .where('student_id', '=', studentId)
    .where('lesson_uuid', '=', lessonUuid)
    .where('put_back_at', 'is', null)
    .execute()
}
