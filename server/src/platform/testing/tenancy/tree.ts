// What the parser of PostgreSQL answers: branches that are named by their kind, lists and leaves.

export type Branch = Readonly<Record<string, unknown>>

export const branchOf = (value: unknown): Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Branch) : {}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Every branch of a kind, at any depth. */
export function* branches(tree: unknown, kind: string): Generator<Branch> {
  for (const [name, value] of Object.entries(branchOf(tree))) {
    if (name === kind) yield branchOf(value)
    yield* branches(value, kind)
  }
  for (const value of listOf(tree)) yield* branches(value, kind)
}
