import { parseSync } from 'libpg-query'
import { readBeyondSchools } from '../../../beyond-schools.ts'
import { type Branch, branchOf, branches, listOf, textOf } from './tree.ts'

const { tables: tablesBeyondSchools } = await readBeyondSchools()

/** What a table of a school may be found by instead of the school: a parent's children may be in several. */
const foundBy: Readonly<Record<string, string>> = {
  guardian: 'parent_id',
  guardianship: 'parent_id',
  family_tie: 'parent_id',
  invitation: 'person_id',
}

/**
 * The tables of a school that a statement reaches without saying which school. A table is said to be of a school where its
 * `school_id` equals a value, or a column of something else that is: of an outer query, of a table beyond the schools.
 */
export function reachedWithoutSchool(text: string): string[] {
  const tree = parseSync(text)
  const names = new Set([...branches(tree, 'CommonTableExpr')].map((each) => textOf(each.ctename)))
  const isWatched: Watch = ({ relname, schemaname }) => {
    const table = textOf(relname)
    const isCatalogue = schemaname !== undefined || table.startsWith('pg_')
    return !isCatalogue && !names.has(table) && !Object.hasOwn(tablesBeyondSchools, table)
  }
  return [
    ...new Set([...levels(tree)].flatMap((level) => straysOf(level, isWatched)).concat(...insertsOf(tree, isWatched))),
  ]
}

type Watch = (table: Branch) => boolean

/** A query with what it selects from; a query in it is a level of its own. */
type Level = { sources: unknown[]; where: unknown }

function* levels(tree: unknown): Generator<Level> {
  for (const kind of ['SelectStmt', 'larg', 'rarg'])
    for (const query of branches(tree, kind))
      if (query.fromClause !== undefined) yield { sources: listOf(query.fromClause), where: query.whereClause }
  for (const { relation, fromClause, whereClause } of branches(tree, 'UpdateStmt'))
    yield { sources: [{ RangeVar: relation }, ...listOf(fromClause)], where: whereClause }
  for (const { relation, usingClause, whereClause } of branches(tree, 'DeleteStmt'))
    yield { sources: [{ RangeVar: relation }, ...listOf(usingClause)], where: whereClause }
}

/** Rows that are put into a table of a school name it among their columns. */
function insertsOf(tree: unknown, isWatched: Watch): string[] {
  return [...branches(tree, 'InsertStmt')].flatMap(({ relation, cols }) => {
    const table = branchOf(relation)
    const columns = listOf(cols).map((column) => branchOf(branchOf(column).ResTarget).name)
    return isWatched(table) && !columns.includes('school_id') ? [textOf(table.relname)] : []
  })
}

function straysOf({ sources, where }: Level, isWatched: Watch): string[] {
  const tables = new Map<string, string>()
  const conditions: unknown[] = [where]
  const visit = (source: unknown): void => {
    const { RangeVar: table, JoinExpr: join } = branchOf(source)
    if (table !== undefined && isWatched(branchOf(table))) {
      const { relname, alias } = branchOf(table)
      tables.set(textOf(branchOf(alias).aliasname ?? relname), textOf(relname))
    }
    if (join === undefined) return
    const { larg, rarg, quals } = branchOf(join)
    conditions.push(quals)
    visit(larg)
    visit(rarg)
  }
  sources.forEach(visit)
  const known = groundedIn(tables, conditions.flatMap(parts).flatMap(equalities))
  return [...tables].filter(([alias]) => !known.has(alias)).map(([, table]) => table)
}

/** The aliases whose school is a value, or that of one whose school is. */
function groundedIn(tables: ReadonlyMap<string, string>, pairs: readonly (readonly [unknown, unknown])[]): Set<string> {
  const known = new Set<string>()
  const links = pairs.flatMap(([one, other]) => {
    const [mine, theirs] = [schoolOf(one, tables), schoolOf(other, tables)]
    if (mine !== null && theirs !== null) return [[mine, theirs] as const]
    for (const alias of [mine, theirs]) if (alias !== null) known.add(alias)
    return []
  })
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const pair of links) if (pair.some((alias) => known.has(alias))) pair.forEach((alias) => known.add(alias))
  }
  return known
}

/** The alias of a table of this level whose school a column is; null for everything else. */
function schoolOf(side: unknown, tables: ReadonlyMap<string, string>): string | null {
  const fields = listOf(branchOf(branchOf(side).ColumnRef).fields).map((field) =>
    textOf(branchOf(branchOf(field).String).sval),
  )
  const column = fields.at(-1)
  const alias = fields.length > 1 ? fields[0] : [...tables.keys()][0]
  const table = alias === undefined ? undefined : tables.get(alias)
  if (alias === undefined || table === undefined || column === undefined) return null
  return column === 'school_id' || column === foundBy[table] ? alias : null
}

/** The conditions that all have to hold. */
function parts(condition: unknown): unknown[] {
  const { boolop, args } = branchOf(branchOf(condition).BoolExpr)
  return boolop === 'AND_EXPR' ? listOf(args).flatMap(parts) : [condition]
}

/** The two sides of `=`, of `in` and of `= any`; pair by pair where they are rows. */
function equalities(condition: unknown): (readonly [unknown, unknown])[] {
  const { A_Expr: expression, SubLink: link } = branchOf(condition)
  if (link !== undefined) {
    const { subLinkType, testexpr } = branchOf(link)
    return subLinkType === 'ANY_SUBLINK' ? cells(testexpr).map((cell) => [cell, null] as const) : []
  }
  const { kind, name, lexpr, rexpr } = branchOf(expression)
  const isEqual = textOf(branchOf(branchOf(listOf(name)[0]).String).sval) === '='
  if (!isEqual || !['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN'].includes(textOf(kind))) return []
  const [left, right] = [cells(lexpr), cells(rexpr)]
  return left.map((cell, place) => [cell, right[place] ?? null] as const)
}

const cells = (side: unknown): unknown[] => {
  const { RowExpr: row } = branchOf(side)
  return row === undefined ? [side] : listOf(branchOf(row).args)
}
