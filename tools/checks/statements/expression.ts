import { branchOf, listOf, textOf } from '../../../server/src/platform/testing/tenancy/tree.ts'

/** Whether a column can be null: only what is certain is said. */
export type Verdict = 'never' | 'may' | 'unknown'

/** The columns of a query by name. */
export type Columns = ReadonlyMap<string, Verdict>

/** A table or query under a name in `from`. */
export type Source = {
  alias: string
  columns: Columns
  tiedTo: (column: string) => readonly string[]
  isOuter: boolean
}

/** Where an expression stands: what it may name, and what a condition spoke about already. */
export type Scope = {
  sources: readonly Source[]
  /** Columns by name and aliases that a condition mentions: rows without them may be gone. */
  mentioned: ReadonlySet<string>
  /** The columns of a query inside. */
  inner: (query: unknown) => Columns
  isGrouped: boolean
}

const counting = new Set(['count', 'row_number', 'rank', 'dense_rank'])
const building = new Set([
  'jsonb_build_object',
  'json_build_object',
  'jsonb_build_array',
  'now',
  'gen_random_uuid',
  'concat',
])
/** Over no rows they give null. */
const gathering = new Set(
  'max min sum avg array_agg string_agg jsonb_agg json_agg jsonb_object_agg bool_or bool_and every mode'.split(' '),
)
/** They give null for null, and for nothing else. */
const strict = new Set(
  'lower upper trim btrim to_char date_trunc round floor ceil abs length cardinality to_jsonb'.split(' '),
)
const strictOperators = new Set(['+', '-', '*', '/', '%', '=', '<>', '<', '>', '<=', '>=', '||', '~~', '~~*'])

/** One that may be null makes the whole so; all that never are make it never so. */
export function either(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('may')) return 'may'
  return verdicts.includes('unknown') ? 'unknown' : 'never'
}

/** A column, as `alias.column` or alone. */
export function ofColumn(names: readonly string[], { sources, mentioned }: Scope): Verdict {
  const [column = '', alias] = [...names].reverse()
  const found = sources.filter((one) => (alias ? one.alias === alias : one.columns.has(column)))
  const source = found[0]
  const isAmbiguous = found.length !== 1 || (!alias && sources.some(({ columns }) => columns.size === 0))
  if (!source || isAmbiguous) return 'unknown'
  const verdict = source.columns.get(column) ?? 'unknown'
  if (source.isOuter) return mentioned.has(source.alias) ? 'unknown' : 'may'
  // A condition on it, or on what a check of the table ties it to, may leave only rows that have it.
  const isSettled = [column, ...source.tiedTo(column)].some((one) => mentioned.has(one))
  return verdict === 'may' && isSettled ? 'unknown' : verdict
}

/** Whether an expression can be null. */
export function judge(node: unknown, scope: Scope): Verdict {
  const [kind, body] = Object.entries(branchOf(node))[0] ?? []
  const it = branchOf(body)
  const all = (list: unknown) => listOf(list).map((each) => judge(each, scope))
  switch (kind) {
    case 'ColumnRef':
      return ofColumn(
        listOf(it.fields).map((field) => textOf(branchOf(branchOf(field).String).sval)),
        scope,
      )
    case 'A_Const':
      return it.isnull === true ? 'may' : 'never'
    case 'TypeCast':
      return judge(it.arg, scope)
    case 'NullTest':
    case 'BooleanTest':
    case 'A_ArrayExpr':
    case 'SQLValueFunction':
      return 'never'
    case 'CoalesceExpr':
    case 'MinMaxExpr':
      return leastOf(all(it.args))
    case 'CaseExpr':
      return either([
        ...listOf(it.args).map((one) => judge(branchOf(branchOf(one).CaseWhen).result, scope)),
        it.defresult === undefined ? 'may' : judge(it.defresult, scope),
      ])
    case 'BoolExpr':
      return all(it.args).every((one) => one === 'never') ? 'never' : 'unknown'
    case 'A_Expr':
      return ofOperator(it.kind, nameIn(it.name), [judge(it.lexpr, scope), judge(it.rexpr, scope)])
    case 'SubLink':
      return ofQuery(textOf(it.subLinkType), it.subselect, scope)
    case 'FuncCall':
      return ofFunction(it, all(it.args), scope)
    default:
      return 'unknown'
  }
}

/** Null only where all are. */
function leastOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('never')) return 'never'
  return verdicts.includes('unknown') ? 'unknown' : 'may'
}

function ofOperator(kind: unknown, name: string, sides: readonly Verdict[]): Verdict {
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return 'never'
  if (kind === 'AEXPR_NULLIF') return 'may'
  return kind === 'AEXPR_OP' && strictOperators.has(name) ? either(sides) : 'unknown'
}

function ofQuery(kind: string, query: unknown, scope: Scope): Verdict {
  if (kind === 'EXISTS_SUBLINK' || kind === 'ARRAY_SUBLINK') return 'never'
  if (kind !== 'EXPR_SUBLINK') return 'unknown'
  const { targetList, groupClause, havingClause, fromClause, whereClause } = branchOf(branchOf(query).SelectStmt)
  const isGathered = gathers(targetList) && !groupClause && !havingClause
  const column = [...scope.inner(query).values()][0] ?? 'unknown'
  // What finds its row by a key that always leads somewhere is never null: nothing of it can be seen here.
  return column === 'may' || isGathered || (!fromClause && !whereClause) ? column : 'unknown'
}

/** Whether a query makes one row of all it finds. */
function gathers(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(gathers)
  return Object.entries(branchOf(node)).some(([kind, body]) => {
    const { funcname, over } = branchOf(body)
    const isGathering =
      kind === 'FuncCall' && !over && (nameIn(funcname) === 'count' || gathering.has(nameIn(funcname)))
    return isGathering || (kind !== 'SubLink' && gathers(body))
  })
}

const nameIn = (names: unknown) => textOf(branchOf(branchOf(listOf(names).at(-1)).String).sval)

function ofFunction(call: Readonly<Record<string, unknown>>, given: readonly Verdict[], scope: Scope): Verdict {
  const name = nameIn(call.funcname)
  if (counting.has(name) || building.has(name)) return 'never'
  if (strict.has(name)) return either(given)
  if (!gathering.has(name)) return 'unknown'
  if (call.agg_filter !== undefined) return 'may'
  if (call.over !== undefined) return 'unknown'
  return scope.isGrouped ? 'unknown' : 'may'
}
