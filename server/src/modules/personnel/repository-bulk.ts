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
}

/** People by IIN: the known keep their names, the new ones are added. Answers the person id of every IIN. */
export async function storePeople(db: Db, people: readonly NewPerson[]): Promise<Map<string, number>> {
  await sql`insert into person (iin, surname, firstname, patronymic, sex, born_on, phone)
    select p.iin, p.surname, p.firstname, p.patronymic, p.sex, p."bornOn", p.phone
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as p(iin text, surname text, firstname text, patronymic text, sex text, "bornOn" date, phone text)
    on conflict (iin) do nothing`.execute(db)
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
}

/** Places of people by person, role and school; answers the user id of `personId:role`. */
export async function storePlaces(db: Db, places: readonly NewPlace[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; personId: number; role: string }>`
    insert into app_user (person_id, school_id, role, subrole, position_id, region_id, department_id)
    select p."personId", p."schoolId", p.role, p.subrole, p."positionId", p."regionId", p."departmentId"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p("personId" int, "schoolId" int, role text, subrole text,
      "positionId" smallint, "regionId" smallint, "departmentId" int)
    on conflict on constraint app_user_place do update set subrole = coalesce(excluded.subrole, app_user.subrole)
    returning app_user.id, app_user.person_id as "personId", app_user.role`.execute(db)
  return new Map(rows.map(({ id, personId, role }) => [`${personId}:${role}`, id]))
}
