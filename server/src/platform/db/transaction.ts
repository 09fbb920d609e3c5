import type { Db } from './db.ts'
import { mayRunAgain } from './violations.ts'

/** Runs a change in one transaction; where somebody else's came between, it runs again, is told so, and sees it. */
export async function inTransaction<Outcome>(
  db: Db,
  run: (db: Db, isAgain: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((transaction) => run(transaction, attempt > 1))
    } catch (error) {
      if (attempt === 3 || !mayRunAgain(error)) throw error
    }
  }
}
