import type { Db } from '#platform/db/db.ts'
import { childIds } from './views/children.ts'

/** The students bound to a parent. */
export const studentIdsOf = (db: Db, parentId: number): Promise<number[]> => childIds(db, parentId)

/** Whether a parent may see a student's record: only of a child bound to them. */
export async function mayParentSee(db: Db, parentId: number, studentId: number): Promise<boolean> {
  return (await childIds(db, parentId)).includes(studentId)
}

export { endEnrolments, endStays, storeEnrolments, takeBackStays } from './repository/bulk.ts'
export { takeBackImported } from './repository/back.ts'
export { admitStudent } from './service/save.ts'
