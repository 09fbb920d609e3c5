import { sql } from 'kysely'
import type { SeatLine } from '@qalam/contract/payments/api-seats.ts'
import type { Db } from '#platform/db/db.ts'
import { contains } from '#platform/db/page.ts'

export type Bought = { total: number; until: Date | null }

/** How many seats a school has now, and until when; none where nothing is paid. */
export async function seatsBought(db: Db, schoolId: number, now: Date): Promise<Bought> {
  const { rows } = await sql<Bought>`select coalesce(sum(p.seats), 0)::int as total, max(s.expires_at) as until
    from subscription s join money_product p on p.id = s.product_id
    where s.school_id = ${schoolId} and s.type = 'teacher_school' and s.status <> 'blocked' and s.expires_at > ${now}`.execute(
    db,
  )
  return rows[0] ?? { total: 0, until: null }
}

type Row = Omit<SeatLine, 'givenAt' | 'takenAt'> & { givenAt: Date; takenAt: Date | null }

const line = sql`t.id, t.user_id as "userId", concat_ws(' ', u.surname, u.firstname) as name, t.given_at as "givenAt",
    concat_ws(' ', g.surname, g.firstname) as "givenBy", t.taken_at as "takenAt"
  from teacher_seat t
  join placed_person u on u.school_id = t.school_id and u.id = t.user_id
  join placed_person g on g.school_id = t.school_id and g.id = t.given_by`

/** Who has a seat. */
export async function seatsOf(db: Db, schoolId: number, search: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${line} where t.school_id = ${schoolId} and t.taken_at is null
    and ${contains(search, sql`u.surname`, sql`u.firstname`)} order by u.surname, u.firstname, t.id limit 1000`.execute(
    db,
  )
  return rows
}

export async function seatHistory(
  db: Db,
  schoolId: number,
  page: number,
  size: number,
): Promise<{ rows: Row[]; total: number }> {
  const { rows } = await sql<Row>`select ${line} where t.school_id = ${schoolId}
    order by coalesce(t.taken_at, t.given_at) desc, t.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from teacher_seat t
    where t.school_id = ${schoolId}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const employed = sql`u.role not in ('student', 'parent', 'director') and u.archived_at is null`

/** Employees without a seat, by their names. */
export async function withoutSeat(
  db: Db,
  schoolId: number,
  search: string,
): Promise<{ userId: number; name: string }[]> {
  const { rows } = await sql<{
    userId: number
    name: string
  }>`select u.id as "userId", concat_ws(' ', u.surname, u.firstname) as name
    from placed_person u
    where u.school_id = ${schoolId} and ${employed} and ${contains(search, sql`u.surname`, sql`u.firstname`)}
      and not exists (select 1 from teacher_seat t
        where t.school_id = u.school_id and t.user_id = u.id and t.taken_at is null)
    order by u.surname, u.firstname, u.id limit 50`.execute(db)
  return rows
}

export async function isEmployed(db: Db, schoolId: number, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select 1 from placement u where u.school_id = ${schoolId} and u.id = ${userId} and ${employed}`.execute(
      db,
    )
  return rows.length > 0
}
