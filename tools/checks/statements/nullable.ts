import { parseSync } from 'libpg-query'
import { type Branch, branches, branchOf, listOf, textOf } from '../../../server/src/platform/testing/tenancy/tree.ts'
import { type Columns, either, judge, ofColumn, type Scope, type Source, type Verdict } from './expression.ts'

/** The columns of a table: whether each is `not null`, and which others a check of the table ties it to. */
type Table = ReadonlyMap<string, { isRequired: boolean; tiedTo: readonly string[] }>

export type Catalogue = ReadonlyMap<string, Table>

/** The columns of a statement by name. */
export function nullables(text: string, catalogue: Catalogue): Columns {
  const statement = branchOf(branchOf(listOf(branchOf(parseSync(text)).stmts)[0]).stmt)
  return columnsOf(statement, new Map(), catalogue)
}

/** The columns of a query, or of what a change gives back. */
export function columnsOf(statement: Branch, around: ReadonlyMap<string, Columns>, catalogue: Catalogue): Columns {
  const [kind, body] = Object.entries(statement)[0] ?? []
  const query = branchOf(body)
  const clauses = new Map(around)
  for (const one of listOf(branchOf(query.withClause).ctes)) {
    const { ctename, ctequery, aliascolnames } = branchOf(branchOf(one).CommonTableExpr)
    const columns = aliascolnames ? new Map() : columnsOf(branchOf(ctequery), clauses, catalogue)
    clauses.set(textOf(ctename), columns)
  }
  if (kind === 'SelectStmt') return selected(query, clauses, catalogue)
  const changed = { RangeVar: query.relation }
  const from = [...listOf(query.fromClause), ...listOf(query.usingClause)]
  const scope = scopeOf([changed, ...from], [query.whereClause, query.targetList, query.cols], clauses, catalogue)
  const returning = branchOf(query.returningClause).exprs ?? query.returningList
  return targets(listOf(returning), scope)
}

function selected(query: Branch, clauses: ReadonlyMap<string, Columns>, catalogue: Catalogue): Columns {
  if (query.larg !== undefined) {
    const [left, right] = [query.larg, query.rarg].map((side) => columnsOf({ SelectStmt: side }, clauses, catalogue))
    const others = [...(right ?? new Map<string, Verdict>()).values()]
    const isAligned = left?.size === others.length
    const both = (verdict: Verdict, at: number) => (isAligned ? either([verdict, others[at] ?? 'unknown']) : 'unknown')
    return new Map([...(left ?? [])].map(([name, verdict], at) => [name, both(verdict, at)]))
  }
  const scope = scopeOf(listOf(query.fromClause), [query.whereClause, query.havingClause], clauses, catalogue)
  const isGrouped = query.groupClause !== undefined || query.havingClause !== undefined
  return targets(listOf(query.targetList), { ...scope, isGrouped })
}

function targets(list: readonly unknown[], scope: Scope): Columns {
  const columns = new Map<string, Verdict>()
  for (const each of list) {
    const { name, val } = branchOf(branchOf(each).ResTarget)
    const fields = listOf(branchOf(branchOf(val).ColumnRef).fields)
    const names = fields.map((field) => textOf(branchOf(branchOf(field).String).sval))
    if (fields.length > 0 && branchOf(fields.at(-1)).A_Star !== undefined) {
      for (const source of scope.sources.filter(({ alias }) => fields.length === 1 || alias === names[0]))
        for (const column of source.columns.keys()) columns.set(column, ofColumn([source.alias, column], scope))
    } else columns.set(textOf(name) || names.at(-1) || functionIn(val) || `?${columns.size}`, judge(val, scope))
  }
  return columns
}

/** What a column is called that is given no name: after its function. */
const functionIn = (value: unknown) => {
  const cast = branchOf(branchOf(value).TypeCast)
  const { funcname } = branchOf(branchOf(cast.arg ?? value).FuncCall)
  return textOf(branchOf(branchOf(listOf(funcname).at(-1)).String).sval)
}

function scopeOf(
  from: readonly unknown[],
  conditions: unknown[],
  clauses: ReadonlyMap<string, Columns>,
  catalogue: Catalogue,
): Scope {
  const sources: Source[] = []
  const visit = (source: unknown, isOuter: boolean): void => {
    const { RangeVar: table, RangeSubselect: query, JoinExpr: join, ...other } = branchOf(source)
    const alias = textOf(branchOf(branchOf(table ?? query ?? Object.values(other)[0]).alias ?? {}).aliasname)
    if (table !== undefined) {
      const name = textOf(branchOf(table).relname)
      const clause = clauses.get(name)
      const columns = catalogue.get(name)
      const tiedTo = (column: string) => (clause ? [] : (columns?.get(column)?.tiedTo ?? []))
      sources.push({ alias: alias || name, columns: clause ?? verdictsOf(columns), tiedTo, isOuter })
    } else if (query !== undefined) {
      const hasNames = branchOf(branchOf(query).alias).colnames !== undefined
      const columns = hasNames ? new Map() : columnsOf(branchOf(branchOf(query).subquery), clauses, catalogue)
      sources.push({ alias, columns, tiedTo: () => [], isOuter })
    } else if (join === undefined) sources.push({ alias, columns: new Map(), tiedTo: () => [], isOuter })
    else {
      const { jointype, larg, rarg, quals, usingClause } = branchOf(join)
      if (jointype === 'JOIN_INNER' && !isOuter) conditions.push(quals, usingClause)
      visit(larg, isOuter || jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL')
      visit(rarg, isOuter || jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL')
    }
  }
  for (const each of from) visit(each, false)
  const mentioned = new Set(conditions.flatMap((each) => [...branches(each, 'String')].map(({ sval }) => textOf(sval))))
  for (const each of conditions.flatMap((one) => [...branches(one, 'ResTarget')])) mentioned.add(textOf(each.name))
  const inner = (query: unknown) => columnsOf(branchOf(query), clauses, catalogue)
  return { sources, mentioned, inner, isGrouped: false }
}

const verdictsOf = (columns: Table | undefined): Columns =>
  new Map([...(columns ?? [])].map(([column, { isRequired }]) => [column, isRequired ? 'never' : 'may']))
