// Every small wrong change of a file, each behind a number: `globalThis.mutant === 7 ? wrong : right`.
import ts from 'typescript'
import { lineOf } from '../../checks/source.ts'

export type Change = { number: number; file: string; line: number; was: string; becomes: string }

const { SyntaxKind: kind, factory } = ts
const others: ReadonlyMap<ts.SyntaxKind, ts.BinaryOperator> = new Map([
  [kind.PlusToken, kind.MinusToken],
  [kind.MinusToken, kind.PlusToken],
  [kind.AsteriskToken, kind.SlashToken],
  [kind.LessThanToken, kind.LessThanEqualsToken],
  [kind.LessThanEqualsToken, kind.LessThanToken],
  [kind.GreaterThanToken, kind.GreaterThanEqualsToken],
  [kind.GreaterThanEqualsToken, kind.GreaterThanToken],
  [kind.EqualsEqualsEqualsToken, kind.ExclamationEqualsEqualsToken],
  [kind.ExclamationEqualsEqualsToken, kind.EqualsEqualsEqualsToken],
  [kind.AmpersandAmpersandToken, kind.BarBarToken],
  [kind.BarBarToken, kind.AmpersandAmpersandToken],
])

/** What an expression could wrongly be; its parts may be wrong in ways of their own. */
function wrongsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isBinaryExpression(node)) {
    const other = others.get(node.operatorToken.kind)
    return other ? [factory.createBinaryExpression(node.left, other, node.right)] : []
  }
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === kind.MinusToken || node.operator === kind.ExclamationToken ? [node.operand] : []
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (node.kind === kind.TrueKeyword) return [factory.createFalse()]
  if (node.kind === kind.FalseKeyword) return [factory.createTrue()]
  if (ts.isNumericLiteral(node)) return [factory.createNumericLiteral(Number(node.text) + 1)]
  return []
}

const isOfType = (node: ts.Node): boolean =>
  ts.isTypeNode(node) || ts.isTypeElement(node) || ts.isImportDeclaration(node)

export function numbered(source: ts.SourceFile, file: string, from: number): { text: string; made: Change[] } {
  const made: Change[] = []
  const printer = ts.createPrinter()
  const printed = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/\s+/g, ' ')
  const isMutant = (node: ts.Node, was: string, becomes: string): ts.Expression => {
    const number = from + made.length
    made.push({ number, file, line: lineOf(node), was: was.slice(0, 90), becomes: becomes.slice(0, 90) })
    const now = factory.createPropertyAccessExpression(factory.createIdentifier('globalThis'), 'mutant')
    return factory.createBinaryExpression(now, kind.EqualsEqualsEqualsToken, factory.createNumericLiteral(number))
  }
  /** What stands in the source and is no copy of ours has a place in it. */
  const choose = (node: ts.Expression, right: ts.Expression, wrong: ts.Expression, was: string, becomes: string) =>
    factory.createParenthesizedExpression(
      factory.createConditionalExpression(isMutant(node, was, becomes), undefined, wrong, undefined, right),
    )
  const transformer: ts.TransformerFactory<ts.SourceFile> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      if (isOfType(node)) return node
      const inner = ts.visitEachChild(node, visit, context)
      if (ts.isIfStatement(node) && ts.isIfStatement(inner)) {
        const was = `if (${printed(node.expression)})`
        const yes = choose(node.expression, inner.expression, factory.createTrue(), was, 'true')
        const both = choose(node.expression, yes, factory.createFalse(), was, 'false')
        return factory.updateIfStatement(inner, both, inner.thenStatement, inner.elseStatement)
      }
      if (ts.isExpressionStatement(node) && ts.isExpressionStatement(inner)) {
        const isLeft = factory.createPrefixUnaryExpression(
          kind.ExclamationToken,
          factory.createParenthesizedExpression(isMutant(node, printed(node), 'nothing')),
        )
        // In braces, so that an `else` that follows stays whose it was.
        return factory.createBlock([factory.createIfStatement(isLeft, inner)], true)
      }
      if (!ts.isExpression(node) || !ts.isExpression(inner)) return inner
      // The name of a property is no expression that could be another one.
      if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return inner
      const wrongs = wrongsOf(inner)
      const said = wrongsOf(node)
      return wrongs.reduce<ts.Expression>(
        (right, wrong, place) => choose(node, right, wrong, printed(node), printed(said[place] ?? node)),
        inner,
      )
    }
    return (whole) => ts.visitEachChild(whole, visit, context)
  }
  const { transformed } = ts.transform(source, [transformer])
  return { text: transformed[0] ? printer.printFile(transformed[0]) : source.text, made }
}
