/**
 * JSON written in SQL with `||`, piece by piece. For hot reads: measured on a week of 24 lessons it takes PostgreSQL half
 * the time of `json_build_object` and a fifth less than `concat()`, which look up the type of every argument each time.
 */
type Piece = { text: string } | { sql: string }
export type Json = readonly Piece[]

/** A number, or JSON that stands in a column. Must not be null. */
export const bare = (sql: string): Json => [{ sql }]

/** What needs no escaping: ids, dates, words of our own. Must not be null. */
export const plain = (sql: string): Json => [{ text: '"' }, { sql }, { text: '"' }]

export const object = (fields: Record<string, Json>): Json => [
  ...Object.entries(fields).flatMap(([name, value], index): Piece[] => [
    { text: `${index === 0 ? '{' : ','}"${name}":` },
    ...value,
  ]),
  { text: '}' },
]

/** The SQL expression that makes the text; null as soon as one piece is. */
export function concat(json: Json): string {
  const parts: string[] = []
  let text = ''
  for (const piece of json) {
    if ('text' in piece) text += piece.text
    else {
      if (text) parts.push(`'${text}'`)
      text = ''
      parts.push(`(${piece.sql})::text`)
    }
  }
  if (text) parts.push(`'${text}'`)
  return `(${parts.join(' || ')})`
}

/** dd.MM.yyyy of a date. */
export const dotted = (column: string): string => `to_char(${column}::timestamp, 'DD.MM.YYYY')`

/** HH:mm of a time. */
export const clock = (column: string): string => `left(${column}::text, 5)`
