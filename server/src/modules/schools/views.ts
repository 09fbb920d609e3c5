import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { DayOffKind } from '@qalam/contract/schools/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

export type QuarterRow = { id: number; startsOn: string; endsOn: string }

/** The quarters of a school, oldest first. */
export async function quartersOf(db: Db, schoolId: number): Promise<QuarterRow[]> {
  const { rows } = await named(
    'quarters-of',
    sql<QuarterRow>`select q.quarter_id as id, q.starts_on as "startsOn",
      q.ends_on as "endsOn" from school_quarter q where q.school_id = ${schoolId} order by q.quarter_id`,
  ).execute(db)
  return rows
}

/** The quarters by the dates that most schools have: for those who work above a school. */
export async function usualQuarters(db: Db): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`select q.quarter_id as id,
      mode() within group (order by q.starts_on) as "startsOn", mode() within group (order by q.ends_on) as "endsOn"
    from school_quarter q group by q.quarter_id order by q.quarter_id`.execute(db)
  return rows
}

export type HolidayRow = {
  startsOn: string
  endsOn: string
  name: Named
  kind: DayOffKind
  parallels: number[] | null
}

/** The country's and a school's days without lessons that touch a stretch, both ends included. */
export async function holidaysBetween(
  db: Db,
  schoolId: number | null,
  from: string,
  to: string,
): Promise<HolidayRow[]> {
  const { rows } =
    await sql<HolidayRow>`select h.starts_on as "startsOn", h.ends_on as "endsOn", h.name, h.kind, h.parallels
    from holiday h
    where (h.school_id is null or h.school_id = ${schoolId}) and h.starts_on <= ${to}::date and h.ends_on >= ${from}::date
    order by h.starts_on, h.id limit 400`.execute(db)
  return rows
}

type KnownContacts = { id: number; name: Named; address: string; phone: string; email: string; site: string }

/** The schools of a person's places and of their children. */
export async function schoolsAround(db: Db, personId: number): Promise<KnownContacts[]> {
  const { rows } = await sql<KnownContacts>`
    with mine as (select u.id, u.school_id from placement u where u.person_id = ${personId} and u.archived_at is null)
    select s.id, s.name, s.address, s.phone, s.email, s.site from school s
    where s.id in (select m.school_id from mine m) or s.id in (
      select c.school_id from mine m
      join family_tie b on b.parent_id = m.id
      join placement c on c.id = b.student_id and c.archived_at is null)
    order by s.id limit 100`.execute(db)
  return rows
}

/** The sign-ins that the seed of the demo school wrote down. */
export async function demoSignIns(db: Db): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select t.value from setting t where t.name = 'demo-sign-ins'`.execute(
    db,
  )
  return rows[0]?.value ?? []
}

/** The file of a school's logo; null while it has none. */
export async function logoOf(db: Db, schoolId: number): Promise<string | null> {
  const { rows } = await sql<{ file: string | null }>`select s.logo_file as file from school s
    where s.id = ${schoolId}`.execute(db)
  return rows[0]?.file ?? null
}

export type KnownSchool = { id: number; bin: string; name: Named }

/** The schools whose id or BIN is the text, or whose name in any language is or holds it; the exact ones first. */
export async function schoolsCalled(db: Db, text: string): Promise<(KnownSchool & { isExact: boolean })[]> {
  const { rows } = await sql<KnownSchool & { isExact: boolean }>`
    select s.id, s.bin, s.name,
      s.id::text = ${text} or s.bin = ${text} or exists (select from jsonb_each_text(s.name) n
        where lower(n.value) = lower(${text})) as "isExact"
    from school s
    where s.id::text = ${text} or s.bin = ${text} or exists (select from jsonb_each_text(s.name) n
      where strpos(lower(n.value), lower(${text})) > 0)
    order by "isExact" desc, s.id limit 20`.execute(db)
  return rows
}
