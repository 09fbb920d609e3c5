import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

export type WrittenPerson = {
  person: number
  iin: string
  surname: string
  firstname: string
  patronymic: string
  bornOn: string | null
  phone: string | null
  /** A director or an administrator of the school. */
  isHead: boolean
}

/** What is written of those among some IINs who have a place in a school, or a child. */
export async function writtenOf(db: Db, schoolId: number, iins: readonly string[]): Promise<WrittenPerson[]> {
  const { rows } = await sql<WrittenPerson>`select p.id as person, p.iin, p.surname, p.firstname, p.patronymic,
      p.born_on::text as "bornOn", p.phone,
      exists (select from placement h where h.person_id = p.id and h.school_id = ${schoolId}
        and h.role in ('director', 'admin')) as "isHead"
    from known_person p where p.iin = any(${iins}::text[])
      and (exists (select from placement u where u.person_id = p.id and u.school_id = ${schoolId})
        or exists (select from placement u join family_tie b on b.parent_id = u.id and b.school_id = ${schoolId}
          where u.person_id = p.id))`.execute(db)
  return rows
}

/** Who of a school wrote which field of some people by hand last, by `person column`. */
export async function editedFields(
  db: Db,
  schoolId: number,
  people: readonly number[],
): Promise<Map<string, { by: string; at: Date }>> {
  const { rows } = await sql<{ person: number; field: string; by: string; at: Date }>`select e.person_id as person,
      e.field, ${sql.raw(fullName('u'))} as by, e.at
    from person_edit e join placed_person u on u.school_id = e.school_id and u.id = e.by_user_id
    where e.school_id = ${schoolId} and e.person_id = any(${people}::int[])`.execute(db)
  return new Map(rows.map(({ person, field, by, at }) => [`${person} ${field}`, { by, at }]))
}
