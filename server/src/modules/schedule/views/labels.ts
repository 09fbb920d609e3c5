// SQL texts; each names the row it is made of.

/** `101 - Физика`, or the number alone. The row is `c`. */
export const cabinetLabel = `c.number || case when c.name = '' then '' else ' - ' || c.name end`

/** The name of a subgroup, else its number. The row is `sg`. */
export const subgroupLabel = `coalesce(nullif(sg.name, ''), sg.number::text)`

/** Surname and initials. The row of the person is `p`. */
export const personLabel = `p.surname || ' ' || left(p.firstname, 1) || '.'
  || case when p.patronymic = '' then '' else ' ' || left(p.patronymic, 1) || '.' end`
