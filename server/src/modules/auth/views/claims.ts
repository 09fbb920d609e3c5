import type { Db } from '#platform/db/db.ts'

/** Which of these IINs somebody claims who registered by themselves and was not joined to a school's account. */
export async function claimedIins(db: Db, iins: readonly string[]): Promise<Set<string>> {
  if (iins.length === 0) return new Set()
  const rows = await db
    .selectFrom('account')
    .select('claimed_iin as iin')
    .where('claimed_iin', 'in', [...new Set(iins)])
    .where('joined_to', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ iin }) => iin ?? []))
}
