import { type RawBuilder, sql } from 'kysely'

type Text = RawBuilder<string>

/** `101 - Физика`, or the number alone. The row is `c`. */
export const cabinetLabel: Text = sql`c.number || case when c.name = '' then '' else ' - ' || c.name end`

/** Parallel, letter and faculty in lower case (C-GROUP-4). The row is `g`. */
export const groupLabel: Text = sql`g.parallel || g.letter || coalesce(lower(g.faculty), '')`

/** The name of a subgroup, else its number. The row is `sg`. */
export const subgroupLabel: Text = sql`coalesce(nullif(sg.name, ''), sg.number::text)`

/** Surname and initials. The row of the person is `p`. */
export const personLabel: Text = sql`p.surname || ' ' || left(p.firstname, 1) || '.'
  || case when p.patronymic = '' then '' else ' ' || left(p.patronymic, 1) || '.' end`

/** A user's `{ id, label }`, looked up only where there is one. */
export const userRef = (column: RawBuilder<unknown>) => sql`case when ${column} is not null then (
  select json_build_object('id', u.id, 'label', ${personLabel})
  from app_user u join person p on p.id = u.person_id where u.id = ${column}) end`

export const dotted = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'DD.MM.YYYY')`
export const clock = (column: RawBuilder<unknown>) => sql`left(${column}::text, 5)`
