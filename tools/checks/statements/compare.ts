import type { Given } from './describe.ts'
import type { Columns } from './expression.ts'
import type { Kind, Shape } from './shape.ts'

/** What a statement gives, what of it can be null, and what was null in a test. */
export type Seen = { columns: readonly Given[]; nullables: Columns; empty: ReadonlySet<string> }

/** The row that code reads. A helper that takes any query may get more than its caller reads: then it is wide. */
export type Reading = { columns: ReadonlyMap<string, Shape>; isWide: boolean }

const inJson = new Set<Kind>(['number', 'string', 'boolean', 'list', 'object', 'any'])

/** Where the row of a statement is not what its type promises; each as the second half of a sentence. */
export function disagreements({ columns: row, isWide }: Reading, { columns, nullables, empty }: Seen): string[] {
  const given = new Map(columns.map((column) => [column.name, column]))
  const twice = columns.filter((column) => given.get(column.name) !== column)
  return [
    ...twice.map(({ name }) => `${name} is given twice`),
    ...[...row].flatMap(([name, shape]) => (given.has(name) || shape.mayBeMissing ? [] : [`${name} is not given`])),
    ...[...given].flatMap(([name, column]) => {
      const shape = row.get(name)
      if (!shape) return isWide ? [] : [`${name} is given and no type names it`]
      const isNull = empty.has(name) ? 'was null' : nullables.get(name) === 'may' ? 'can be null' : null
      return [
        ...(fits(column.kind, shape, column.members)
          ? []
          : [`${name} is ${told(column)}, not ${[...shape.kinds].join(' or ')}`]),
        ...(isNull && !shape.mayBeEmpty ? [`${name} ${isNull}, and its type says that it cannot`] : []),
      ]
    }),
  ]
}

const told = ({ kind, members }: Given) => (kind === 'list' ? `a list of ${members}` : kind)

function fits(kind: Given['kind'], shape: Shape, members: Given['members']): boolean {
  if (shape.kinds.has('any') || kind === 'any') return true
  if (kind === 'json') return [...shape.kinds, ...shape.within].every((one) => inJson.has(one))
  if (!shape.kinds.has(kind)) return shape.kinds.size === 0
  return kind !== 'list' || members === null || shape.members === null || fits(members, shape.members, null)
}
