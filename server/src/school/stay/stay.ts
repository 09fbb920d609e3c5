// When somebody is where they belong, as SQL texts. Days are half open: `since` is the first, `until` the first after them,
// and null where there is no end. The day is an expression of the statement, never a text of a person.

/** Whether a stay, or a time in a half, holds a day. */
export const onDay = (stay: string, day: string): string =>
  `${stay}.since <= ${day} and (${stay}.until is null or ${stay}.until > ${day})`

/** Whether it is not over on a day: it goes on, or is to come. */
export const notOver = (stay: string, day: string): string => `(${stay}.until is null or ${stay}.until > ${day})`
