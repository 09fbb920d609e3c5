import type { Db } from '#platform/db/db.ts'

export type Opened = 'card' | 'marks' | 'answer' | 'exam'

type Opening = { schoolId: number; studentId: number; by: number; day: string; at: Date; what: Opened }

/** Appends an opening; the first of a person, child and day stands. */
export async function keepOpening(db: Db, { schoolId, studentId, by, day, at, what }: Opening): Promise<void> {
  await db
    .insertInto('record_opening')
    .values({ school_id: schoolId, student_id: studentId, by_user_id: by, on_day: day, at, what })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
