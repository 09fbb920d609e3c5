import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = {
  places: readonly string[]
  placesWere: readonly unknown[]
  people: readonly string[]
  peopleWere: readonly unknown[]
}

/** Removes places and people that were made; others get back what they held. */
export async function takeBackPeople(
  db: Db,
  schoolId: number,
  { places, placesWere, people, peopleWere }: Taken,
): Promise<void> {
  await sql`delete from app_user
    where (school_id = ${schoolId} or school_id is null) and id = any(${places}::int[])`.execute(db)
  await sql`update app_user set archived_at = w.archived_at, placed_at = w.placed_at, subrole = w.subrole,
      waiting = coalesce(w.waiting, false)
    from jsonb_to_recordset(${JSON.stringify(placesWere)}::jsonb)
      as w(id int, archived_at timestamptz, placed_at timestamptz, subrole text, waiting boolean)
    where (app_user.school_id = ${schoolId} or app_user.school_id is null) and app_user.id = w.id`.execute(db)
  await sql`delete from person where id = any(${people}::int[])`.execute(db)
  await sql`update person set iin = w.iin, surname = w.surname, firstname = w.firstname, patronymic = w.patronymic,
      phone = w.phone, born_on = w.born_on, version = person.version + 1
    from jsonb_to_recordset(${JSON.stringify(peopleWere)}::jsonb) as w(id int, iin text,
      surname text, firstname text, patronymic text, phone text, born_on date)
    where person.id = w.id`.execute(db)
}
