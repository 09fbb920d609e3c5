import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type OfSchool = {
  person: number
  iin: string | null
  surname: string
  firstname: string
  patronymic: string
  bornOn: string
  label: string
  isArchived: boolean
  /** A director or an administrator of the school. */
  isHead: boolean
}

/** Which of some IINs somebody has. */
export async function knownIins(db: Db, iins: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{
    iin: string
  }>`select p.iin from known_person p where p.iin = any(${iins}::text[])`.execute(db)
  return new Set(rows.map(({ iin }) => iin))
}

/** People of a school who were born on one of some days, the archived ones and the parents of its students too. */
export async function bornOn(db: Db, schoolId: number, days: readonly string[]): Promise<OfSchool[]> {
  const { rows } = await sql<OfSchool>`
    with place as (
      select u.person_id, u.role, u.archived_at is not null as is_archived, u.id as student_id from placement u
        where u.school_id = ${schoolId}
      union all
      select u.person_id, u.role, u.archived_at is not null, b.student_id from family_tie b
        join placement u on u.id = b.parent_id where b.school_id = ${schoolId})
    select p.id as person, p.iin, p.surname, p.firstname, p.patronymic, p.born_on::text as "bornOn",
      coalesce(string_agg(distinct g.parallel || g.letter, ', '), '') as label,
      bool_and(place.is_archived) as "isArchived", bool_or(place.role in ('director', 'admin')) as "isHead"
    from place join known_person p on p.id = place.person_id
    left join lateral (select e.group_id from class_stay e where e.school_id = ${schoolId} and e.student_id = place.student_id
      order by e.until is not null, e.since desc limit 1) stay on true
    left join school_class g on g.school_id = ${schoolId} and g.id = stay.group_id
    where p.born_on = any(${days}::date[])
    group by p.id, p.iin, p.surname, p.firstname, p.patronymic, p.born_on order by p.surname, p.firstname, p.id`.execute(
    db,
  )
  return rows
}
