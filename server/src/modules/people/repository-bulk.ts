import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type NewPerson = {
  iin: string
  surname: string
  firstname: string
  patronymic: string
  sex: 'm' | 'w'
  bornOn: string | null
  phone: string | null
  /** Belongs to others: nothing is written over, not even what lacks. */
  isOthers?: boolean
}

/**
 * People by IIN: the known keep their names and get what they lack, the new ones are added. Answers the person id of every
 * IIN. They are stored in one order, so that two imports that share parents wait for each other and never in a circle.
 */
export async function storePeople(db: Db, people: readonly NewPerson[]): Promise<Map<string, number>> {
  const list = JSON.stringify(people)
  await sql`insert into person (iin, surname, firstname, patronymic, sex, born_on, phone)
    select p.iin, p.surname, p.firstname, p.patronymic, p.sex, p."bornOn", p.phone
    from jsonb_to_recordset(${list}::jsonb)
      as p(iin text, surname text, firstname text, patronymic text, sex text, "bornOn" date, phone text)
    order by p.iin
    on conflict (iin) do nothing`.execute(db)
  await sql`update person set phone = coalesce(person.phone, p.phone), born_on = coalesce(person.born_on, p."bornOn")
    from jsonb_to_recordset(${list}::jsonb) as p(iin text, "bornOn" date, phone text, "isOthers" boolean)
    where person.iin = p.iin and p."isOthers" is not true and ((person.phone is null and p.phone is not null)
      or (person.born_on is null and p."bornOn" is not null))`.execute(db)
  const iins = people.map(({ iin }) => iin)
  const { rows } = await sql<{
    id: number
    iin: string
  }>`select person.id, person.iin from person where person.iin = any(${iins}::text[])`.execute(db)
  return new Map(rows.map(({ id, iin }) => [iin, id]))
}

export type NewPlace = {
  personId: number
  schoolId: number | null
  role: string
  subrole: string | null
  positionId: number | null
  regionId?: number | null
  departmentId?: number | null
  /** Opens nothing until the person has agreed. */
  waiting?: boolean
}

/**
 * Places of people by person, role and school; an archived one is opened again, but for those that wait for their person.
 * Answers the user id of `personId:role`.
 */
export async function storePlaces(db: Db, places: readonly NewPlace[]): Promise<Map<string, number>> {
  const list = JSON.stringify(places)
  await sql`insert into app_user
      (person_id, school_id, role, subrole, position_id, region_id, department_id, waiting, archived_at)
    select p."personId", p."schoolId", p.role, p.subrole, p."positionId", p."regionId", p."departmentId",
      coalesce(p.waiting, false), case when p.waiting then now() end
    from jsonb_to_recordset(${list}::jsonb) as p("personId" int, "schoolId" int, role text, subrole text,
      "positionId" smallint, "regionId" smallint, "departmentId" int, waiting boolean)
    order by p."personId", p.role
    on conflict on constraint app_user_place do nothing`.execute(db)
  await sql`update app_user set waiting = coalesce(p.waiting, false),
      archived_at = case when p.waiting then app_user.archived_at end,
      placed_at = case when p.waiting then app_user.placed_at else now() end
    from jsonb_to_recordset(${list}::jsonb) as p("personId" int, "schoolId" int, role text, waiting boolean)
    where app_user.person_id = p."personId" and app_user.role = p.role
      and app_user.school_id is not distinct from p."schoolId" and app_user.archived_at is not null`.execute(db)
  const { rows } = await sql<{ id: number; personId: number; role: string }>`
    select u.id, u.person_id as "personId", u.role
    from jsonb_to_recordset(${list}::jsonb) as p("personId" int, "schoolId" int, role text)
    join app_user u on u.person_id = p."personId" and u.role = p.role
    where u.school_id is not distinct from p."schoolId"`.execute(db)
  return new Map(rows.map(({ id, personId, role }) => [`${personId}:${role}`, id]))
}

/**
 * Makes group leads of the teachers of a school who lead a group, and plain teachers of those who no longer do. A teacher
 * with another subrole keeps it (S-ROLE-1), other posts have none.
 */
export async function storeLeads(db: Db, schoolId: number, leadIds: readonly number[]): Promise<void> {
  await sql`update app_user set subrole = 'group-lead'
    where app_user.school_id = ${schoolId} and app_user.role = 'teacher' and app_user.subrole is null
      and app_user.id = any(${leadIds}::int[])`.execute(db)
  await sql`update app_user set subrole = null
    where app_user.school_id = ${schoolId} and app_user.subrole = 'group-lead'
      and app_user.id <> all(${leadIds}::int[])`.execute(db)
}
