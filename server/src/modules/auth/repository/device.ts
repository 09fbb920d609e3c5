import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A person signs in from a few browsers; the ones used longest ago are forgotten. */
const mostDevices = 20

/** The account of a login that this browser signed in to before. */
export async function accountKnownTo(db: Db, hash: Buffer, login: string): Promise<number | null> {
  const row = await db
    .selectFrom('known_device as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .select('d.account_id as id')
    .where('d.hash', '=', hash)
    .where(sql`lower(a.login)`, '=', sql`lower(${login})`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Remembers a browser that has just signed in, and for how many days it is trusted where that is said anew. */
export async function rememberDevice(
  db: Db,
  accountId: number,
  hash: Buffer,
  trustedDays: number | null,
  now: Date,
): Promise<void> {
  const trusted = trustedDays !== null && {
    trusted_until: sql<Date>`${now}::timestamptz + make_interval(days => ${trustedDays})`,
  }
  await db
    .insertInto('known_device')
    .values({ account_id: accountId, hash, since: now, seen_at: now, ...trusted })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet({ seen_at: now, ...trusted }))
    .execute()
  await sql`delete from known_device where account_id = ${accountId} and hash in (
    select d.hash from known_device d where d.account_id = ${accountId} order by d.seen_at desc, d.hash offset ${mostDevices})`.execute(
    db,
  )
}

/** Forgets the browsers of an account but one: after a change of the password they are strangers again. */
export async function forgetDevices(db: Db, accountId: number, kept: Buffer | null): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .$if(kept !== null, (query) => query.where('hash', '!=', kept))
    .execute()
}

/** The hashes of the browsers that an account knows. */
export async function devicesOf(db: Db, accountId: number): Promise<Buffer[]> {
  const rows = await db.selectFrom('known_device').select('hash').where('account_id', '=', accountId).execute()
  return rows.map(({ hash }) => hash)
}

/** No browser of an account is trusted any more: each is asked for a code. */
export async function distrustDevices(db: Db, accountId: number): Promise<void> {
  const trusted = db.updateTable('known_device').set({ trusted_until: null }).where('trusted_until', 'is not', null)
  await trusted.where('account_id', '=', accountId).execute()
}
