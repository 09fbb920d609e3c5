import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type AccountRow = Selectable<Tables['account']>

/** The account of a login whatever its case; one that was joined to another is closed. */
export function accountByLogin(db: Db, login: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(account.login)`, '=', sql`lower(${login})`)
    .where('joined_to', 'is', null)
    .executeTakeFirst()
}

/** Held until the end of the transaction. */
export function lockAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The account of a person, held until the end of the transaction; one that was joined to another is closed. */
export function accountOfPerson(db: Db, personId: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('person_id', '=', personId)
    .where('joined_to', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export function insertAccounts(db: Db, rows: Insertable<Tables['account']>[]): Promise<{ id: number }[]> {
  return db.insertInto('account').values(rows).returning('id').execute()
}

/** The place to come back to with the next sign-in. */
export async function settleAccount(db: Db, id: number, userId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ last_user_id: userId })
    .where('id', '=', id)
    .where('last_user_id', 'is distinct from', userId)
    .execute()
}

export async function setPassword(db: Db, id: number, hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: hash, default_password: false }).where('id', '=', id).execute()
}

/** A password that somebody else knows: it is changed at the first sign-in. */
export async function handOutPassword(db: Db, id: number, hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: hash, default_password: true }).where('id', '=', id).execute()
}

/** The school opens an account that it closed. */
export async function openAccount(db: Db, id: number): Promise<void> {
  await db.updateTable('account').set({ blocked_at: null }).where('id', '=', id).execute()
}

export async function recordPassword(db: Db, row: Insertable<Tables['password_event']>): Promise<void> {
  await db.insertInto('password_event').values(row).execute()
}

export async function recordSignIn(db: Db, row: Insertable<Tables['sign_in_event']>): Promise<void> {
  await db.insertInto('sign_in_event').values(row).execute()
}

/** The same statement for a login that nobody has: an answer about it takes as long as any other. */
export async function recordFailure(
  db: Db,
  login: string,
  {
    at,
    outcome,
    device,
    address,
  }: { at: Date; outcome: 'wrong-password' | 'blocked'; device: string; address: string },
): Promise<void> {
  await sql`insert into sign_in_event (account_id, at, outcome, device, address)
    select account.id, ${at}, ${outcome}, ${device}, ${address} from account where lower(account.login) = lower(${login})`.execute(
    db,
  )
}

/** Closes a self-made account that was joined to a school's one. */
export async function closeJoined(db: Db, id: number, joinedTo: number): Promise<void> {
  await db.updateTable('account').set({ joined_to: joinedTo }).where('id', '=', id).execute()
}

/** The school that answers for the accounts of people from now on. */
export async function setMaker(db: Db, personIds: readonly number[], schoolId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ made_by_school: schoolId })
    .where('person_id', 'in', [...personIds])
    .where('joined_to', 'is', null)
    .execute()
}

/** The password was chosen by its person: it need not be changed at the first sign-in. */
export async function choseOwn(db: Db, personId: number): Promise<void> {
  await db.updateTable('account').set({ default_password: false }).where('person_id', '=', personId).execute()
}
