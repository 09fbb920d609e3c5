import { join } from 'node:path'
import ts from 'typescript'
import { isTest } from '../source.ts'
import { type Row, rowOf } from './shape.ts'

/** A place of the code: file, line and column, as a stack names it. */
export type Place = string

/** A call that sends a statement, as `sql<Row>\`…\`.execute(db)`, with the function that it stands in. */
export type Site = { place: Place; within: string }

export type Code = {
  sites: Site[]
  /** What a call promises to read; null where nothing is read or no call is. */
  rowAt: (place: Place) => Row | null
}

const executes = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow'])

/** The code of a package as the compiler understands it; what it imports is read from source as well. */
export function codeOf(root: string, project: string): Code {
  const config = ts.readConfigFile(join(root, project, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, project))
  const program = ts.createProgram(fileNames, { ...options, composite: false, incremental: false, noEmit: true })
  const checker = program.getTypeChecker()
  const calls = new Map<Place, ts.CallExpression>()
  const sites: Site[] = []
  for (const source of program.getSourceFiles()) {
    const file = source.fileName.slice(root.length + 1)
    if (!file.startsWith(`${project}/src/`) || isTest(file)) continue
    for (const node of callsIn(source)) {
      const place = placeOf(file, node)
      calls.set(place, node)
      if (sends(checker, node)) sites.push({ place, within: functionAround(node) })
    }
  }
  const rows = new Map<Place, Row | null>()
  return {
    sites,
    rowAt: (place) => {
      const call = calls.get(place)
      if (call && !rows.has(place)) rows.set(place, rowOf(checker, checker.getTypeAtLocation(call)))
      return rows.get(place) ?? null
    },
  }
}

/** Where the engine says that a call is: at the name that is called, and behind what is called by its place in a list. */
function placeOf(file: string, { expression }: ts.CallExpression): Place {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  const at = ts.isElementAccessExpression(name) ? name.getEnd() : name.getStart()
  const { line, character } = name.getSourceFile().getLineAndCharacterOfPosition(at)
  return `${file}:${line + 1}:${character + 1}`
}

function sends(checker: ts.TypeChecker, { expression }: ts.CallExpression): boolean {
  if (ts.isPropertyAccessExpression(expression) && executes.has(expression.name.text)) {
    const declared = checker.getSymbolAtLocation(expression.name)?.declarations ?? []
    return declared.some((one) => isSending(one))
  }
  return isPlain(expression) && checker.getTypeAtLocation(expression).aliasSymbol?.name === 'NamedText'
}

/** A transaction is begun and ended by an `execute` as well. */
function isSending(declared: ts.Declaration): boolean {
  const { fileName } = declared.getSourceFile()
  const owner =
    ts.isClassLike(declared.parent) || ts.isInterfaceDeclaration(declared.parent) ? declared.parent.name?.text : ''
  return (
    /\/kysely\/|platform\/db\/named\.ts$/.test(fileName) &&
    !/^((Controlled)?Transaction|Connection)Builder$|^Command$/.test(owner ?? '')
  )
}

const isPlain = (called: ts.Expression) => ts.isIdentifier(called) || ts.isElementAccessExpression(called)

function* callsIn(node: ts.Node): Generator<ts.CallExpression> {
  if (ts.isCallExpression(node)) yield node
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* callsIn(child)
}

/** The name of the outermost function or constant around a node. */
function functionAround(node: ts.Node): string {
  let name = ''
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if ((ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at)) && at.name) name = at.name.getText()
  return name
}
