import type { Db } from '#platform/db/db.ts'
import { countMarks } from './repository.ts'

/** How many scores and signs a lesson holds. A lesson that was ever marked keeps its history and is not deleted. */
export const marksOfLesson = (db: Db, schoolId: number, lessonUuid: string): Promise<number> =>
  countMarks(db, schoolId, lessonUuid)
