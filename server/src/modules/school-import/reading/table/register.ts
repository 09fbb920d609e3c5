import type { RowRef } from './report.ts'

/** One part of a natural key: read well, or only as the text that stands in a refused row. */
export type KeyPart = { value: string } | { raw: string }

/** What a row that was refused is known by, so that rows which name it are its consequence and not new mistakes. */
type RefusedKey = { parts: readonly KeyPart[]; cause: RowRef; alsoIs?: ((wanted: string) => boolean) | undefined }

/** The records of a sheet by natural key. */
export type Register = {
  /** The place that stops every reference: the sheet is absent or stopped. */
  closed: RowRef | null
  good: Map<string, number>
  /** Refused rows whose key could be read. */
  refused: Map<string, RowRef>
  /** Refused rows whose key could be read in part or not at all. */
  unclear: RefusedKey[]
  /** How many more times a reference may be compared with an unclear key. */
  comparisons: number
  /** Set when a reference met a closed register. */
  missed: boolean
}

export type Resolved = { row: number } | { cause: RowRef } | null

const separator = '\u0001'
export const keyOf = (...parts: readonly (string | number | null)[]): string =>
  parts.map((part) => part ?? '').join(separator)

/** The key's text when each of its parts was read. */
export function fullKey(parts: readonly KeyPart[]): string | null {
  const values = parts.flatMap((part) => ('value' in part ? [part.value] : []))
  return values.length === parts.length ? keyOf(...values) : null
}

/** The keys of the rows that stand, each as one text. */
export const labelsIn = ({ good }: Register): string[] => [...good.keys()].map((key) => key.replaceAll(separator, ''))

/** A file full of broken keys must not keep the reader busy for minutes. */
const mostComparisons = 100_000

export const newRegister = (closed: RowRef | null = null): Register => ({
  closed,
  good: new Map(),
  refused: new Map(),
  unclear: [],
  comparisons: mostComparisons,
  missed: false,
})

/** Remembers a refused row by whatever is known of its key. */
export function refuse({ refused, unclear }: Register, key: RefusedKey): void {
  const text = fullKey(key.parts)
  if (text === null) unclear.push(key)
  else if (!refused.has(text)) refused.set(text, key.cause)
}

/** Whether two texts are one typing slip apart: up to two letters wrong, missing, extra or swapped. */
export function isNear(left: string, right: string): boolean {
  const allowed = Math.min(left.length, right.length) >= 8 ? 2 : 1
  if (Math.abs(left.length - right.length) > allowed || !left || !right) return false
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let at = 1; at <= left.length; at++) {
    const next = [at]
    for (let other = 1; other <= right.length; other++) {
      const same = left[at - 1] === right[other - 1]
      const swapped = at > 1 && other > 1 && left[at - 1] === right[other - 2] && left[at - 2] === right[other - 1]
      const steps = [(row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1, (row[other - 1] ?? 0) + (same ? 0 : 1)]
      next.push(Math.min(...steps, ...(swapped ? [(before[other - 2] ?? 0) + 1] : [])))
    }
    before = row
    row = next
  }
  return (row[right.length] ?? allowed + 1) <= allowed
}

function isMeant({ parts, alsoIs }: RefusedKey, wanted: readonly string[]): boolean {
  const sure = parts.some((part, at) => 'value' in part && part.value === wanted[at])
  const all = parts.every((part, at) => {
    const text = wanted[at] ?? ''
    if ('value' in part) return part.value === text
    return sure || part.raw === text || isNear(part.raw, text) || (alsoIs?.(text) ?? false)
  })
  return all && parts.length === wanted.length
}

/** Finds a record by its key: it stands, or it does not for a reason that is already reported, or nobody knows it (null). */
export function resolve(register: Register, ...wanted: readonly (string | number | null)[]): Resolved {
  const key = keyOf(...wanted)
  const row = register.good.get(key)
  if (row !== undefined) return { row }
  if (register.closed) {
    register.missed = true
    return { cause: register.closed }
  }
  const cause = register.refused.get(key)
  if (cause) return { cause }
  const texts = wanted.map((part) => String(part ?? ''))
  for (const unclear of register.unclear) {
    if (register.comparisons-- <= 0) break
    if (isMeant(unclear, texts)) return { cause: unclear.cause }
  }
  return null
}
