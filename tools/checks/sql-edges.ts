import ts from 'typescript'
import type { Table } from './migrations.ts'
import { type Complaint, filesIn, isTest, literalText, nodesOf, parse } from './source.ts'
import { twoWay as standing } from './two-way.ts'

/** Module by module, whose tables its SQL names. */
export type SqlEdges = ReadonlyMap<string, ReadonlySet<string>>

const builders =
  /^(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|using|from|insertInto|updateTable|deleteFrom)$/
const inSql = /\b(?:from|join|into|update|using|only)\s+"?(\w+)"?/gi

/** Whose tables and views are below all modules: to read them is no edge. */
const floors = new Set(['platform', 'school'])

/** A name of the vocabulary with the tables that its SQL names, itself or by another of its names. */
type Words = ReadonlyMap<string, ReadonlySet<string>>

/** The edges between modules by the SQL of their code; what a module takes from the vocabulary counts as its own. */
export function sqlEdges(root: string, tables: readonly Table[]): SqlEdges {
  const owners = new Map(tables.map(({ name, owner }) => [name, owner]))
  const words = wordsOf(root, owners)
  const edges = new Map<string, Set<string>>()
  const folder = 'server/src/modules'
  for (const file of filesIn(root, folder).filter((path) => path.endsWith('.ts') && !isTest(path))) {
    const own = file.slice(folder.length + 1).split('/')[0] ?? ''
    const source = parse(root, file)
    const taken = takenFrom(source).flatMap((name) => [...(words.get(name) ?? [])])
    const reached = edges.get(own) ?? new Set<string>()
    edges.set(own, reached)
    for (const table of [...tablesIn(source, owners), ...taken]) {
      const owner = owners.get(table) ?? ''
      if (owner !== own && !floors.has(owner)) reached.add(owner)
    }
  }
  return edges
}

/** The pairs of modules of which each reads the other's tables, as `cabinets schedule`. */
export const pairsIn = (edges: SqlEdges): string[] =>
  [...edges]
    .flatMap(([one, others]) =>
      [...others].filter((other) => one < other && edges.get(other)?.has(one)).map((other) => `${one} ${other}`),
    )
    .sort()

/** A pair that reads both ways and was not there before, and one of the list that reads so no longer. */
export function newTwoWay(edges: SqlEdges, known: readonly string[] = standing): Complaint[] {
  const pairs = pairsIn(edges)
  const file = 'tools/checks/two-way.ts'
  return [
    ...pairs
      .filter((pair) => !known.includes(pair))
      .map((pair) => ({
        file: 'server/src/modules',
        says: `${pair.replace(' ', ' and ')} read the tables of each other: one has to ask the other’s public.ts, or be told`,
      })),
    ...known
      .filter((pair) => !pairs.includes(pair))
      .map((pair) => ({ file, says: `${pair.replace(' ', ' and ')} no longer read each other: take the line out` })),
  ]
}

/** The tables that a piece of code names in SQL or in a builder, of those that have an owner. */
export function* tablesIn(node: ts.Node, owners: ReadonlyMap<string, string>): Generator<string> {
  for (const one of nodesOf(node)) {
    const text = literalText(one) ?? (ts.isTemplateLiteralToken(one) ? one.text : null)
    for (const [, table = ''] of text?.matchAll(inSql) ?? []) if (owners.has(table)) yield table
    if (!ts.isCallExpression(one) || !ts.isPropertyAccessExpression(one.expression)) continue
    if (!builders.test(one.expression.name.text)) continue
    const [first] = one.arguments
    for (const given of first && ts.isArrayLiteralExpression(first) ? first.elements : first ? [first] : []) {
      const [table = ''] = literalText(given)?.split(/\s/) ?? []
      if (owners.has(table)) yield table
    }
  }
}

/** What a file imports of the vocabulary, by name. */
const takenFrom = (source: ts.SourceFile): string[] =>
  source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const isWord = ts.isStringLiteral(moduleSpecifier) && /^#vocabulary\/|^\.\//.test(moduleSpecifier.text)
    const names = importClause?.namedBindings
    return isWord && names && ts.isNamedImports(names)
      ? names.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : []
  })

function wordsOf(root: string, owners: ReadonlyMap<string, string>): Words {
  const declared = new Map<string, ts.Node>()
  for (const file of filesIn(root, 'server/src/vocabulary').filter((path) => path.endsWith('.ts') && !isTest(path)))
    for (const statement of parse(root, file).statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement)
      if (!ts.isVariableStatement(statement)) continue
      for (const one of statement.declarationList.declarations)
        if (ts.isIdentifier(one.name)) declared.set(one.name.text, one)
    }
  const words = new Map<string, Set<string>>()
  const reachedBy = (name: string): ReadonlySet<string> => {
    const known = words.get(name)
    const node = declared.get(name)
    if (known || !node) return known ?? new Set()
    const tables = new Set(tablesIn(node, owners))
    words.set(name, tables)
    for (const one of nodesOf(node))
      if (ts.isIdentifier(one) && one.text !== name && declared.has(one.text))
        reachedBy(one.text).forEach((table) => tables.add(table))
    return tables
  }
  for (const name of declared.keys()) reachedBy(name)
  return words
}
