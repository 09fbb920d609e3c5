// What things of the school are called, as SQL texts: below the modules, so that a thing has one name everywhere.

/** Parallel, letter and faculty in small letters (C-GROUP-4), of a row of `study_group`; as `groupLabel` of the contract. */
export const groupLabel = (row: string): string =>
  `${row}.parallel || ${row}.letter || coalesce(lower(${row}.faculty), '')`
