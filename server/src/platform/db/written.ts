/** dd.MM.yyyy of a date. */
export const dotted = (column: string): string => `to_char(${column}::timestamp, 'DD.MM.YYYY')`

/** HH:mm of a time. */
export const clock = (column: string): string => `left(${column}::text, 5)`
