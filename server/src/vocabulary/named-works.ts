// What a theme names, as SQL text: a text that may be the uuid of a work, an id of older rows, or nothing.

/** The uuid that a text is, else null: compared as a uuid, so that the index of the other side is used. */
export const uuidIn = (text: string): string =>
  `case when ${text} ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then (${text})::uuid end`
