// What things of the school are called, as SQL texts: below the modules, so that a thing has one name everywhere.

/** Parallel, letter and faculty in small letters (C-GROUP-4), of a row of `study_group`; as `groupLabel` of the contract. */
export const groupLabel = (row: string): string =>
  `${row}.parallel || ${row}.letter || coalesce(lower(${row}.faculty), '')`

/** The name of a subgroup, else its number, of a row of `subgroup`. */
export const subgroupLabel = (row: string): string => `coalesce(nullif(${row}.name, ''), ${row}.number::text)`

/** `101 - Физика`, or the number alone, of a row of `cabinet`. */
export const cabinetLabel = (row: string): string =>
  `${row}.number || case when ${row}.name = '' then '' else ' - ' || ${row}.name end`
