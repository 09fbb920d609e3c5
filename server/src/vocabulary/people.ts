// How people are named, as SQL texts of a row of `person`.

/** Surname, first name and patronymic. */
export const fullName = (row: string): string =>
  `concat_ws(' ', ${row}.surname, ${row}.firstname, nullif(${row}.patronymic, ''))`

/** Surname and first name. */
export const personName = (row: string): string => `concat_ws(' ', ${row}.surname, ${row}.firstname)`

/** Surname and initials, for the cells of a timetable. */
export const initials = (row: string): string => `${row}.surname || ' ' || left(${row}.firstname, 1) || '.'
  || case when ${row}.patronymic = '' then '' else ' ' || left(${row}.patronymic, 1) || '.' end`
