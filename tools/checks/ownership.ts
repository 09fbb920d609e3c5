// npm run check, step "ownership": writes stay home, and two modules do not read each other. Any module may read a table in its views; only the module that
// the migration names as the owner inserts, updates or deletes, and only in its repository.
import ts from 'typescript'
import { tablesOf } from './migrations.ts'
import { newTwoWay, sqlEdges } from './sql-edges.ts'
import { type Complaint, filesIn, isTest, lineOf, literalText, nodesOf, parse } from './source.ts'

/** A write found in the code; `table` is null when it is not written out and so cannot be checked. */
type Write = { table: string | null; line: number }

const builders = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const name = String.raw`(?:only\s+)?(?:"?public"?\.)?("?\w+"?|\$\{…\})`
const statements = [
  new RegExp(String.raw`\b(?:insert|merge)\s+into\s+${name}`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+${name}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\bcopy\s+${name}\s*(?:\([^)]*\))?\s+from\b`, 'gi'),
]

/** What brings a dump back writes every table there is, before there is anybody who owns a row. */
const restores = 'server/src/engine/restore.ts'

/** Strays of any kind: what is written away from home, and two modules that newly read each other's tables. */
export const strays = (root: string): Complaint[] => [
  ...strayWrites(root),
  ...newTwoWay(sqlEdges(root, tablesOf(root).tables)),
]

/** Writes to tables of others, writes in views, writes outside a repository, and tables without an owner. */
export function strayWrites(root: string): Complaint[] {
  const { tables, complaints } = tablesOf(root)
  const owners = new Map(tables.map((table) => [table.name, table.owner]))
  const files = filesIn(root, 'server/src').filter((file) => file.endsWith('.ts') && !isTest(file) && file !== restores)
  for (const table of madeByPlatform(root, files)) owners.set(table, 'platform')
  return [...complaints, ...files.flatMap((file) => judge(root, file, owners))]
}

/** The list of migrations itself is made before the first of them, by the platform's own code. */
const madeByPlatform = (root: string, files: string[]) =>
  files
    .filter((file) => file.startsWith('server/src/platform/db/'))
    .flatMap((file) => [...nodesOf(parse(root, file))].map((node) => literalText(node) ?? ''))
    .flatMap((text) => [...text.matchAll(/create table if not exists (\w+)/gi)].map(([, table = '']) => table))

function judge(root: string, file: string, owners: Map<string, string>): Complaint[] {
  const module = /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1]
  const writer = module ?? (file.startsWith('server/src/platform/') ? 'platform' : null)
  return writesIn(parse(root, file)).flatMap(({ table, line }) => {
    const says = complaintAbout(file, table, writer, owners)
    return says ? [{ file, line, says }] : []
  })
}

function complaintAbout(file: string, table: string | null, writer: string | null, owners: Map<string, string>) {
  if (table === null) return 'writes to a table whose name is not written out'
  if (/\/views[./-]/.test(file)) return `views write nothing, this writes ${table}`
  const owner = owners.get(table)
  if (!owner) return `writes ${table}, which no migration makes`
  if (owner !== writer) return `writes ${table}, which belongs to ${owner}`
  if (writer !== 'platform' && !/\/repository[./-]/.test(file)) return `writes ${table} outside the repository`
  return null
}

function writesIn(source: ts.SourceFile): Write[] {
  const writes: Write[] = []
  for (const node of nodesOf(source)) {
    if (ts.isCallExpression(node)) writes.push(...builderWrites(node))
    const text = literalText(node)
    if (text !== null) writes.push(...sqlWrites(text).map((table) => ({ table, line: lineOf(node) })))
  }
  return writes
}

/** `db.insertInto('mark')`, `db.deleteFrom(['mark', 'mark_event'])`, `db.updateTable('mark as m')`. */
function builderWrites(node: ts.CallExpression): Write[] {
  const called = node.expression
  const target = node.arguments[0]
  if (!ts.isPropertyAccessExpression(called) || !builders.has(called.name.text) || !target) return []
  const targets = ts.isArrayLiteralExpression(target) ? [...target.elements] : [target]
  return targets.map((one) => ({ table: literalText(one)?.split(/\s/)[0] ?? null, line: lineOf(called.name) }))
}

function sqlWrites(text: string): (string | null)[] {
  return statements.flatMap((statement) =>
    [...text.matchAll(statement)].map(([, table = '']) => (table.startsWith('$') ? null : table.replaceAll('"', ''))),
  )
}
