// npm run check, step "sizes": a file that outgrew its budget is split, a door that outgrew its budget is two doors.
import { dirname } from 'node:path'
import ts from 'typescript'
import { type Complaint, filesIn, parse, read } from './source.ts'

export const budget = { lines: 300, filesInFolder: 12, namesInDoor: 10 }

const written = /\.(ts|tsx|mjs|cjs|css|sql)$/
const folders = ['contract', 'server', 'web', 'seed', 'bench', 'e2e', 'tools']

const writtenIn = (root: string) =>
  folders.flatMap((folder) => filesIn(root, folder)).filter((file) => written.test(file) && !file.includes('.gen.'))

/** Files over their budget of lines and doors over their budget of names. */
export function oversized(root: string): Complaint[] {
  return writtenIn(root).flatMap((file) => [...tooLong(root, file), ...tooManyNames(root, file)])
}

function tooLong(root: string, file: string): Complaint[] {
  const lines = read(root, file).trimEnd().split('\n').length
  if (lines <= budget.lines) return []
  return [{ file, says: `${lines} lines, the budget is ${budget.lines}: split it by verb or by part of the screen` }]
}

function tooManyNames(root: string, file: string): Complaint[] {
  if (!/\/public\.tsx?$/.test(file)) return []
  const names = exportedNames(parse(root, file))
  if (names.length <= budget.namesInDoor) return []
  return [{ file, says: `${names.length} names, a door offers at most ${budget.namesInDoor}: ${names.join(', ')}` }]
}

/** What a file exports under a name of its own. `export *` has no bound and counts as too many. */
function exportedNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause) return Array<string>(budget.namesInDoor + 1).fill('*')
      if (ts.isNamespaceExport(statement.exportClause)) return [statement.exportClause.name.text]
      return statement.exportClause.elements.map((element) => element.name.text)
    }
    const exported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)
    if (!exported || !exported.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((one) => one.name.getText())
    if ('name' in statement && statement.name) return [(statement.name as ts.Identifier).text]
    return []
  })
}

/** Folders that hold more files than one can take in; a warning, never a refusal. */
export function crowded(root: string): Complaint[] {
  const counts = new Map<string, number>()
  for (const file of writtenIn(root).filter((path) => !path.startsWith('server/migrations/'))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > budget.filesInFolder)
    .map(([file, count]) => ({ file, says: `${count} files in one folder, a dozen is plenty` }))
}
