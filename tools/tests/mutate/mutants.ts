// Every small wrong change of what a module refuses: a condition that always or never holds, a refusal left out.
import ts from 'typescript'
import { filesIn, isTest, lineOf, nodesOf, parse } from '../../checks/source.ts'

export type Mutant = { file: string; line: number; from: number; to: number; was: string; becomes: string }

const yes = 'true as boolean'
const no = 'false as boolean'

export function mutantsOf(root: string, module: string): Mutant[] {
  const files = filesIn(root, `server/src/modules/${module}`).filter((file) => file.endsWith('.ts') && !isTest(file))
  return files.flatMap((file) => {
    const source = parse(root, file)
    const found: Mutant[] = []
    const change = (node: ts.Node, becomes: string) => {
      const [from, to] = [node.getStart(source), node.getEnd()]
      found.push({
        file,
        line: lineOf(node),
        from,
        to,
        was: source.text.slice(from, to),
        becomes: `(${becomes})`,
      })
    }
    for (const node of nodesOf(source)) {
      if (/\/policy(\/|\.ts$)/.test(file)) ofPolicy(node, change)
      ofRefusal(node, change)
    }
    return found
  })
}

type Change = (node: ts.Node, becomes: string) => void

/** A whole answer turned to yes and to no; each part of it turned to what takes it out of the sentence. */
function ofPolicy(node: ts.Node, change: Change): void {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) both(node.body, change)
  if (ts.isReturnStatement(node) && node.expression) both(node.expression, change)
  if (ts.isIfStatement(node)) both(node.expression, change)
  if (!ts.isBinaryExpression(node)) return
  const kind = node.operatorToken.kind
  const neutral = kind === ts.SyntaxKind.AmpersandAmpersandToken ? yes : kind === ts.SyntaxKind.BarBarToken ? no : null
  if (neutral) for (const part of [node.left, node.right]) change(part, neutral)
}

function both(answer: ts.Expression, change: Change): void {
  // What answers with something else than yes or no is no condition.
  if (ts.isObjectLiteralExpression(answer) || ts.isParenthesizedExpression(answer)) return
  change(answer, yes)
  change(answer, no)
}

/** `allow(…)` that always allows, `orRefuse(…)` that names nothing. */
function ofRefusal(node: ts.Node, change: Change): void {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
  const [condition] = node.arguments
  if (node.expression.text === 'allow' && condition) change(condition, yes)
  if (node.expression.text === 'orRefuse') change(node, '(error: unknown): never => { throw error }')
}
