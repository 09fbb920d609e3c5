import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** A complaint of one of our checks: where, and what to do about it. */
export type Complaint = { file: string; line?: number; says: string }

export const isTest = (file: string) =>
  /\.test\.tsx?$|\/testing\/|\/testing\.tsx?$|(^|\/)samples(\.tsx?$|\/)/.test(file)

const produced = new Set(['node_modules', 'dist', '.tsc', '.cache', '.data', '.git', 'coverage', 'test-results'])

/** Every file below `root/folder`, as paths from `root` with forward slashes; a missing folder has none. */
export function filesIn(root: string, folder: string): string[] {
  const found: string[] = []
  const walk = (path: string) => {
    for (const entry of entriesOf(path)) {
      const child = join(path, entry.name)
      if (entry.isDirectory() && !produced.has(entry.name)) walk(child)
      else if (entry.isFile()) found.push(relative(root, child).replaceAll('\\', '/'))
    }
  }
  walk(join(root, folder))
  return found.sort()
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

export const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

const parsed = new Map<string, ts.SourceFile>()

/** The tree of a source; several checks in one process ask for the same one. */
export function parse(root: string, file: string): ts.SourceFile {
  const path = join(root, file)
  const known = parsed.get(path)
  if (known) return known
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, read(root, file), ts.ScriptTarget.Latest, true, kind)
  parsed.set(path, source)
  return source
}

const flat = new WeakMap<ts.SourceFile, ts.Node[]>()

/** Every node of a file or below a node, top down; of a whole file they are collected once. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const known = ts.isSourceFile(node) ? flat.get(node) : undefined
  if (known) return known
  const nodes: ts.Node[] = []
  const collect = (one: ts.Node): void => {
    nodes.push(one)
    ts.forEachChild(one, collect)
  }
  collect(node)
  if (ts.isSourceFile(node)) flat.set(node, nodes)
  return nodes
}

export const lineOf = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

export const lineInText = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The text of a literal; a template keeps `${…}` where a value stands. Null for anything else. */
export function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => '${…}' + span.literal.text).join('')
}

/** Prints complaints and sets the exit code; silence is good news. */
export function report(complaints: Complaint[], advice: string): void {
  for (const { file, line, says } of complaints) console.log(`${file}${line ? `:${line}` : ''}  ${says}`)
  if (complaints.length === 0) return
  console.log(`${complaints.length} to mend. ${advice}`)
  process.exitCode = 1
}
