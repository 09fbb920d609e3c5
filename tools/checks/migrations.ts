import { filesIn, lineInText, read, type Complaint } from './source.ts'

export type Column = { name: string; type: string; required: boolean }
export type Table = { name: string; owner: string; file: string; line: number; columns: Column[] }

const createTable =
  /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?\s*(\(|partition\s+of\s+"?(\w+)"?)/gi
const createView = /create\s+(?:or\s+replace\s+)?view\s+"?(\w+)"?/gi
const notColumn = /^(constraint|primary|unique|check|exclude|foreign|like)\b/i

/** The tables that the migrations make, with the module that owns each; a table without an owner is a complaint. */
export function tablesOf(root: string): { tables: Table[]; complaints: Complaint[] } {
  const tables = new Map<string, Table>()
  const complaints: Complaint[] = []
  for (const file of filesIn(root, 'server/migrations').filter((path) => path.endsWith('.sql'))) {
    const sql = read(root, file)
    for (const found of sql.matchAll(createTable)) {
      const [whole, name = '', opening, whole_of] = found
      const line = lineInText(sql, found.index)
      const parent = whole_of && tables.get(whole_of)
      const owner = parent ? parent.owner : ownerAbove(sql, found.index)
      if (!owner)
        complaints.push({ file, line, says: `table ${name} has no owner: write "-- owner: <module>" above it` })
      const columns = opening === '(' ? columnsIn(sql.slice(found.index + whole.length)) : []
      tables.set(name, { name, owner: owner ?? '', file, line, columns })
    }
    for (const { table, column } of laterColumns(sql)) tables.get(table)?.columns.push(column)
    for (const [, name = ''] of sql.matchAll(/drop\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?/gi)) tables.delete(name)
    for (const found of sql.matchAll(createView)) tables.set(found[1] ?? '', viewOf(file, sql, found))
  }
  return { tables: [...tables.values()].sort((a, b) => a.name.localeCompare(b.name)), complaints }
}

/** A view is read like a table, and has an owner as well; its columns are those of the tables below it. */
function viewOf(file: string, sql: string, { index, 1: name = '' }: RegExpExecArray): Table {
  return { name, owner: ownerAbove(sql, index) ?? '', file, line: lineInText(sql, index), columns: [] }
}

/** The owner named in the block of comment lines that ends right above a statement. */
function ownerAbove(sql: string, index: number): string | null {
  const lines = sql.slice(0, index).split('\n').slice(0, -1)
  for (const line of lines.reverse()) {
    if (!line.startsWith('--')) return null
    const owner = /^--\s*owner:\s*([\w-]+)\s*$/.exec(line)
    if (owner?.[1]) return owner[1]
  }
  return null
}

/** The column definitions up to the bracket that closes the table. */
function columnsIn(rest: string): Column[] {
  // Brackets inside quotes, as in '[)', are no brackets of the definition.
  const body = untilClosed(rest.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''"))
  const parts = splitAtCommas(body).map((part) => part.trim().replace(/\s+/g, ' '))
  const key = parts.map((part) => /^(?:constraint \w+ )?primary key \(([^)]*)\)/i.exec(part)?.[1] ?? '').join(',')
  const keyed = new Set(key.split(',').map((name) => name.trim()))
  return parts
    .filter((part) => part && !notColumn.test(part))
    .map(columnOf)
    .map((column) => ({ ...column, required: column.required || keyed.has(column.name) }))
}

const typeEnds = /\s(primary|not|null|default|references|unique|check|generated|constraint|collate)\b/i

function columnOf(definition: string): Column {
  const [, name = '', rest = ''] = /^"?(\w+)"?\s+(.*)$/.exec(definition) ?? []
  const end = typeEnds.exec(rest)?.index ?? rest.length
  return { name, type: rest.slice(0, end).trim(), required: /\bnot null\b|\bprimary key\b/i.test(rest) }
}

function untilClosed(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(0, at)
  }
  return text
}

function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

const addColumn = /alter\s+table\s+(?:only\s+)?"?(\w+)"?\s+add\s+column\s+(?:if\s+not\s+exists\s+)?([^;]+);/gi

const laterColumns = (sql: string) =>
  [...sql.replace(/--.*$/gm, '').matchAll(addColumn)].flatMap(([, table = '', definitions = '']) =>
    splitAtCommas(definitions).map((part) => ({
      table,
      column: columnOf(
        part
          .trim()
          .replace(/^add\s+column\s+(if\s+not\s+exists\s+)?/i, '')
          .replace(/\s+/g, ' '),
      ),
    })),
  )
