import { schoolImported } from '@qalam/contract/school-import/events.ts'
import type { Db } from '#platform/db/db.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { forgetImports } from '../repository.ts'

/** An import that was taken back: the same workbook may come again, and whoever looks at the school sees it anew. */
export async function takeBackImport(
  db: Db,
  schoolId: number,
  made: readonly string[],
  was: readonly unknown[],
  now: Date,
): Promise<void> {
  await forgetImports(db, schoolId, made, was)
  await storeEvent(db, schoolImported, schoolId, { schoolId }, now)
}
