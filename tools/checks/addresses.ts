// npm run check, step "addresses": the address of a file is not its path. In a folder whose name has a space or a letter
// beyond ASCII `new URL(…).pathname` names a file that is not there.
import ts from 'typescript'
import { type Complaint, filesIn, lineOf, literalText, nodesOf, parse } from './source.ts'

const folders = ['contract', 'server', 'web', 'seed', 'bench', 'e2e', 'tools']
const written = /\.(ts|tsx|mts|mjs|cjs|js)$/

const sourcesIn = (root: string) => [
  ...folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => written.test(file) && !/\.gen\.|\.d\./.test(file)),
  ...['vitest.config.ts'].filter((file) => filesIn(root, '.').includes(file)),
]

/** Paths that are taken from the address of a file by hand, and addresses that are put together by hand. */
export function handmadeAddresses(root: string): Complaint[] {
  return sourcesIn(root).flatMap((file) => {
    const nodes = [...nodesOf(parse(root, file))]
    const names = namesOfFiles(nodes)
    return nodes.flatMap((node) => {
      const says = complaintAbout(node, names)
      return says ? [{ file, line: lineOf(node), says }] : []
    })
  })
}

/** What a source calls the addresses of files, and the functions that make them. */
function namesOfFiles(nodes: ts.Node[]): Set<string> {
  const names = new Set<string>()
  for (const node of nodes) {
    if (!ts.isVariableDeclaration(node) && !ts.isFunctionDeclaration(node)) continue
    const isOfFile = [...nodesOf(node)].some((inner) => isAddressOfFile(inner, names))
    if (isOfFile && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
  }
  return names
}

function isAddressOfFile(node: ts.Node, names: Set<string>): boolean {
  if (!ts.isNewExpression(node)) return ts.isIdentifier(callee(node)) && names.has(callee(node).getText())
  const above = node.arguments?.[1] ?? node.arguments?.[0]
  return (
    node.expression.getText() === 'URL' && above !== undefined && (isOwnAddress(above) || names.has(above.getText()))
  )
}

const callee = (node: ts.Node): ts.Node => (ts.isCallExpression(node) ? node.expression : node)

function complaintAbout(node: ts.Node, names: Set<string>): string | null {
  if (takenApart(node).some((taken) => isAddressOfFile(taken, names)))
    return 'takes the path of a file from .pathname: fileURLToPath'
  if (ts.isPropertyAccessExpression(node) && isOwnAddress(node.expression))
    return `cuts import.meta.url by .${node.name.text}: import.meta.dirname or fileURLToPath`
  return isMadeByHand(node) ? 'makes an address of a path by hand: pathToFileURL' : null
}

/** What `.pathname` or `{ pathname }` is taken from. */
function takenApart(node: ts.Node): ts.Node[] {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'pathname' ? [node.expression] : []
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name) || !node.initializer) return []
  const isTaken = node.name.elements.some((one) => (one.propertyName ?? one.name).getText() === 'pathname')
  return isTaken ? [node.initializer] : []
}

const isOwnAddress = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'url' && ts.isMetaProperty(node.expression)

/** `file://${path}`, `'file://' + path`, and a path that `'file://'` is cut from. */
const isMadeByHand = (node: ts.Node) => /^file:\/\/($|\/?\$\{…\}|\/$)/.test(literalText(node) ?? '')
