import type { Named } from '@qalam/contract/kernel/languages.ts'
import { schoolBlocked } from '@qalam/contract/school-registry/problems.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { SchoolQuarter } from './calendar.ts'
import type { SchoolHoliday } from './days-off.ts'

export { breaksBetween } from './days-off.ts'

export type NewSchool = {
  /** Given only where the id itself has a meaning (school 50000). */
  id?: number
  bin: string
  name: Named
  address: string
  regionId: number
  departmentId: number | null
  type: string
  defaultLanguage: string
}

/** The school of a BIN: the known one with its data brought up to date, or a new one. */
export async function storeSchool(db: Db, school: NewSchool): Promise<number> {
  const values = {
    bin: school.bin,
    name: JSON.stringify(school.name),
    address: school.address,
    region_id: school.regionId,
    department_id: school.departmentId,
    type: school.type,
    default_language: school.defaultLanguage,
  }
  const row = await db
    .insertInto('school')
    .values({ ...values, ...(school.id !== undefined && { id: school.id }) })
    // A workbook that names no district says nothing about it.
    .onConflict((conflict) =>
      conflict.column('bin').doUpdateSet((stands) => ({
        ...values,
        department_id: school.departmentId ?? stands.ref('school.department_id'),
      })),
    )
    .returning('school.id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A school that there was not; its BIN is refused where another has it. */
export async function addSchool(db: Db, { name, ...school }: NewSchool): Promise<number> {
  const { regionId, departmentId, defaultLanguage, ...rest } = school
  const row = await db
    .insertInto('school')
    .values({
      ...rest,
      name: JSON.stringify(name),
      region_id: regionId,
      department_id: departmentId,
      default_language: defaultLanguage,
    })
    .returning('school.id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Closes a school at a moment, or opens it (null); whether that changed anything. */
export async function setBlocked(db: Db, schoolId: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('school')
    .set({ blocked_at: at })
    .where('id', '=', schoolId)
    .where('blocked_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Nothing is begun in a school that the platform closed, by parents either, who belong to no school and so sign in. */
export async function refuseClosed(db: Db, schoolId: number): Promise<void> {
  const row = await db
    .selectFrom('school')
    .select('school.id')
    .where('school.id', '=', schoolId)
    .where('school.blocked_at', 'is not', null)
    .executeTakeFirst()
  if (row) throw schoolBlocked()
}

type Card = { name: Named; address: string; phone: string; email: string; site: string }

/** What a school is called and how it is reached. */
export async function setCard(db: Db, schoolId: number, { name, ...rest }: Card): Promise<void> {
  await db
    .updateTable('school')
    .set({ name: JSON.stringify(name), ...rest })
    .where('id', '=', schoolId)
    .execute()
}

/** The file of a school's logo, or none; the one before is held by nothing any more, and is swept. */
export async function setLogo(db: Db, schoolId: number, logo_file: string | null): Promise<void> {
  await db.updateTable('school').set({ logo_file }).where('id', '=', schoolId).execute()
}

type Flags = { editSchedule: boolean; groupLoadEdit: boolean; teacherEdit: boolean }

/** What the school lets its people do. */
export async function setFlags(
  db: Db,
  schoolId: number,
  { editSchedule, groupLoadEdit, teacherEdit }: Flags,
): Promise<void> {
  await db
    .updateTable('school')
    .set({ edit_schedule: editSchedule, group_load_edit: groupLoadEdit, teacher_edit: teacherEdit })
    .where('id', '=', schoolId)
    .execute()
}

/** For how many hours a new mark is kept from families. */
export async function setMarkNotice(db: Db, schoolId: number, hours: number): Promise<void> {
  await db.updateTable('school').set({ mark_notice_hours: hours }).where('id', '=', schoolId).execute()
}

/** The quarters of a school's academic year; the ones it has already are kept. */
export async function storeQuarters(
  db: Db,
  schoolId: number,
  quarters: readonly SchoolQuarter[],
): Promise<SchoolQuarter[]> {
  await sql`insert into school_quarter (school_id, quarter_id, starts_on, ends_on)
    select ${schoolId}, q.id, q."startsOn", q."endsOn"
    from jsonb_to_recordset(${JSON.stringify(quarters)}::jsonb) as q(id int, "startsOn" date, "endsOn" date)
    on conflict (school_id, quarter_id) do nothing`.execute(db)
  const ids = quarters.map(({ id }) => id)
  const rows = await db
    .selectFrom('school_quarter')
    .select(['quarter_id', 'starts_on', 'ends_on'])
    .where('school_id', '=', schoolId)
    .where('quarter_id', 'in', ids)
    .orderBy('quarter_id')
    .execute()
  return rows.map(({ quarter_id, starts_on, ends_on }) => ({ id: quarter_id, startsOn: starts_on, endsOn: ends_on }))
}

/** The days off of a school's academic year; a year that has some keeps them: the school may have changed them since. Answers the new ones. */
export async function storeHolidays(
  db: Db,
  schoolId: number,
  year: number,
  holidays: readonly SchoolHoliday[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`insert into holiday (school_id, starts_on, ends_on, name, parallels, kind)
    select ${schoolId}, h."startsOn", h."endsOn", h.name, h.parallels, h.kind
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb) as h("startsOn" date, "endsOn" date, name jsonb,
      parallels smallint[], kind text)
    where not exists (select from holiday k where k.school_id = ${schoolId}
      and k.starts_on >= make_date(${year}, 8, 1) and k.starts_on < make_date(${year} + 1, 8, 1))
    on conflict on constraint holiday_once do nothing returning id`.execute(db)
  return rows.map(({ id }) => id)
}
