import { sql } from 'kysely'
import type { Beneficiary, Held } from '@qalam/contract/payments/shapes.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { mine, opening, opensUntil } from './access.ts'

/** The caller, or for a parent each child: whom they may pay for. A parent reads for free and pays for nobody else. */
const paidFor = (actor: Actor) =>
  actor.role === 'parent'
    ? sql`select c.id from family_tie b join placement c on c.school_id = b.school_id and c.id = b.student_id
        where b.parent_id = ${actor.userId}::int and c.archived_at is null`
    : sql`select ${actor.userId}::int as id`

export async function peopleOf(db: Db, actor: Actor, now: Date): Promise<Beneficiary[]> {
  const { rows } = await sql<Beneficiary>`select u.id as "userId", concat_ws(' ', u.surname, u.firstname) as name,
      array(select o.product_id from money_order o where o.beneficiary_id = u.id and o.is_trial) as "triedProducts",
      exists (select 1 from subscription s where (${mine}) and s.status in ${opening} and ${opensUntil} > ${now}) as "hasSubscribe"
    from placed_person u
    where u.id in (${paidFor(actor)}) order by u.firstname, u.id limit 50`.execute(db)
  return rows
}

export async function mayPayFor(db: Db, actor: Actor, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from (${paidFor(actor)}) who where who.id = ${userId}::int`.execute(db)
  return rows.length > 0
}

/** The school of a place; null for who belongs to none. */
export async function schoolOf(db: Db, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select u.school_id as id from placement u
    where u.id = ${userId}::int`.execute(db)
  return rows[0]?.id ?? null
}

type HeldRow = Omit<Held, 'expireTime' | 'graceUntil'> & { expiresAt: Date; graceUntil: Date | null }

/** What people have, of their own and of their schools, the longest first. */
export async function heldBy(db: Db, userIds: readonly number[], now: Date): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`select s.id, s.type, s.status, s.expires_at as "expiresAt", u.id as "userId",
      s.product_id as "productId", s.order_uuid is not null and (s.user_id is not null or u.role = 'director') as "isOwn",
      case when s.user_id is null then 'school' when s.status like 'trial%' then 'trial' else 'role' end as validator,
      s.grace_until as "graceUntil", s.status in ${opening} and ${opensUntil} > ${now} as "isOpen"
    from placement u join subscription s on ${mine}
    where u.id = any(${userIds}::int[]) order by s.expires_at desc, s.id limit 500`.execute(db)
  return rows
}

/** A person's money and points; nothing is written for who never had any. */
export async function balancesOf(db: Db, personId: number): Promise<{ balance: number; points: number }> {
  const { rows } = await sql<{ currency: string; amount: number }>`select a.currency, b.amount
    from money_account a join money_balance b on b.account_id = a.id where a.person_id = ${personId}`.execute(db)
  const of = (currency: string) => Number(rows.find((row) => row.currency === currency)?.amount ?? 0)
  return { balance: of('KZT'), points: of('PTS') }
}

export async function personByIin(db: Db, iin: string): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`select p.id, concat_ws(' ', p.surname, p.firstname) as name
    from known_person p where p.iin = ${iin}`.execute(db)
  return rows[0]
}

/** Somebody by the number of their person, and all their places. */
export async function personById(db: Db, id: number): Promise<{ id: number; userIds: number[] } | undefined> {
  const { rows } = await sql<{ id: number; userIds: number[] }>`select p.id,
      array(select u.id from placement u where u.person_id = p.id limit 20) as "userIds"
    from known_person p where p.id = ${id}`.execute(db)
  return rows[0]
}
