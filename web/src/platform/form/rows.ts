import { useState } from 'react'

type List<Row> = {
  /** The name of the list in its form. */
  name: string
  rows: readonly Row[]
  errors: Readonly<Record<string, string>>
  /** `about` is the path that was changed: complaints about it are gone, those about other rows stay. */
  onChange: (rows: Row[], about: string) => void
}

let made = 0
const newKey = (): string => `row-${(made += 1)}`

/**
 * The rows of a list inside a form. Each has a key that goes with it when it moves, so that focus and half-typed text stay
 * in their row, and takes the complaints about its own fields, the server's among them (`lessons.2.title`).
 */
export function useRows<Row extends object>({ name, rows, errors, onChange }: List<Row>) {
  const [keys, setKeys] = useState<readonly string[]>(() => rows.map(newKey))
  // The list may be replaced from outside: rows that came with that get keys of their own.
  const aligned = rows.map((_, at) => keys[at] ?? newKey())
  if (aligned.length !== keys.length) setKeys(aligned)

  const put = (next: readonly (readonly [string, Row])[], about = name) => {
    setKeys(next.map(([key]) => key))
    onChange(
      next.map(([, row]) => row),
      about,
    )
  }
  const pairs = rows.map((row, at) => [aligned[at] ?? '', row] as const)

  return {
    rows: rows.map((row, at) => ({
      key: aligned[at] ?? '',
      row,
      field: <Field extends keyof Row & string>(field: Field) => ({
        name: `${name}.${at}.${field}`,
        value: row[field],
        error: errors[`${name}.${at}.${field}`],
        onChange: (value: Row[Field]) =>
          put(
            pairs.map((pair, index) => (index === at ? [pair[0], { ...row, [field]: value }] : pair)),
            `${name}.${at}.${field}`,
          ),
      }),
      remove: () => put(pairs.filter((_, index) => index !== at)),
      /** To another place of the list, counted from 0. */
      moveTo: (to: number) => {
        const rest = pairs.filter((_, index) => index !== at)
        put([...rest.slice(0, to), [aligned[at] ?? '', row], ...rest.slice(to)])
      },
    })),
    add: (row: Row) => put([...pairs, [newKey(), row]]),
  }
}
