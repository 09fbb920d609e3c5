import ts from 'typescript'

/** What a value is in the language. */
export type Kind = 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'list' | 'object' | 'any'

/** What a type lets a value be; `within` says what is inside of lists and objects at any depth. */
export type Shape = {
  kinds: ReadonlySet<Kind>
  mayBeEmpty: boolean
  mayBeMissing: boolean
  members: Shape | null
  within: ReadonlySet<Kind>
}

/** What is read of the rows of a statement. An open row has more columns than the call itself knows: its caller names them. */
export type Row = { columns: ReadonlyMap<string, Shape>; isOpen: boolean }

const flags: [ts.TypeFlags, Kind][] = [
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter, 'any'],
]
const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void
const structures = ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Union | ts.TypeFlags.TypeParameter
const unread = ts.TypeFlags.Any | ts.TypeFlags.Unknown
const classes: Readonly<Record<string, Kind>> = { Date: 'date', Buffer: 'bytes', Uint8Array: 'bytes' }

/** How deep the answer of `json_build_object` is looked into. */
const deepest = 4

/**
 * The row that a call promises, as `Promise<QueryResult<Row>>`, `Promise<Row[]>`, `Promise<Row | undefined>` or a page of
 * rows. Null where nobody reads rows.
 */
export function rowOf(checker: ts.TypeChecker, promised: ts.Type): Row | null {
  const answer = checker.getAwaitedType(promised) ?? promised
  const rows = answer.getProperty('rows')
  const many = rows ? checker.getTypeOfSymbol(rows) : answer
  const row = checker.getNonNullableType(memberOf(checker, many) ?? many)
  if (many.flags & unread || (memberOf(checker, many)?.flags ?? 0) & unread) return null
  if (!(row.flags & structures) || /^(Insert|Update|Delete|Merge)Result$/.test(row.getSymbol()?.name ?? '')) return null
  const columns = new Map(
    checker.getPropertiesOfType(row).map((property) => {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional)
      return [property.name, { ...shapeOf(checker, checker.getTypeOfSymbol(property)), mayBeMissing: isOptional }]
    }),
  )
  return { columns, isOpen: columns.size === 0 || isGeneric(row) }
}

/** Whether a part of a type is named by the caller of the function around. */
const isGeneric = (type: ts.Type): boolean =>
  type.isUnionOrIntersection() ? type.types.some(isGeneric) : Boolean(type.flags & ts.TypeFlags.TypeParameter)

const memberOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined =>
  checker.isArrayType(type) || checker.isTupleType(type)
    ? checker.getIndexInfoOfType(type, ts.IndexKind.Number)?.type
    : undefined

function shapeOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): Shape {
  const kinds = new Set<Kind>()
  const within = new Set<Kind>()
  let [mayBeEmpty, members]: [boolean, Shape | null] = [false, null]
  for (const part of type.isUnion() ? type.types : [type]) {
    if (part.flags & nothing) mayBeEmpty = true
    const kind = kindOf(checker, part)
    if (!kind) continue
    kinds.add(kind)
    if (kind === 'any') mayBeEmpty = true
    const member = memberOf(checker, part)
    const inner = member ? [member] : kind === 'object' ? valuesOf(checker, part) : []
    for (const one of depth < deepest ? inner : []) {
      const shape = shapeOf(checker, one, depth + 1)
      if (member) members = shape
      for (const found of [...shape.kinds, ...shape.within]) within.add(found)
    }
  }
  return { kinds, mayBeEmpty, mayBeMissing: false, members, within }
}

const valuesOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type[] =>
  checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property))

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind | null {
  if (type.flags & nothing) return null
  // A branded type, as `string & { brand }`, is what it is made of.
  for (const part of type.isIntersection() ? type.types : [type])
    for (const [flag, kind] of flags) if (part.flags & flag) return kind
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'list'
  return classes[type.getSymbol()?.name ?? ''] ?? 'object'
}
