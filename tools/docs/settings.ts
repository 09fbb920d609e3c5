import ts from 'typescript'
import { type Complaint, nodesOf, parse, read } from '../checks/source.ts'

const config = 'server/src/platform/config.ts'

/** The settings that the server reads: the fields of `Environment`. */
function settingsOf(root: string): string[] {
  for (const node of nodesOf(parse(root, config))) {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'Environment') continue
    const shape = node.initializer && ts.isCallExpression(node.initializer) ? node.initializer.arguments[0] : undefined
    if (shape && ts.isObjectLiteralExpression(shape)) return shape.properties.map((one) => one.name?.getText() ?? '')
  }
  throw new Error(`${config} has no object called Environment`)
}

/** Settings that the README does not explain, and those it explains though nobody reads them. */
export function unexplained(root: string): Complaint[] {
  const used = settingsOf(root)
  const told = [...read(root, 'README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name = '']) => name)
  return [
    ...used
      .filter((name) => !told.includes(name))
      .map((name) => ({ file: 'README.md', says: `does not explain ${name}` })),
    ...told
      .filter((name) => !used.includes(name))
      .map((name) => ({ file: 'README.md', says: `explains ${name}, which nobody reads` })),
  ]
}
