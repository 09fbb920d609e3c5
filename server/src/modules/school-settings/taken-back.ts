import type { Db } from '#platform/db/db.ts'

/** Does something in a transaction of its own, answers what it said, and takes all of it back. */
export async function takenBack<Said>(db: Db, act: (transaction: Db) => Promise<Said>): Promise<Said> {
  let said: { value: Said } | undefined
  try {
    await db.transaction().execute(async (transaction) => {
      said = { value: await act(transaction) }
      throw new TakenBack('What was tried is taken back.')
    })
  } catch (error) {
    if (error instanceof TakenBack && said) return said.value
    throw error
  }
  throw new Error('What was tried was stored.')
}

class TakenBack extends Error {
  override readonly name = 'TakenBack'
}
