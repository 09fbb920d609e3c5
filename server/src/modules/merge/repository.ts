import { wizardMinutes } from '@qalam/contract/merge/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import type { OuterPerson } from './diary/outer.ts'

export type LinkRow = Selectable<Tables['outer_link']>
type CodeRow = Selectable<Tables['outer_code']>

/** A code that the diary took, whether or not it was used since. */
export function codeRow(db: Db, hash: Buffer): Promise<CodeRow | undefined> {
  return db.selectFrom('outer_code').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Keeps who stands behind a code while the wizard is open; those of yesterday go. */
export async function keepCode(db: Db, hash: Buffer, diary: string, person: OuterPerson, now: Date): Promise<void> {
  await sql`delete from outer_code where expires_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  const expires = sql<Date>`${now}::timestamptz + make_interval(mins => ${wizardMinutes})`
  await db
    .insertInto('outer_code')
    .values({ hash, diary, person: JSON.stringify(person), expires_at: expires })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

const shownOnly = sql<string>`outer_code.person - '{iin,surname,firstname,patronymic,sex}'::text[]`

/** Uses a code up for an account; false when it was used before, or has run out. What is not shown of its person goes. */
export async function spendCode(db: Db, hash: Buffer, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outer_code')
    .set({ used_at: now, account_id: accountId, person: shownOnly })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function linkOf(db: Db, diary: string, outerId: string): Promise<LinkRow | undefined> {
  const ours = db.selectFrom('outer_link').selectAll().where('diary', '=', diary)
  return ours.where('outer_id', '=', outerId).executeTakeFirst()
}

export function linksOf(db: Db, accountId: number): Promise<LinkRow[]> {
  const ours = db.selectFrom('outer_link').selectAll().where('account_id', '=', accountId)
  return ours.orderBy('joined_at', 'desc').orderBy('id', 'desc').limit(100).execute()
}

type Joining = { diary: string; person: OuterPerson; accountId: number; now: Date }

/** Joins an outer account; false when it opens another account. Joined once more it counts from now. */
export async function keepLink(db: Db, { diary, person, accountId, now }: Joining): Promise<boolean> {
  const { userId: outer_id, shortName: short_name, school } = person
  const shown = { short_name, school_name: school?.name ?? null, municipality: school?.municipality ?? null }
  const row = await db
    .insertInto('outer_link')
    .values({ account_id: accountId, diary, outer_id, ...shown, joined_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('outer_link_once')
        .doUpdateSet({ ...shown, joined_at: now })
        .where('outer_link.account_id', '=', accountId),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function noteUse(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outer_link').set({ used_at: now }).where('id', '=', id).execute()
}

/** Parts one of an account's; false when it is none of its. */
export async function dropLink(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outer_link')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
