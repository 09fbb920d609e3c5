import * as roleSets from '@qalam/contract/kernel/roles.ts'
import ts from 'typescript'
import { filesIn, nodesOf, parse } from '../checks/source.ts'
import { page, row, table } from './markdown.ts'

export type Screen = {
  feature: string
  path: string
  roles: readonly string[] | string
  title: string
  alias: readonly string[]
  flag: string
  menu: string
  /** Its number in its group of the menu, and its icon; empty where it does not stand there. */
  order: string
  icon: string
  /** What the menu calls it, when it stands there. */
  label: string
}

/**
 * The screens of the web, read from the source of every screens.ts: importing them would want a browser. A value that
 * cannot be worked out from the file is an error, so the page never lies.
 */
export const screensOf = (root: string): Screen[] =>
  filesIn(root, 'web/src')
    .filter((file) => /^web\/src\/(features\/[^/]+|app)\/(.*\/)?screens\.tsx?$/.test(file))
    .flatMap((file) => screensIn(parse(root, file), file))

function screensIn(source: ts.SourceFile, file: string): Screen[] {
  const feature = file.split('/').at(3) === 'screens.ts' ? 'app' : (file.split('/').at(3) ?? '')
  return [...nodesOf(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'screen') return []
    const description = node.arguments[0]
    if (!description || !ts.isObjectLiteralExpression(description)) return []
    const field = (name: string, fallback: unknown) => {
      const value = propertyOf(description, name)
      return value ? valueOf(value, source) : fallback
    }
    const menu = propertyOf(description, 'menu')
    const inMenu = (name: string) => (menu && ts.isObjectLiteralExpression(menu) ? propertyOf(menu, name) : undefined)
    const [group, label] = [inMenu('group'), inMenu('label')]
    const title = String(field('title', ''))
    return [
      {
        feature,
        path: String(field('path', '')),
        roles: field('roles', 'signed-in') as Screen['roles'],
        title,
        alias: field('alias', []) as string[],
        flag: String(field('flag', '')),
        menu: group ? String(valueOf(group, source)) : '',
        order: inMenu('order')?.getText() ?? '',
        icon: textOf(inMenu('icon')),
        label: label ? String(valueOf(label, source)) : menu ? title : '',
      },
    ]
  })
}

const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '')

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue
    if (ts.isPropertyAssignment(property)) return property.initializer
    if (ts.isShorthandPropertyAssignment(property)) return property.name
  }
  return undefined
}

/** Works out strings, templates, arrays with spreads, constants of the file and the role sets of the contract. */
function valueOf(node: ts.Expression, source: ts.SourceFile): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression, source)
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans.map((span) => String(valueOf(span.expression, source)) + span.literal.text).join('')
    )
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) =>
      ts.isSpreadElement(one) ? valueOf(one.expression, source) : [valueOf(one, source)],
    )
  if (ts.isIdentifier(node)) return constant(node.text, source)
  throw new Error(`${source.fileName}: ${node.getText()} is not plain enough to print; write it out`)
}

function constant(name: string, source: ts.SourceFile): unknown {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name)
    if (found?.initializer) return valueOf(found.initializer, source)
  }
  if (name in roleSets) return roleSets[name as keyof typeof roleSets]
  throw new Error(`${source.fileName}: ${name} is neither a constant of the file nor a role set of the contract`)
}

const who: Record<string, string> = {
  'signed-in': 'everybody signed in',
  public: 'the whole world',
  anonymous: 'only those not signed in',
}

/** screens.md: every address a person can open. */
export function screensPage(screens: Screen[]): string {
  const rows = screens.map(({ feature, path, roles, title, alias, flag, menu }) => {
    const addresses = [path, ...alias].map((address) => `\`${address}\``).join(', ')
    return row([
      feature,
      addresses,
      typeof roles === 'string' ? (who[roles] ?? roles) : roles.join(', '),
      `\`${title}\``,
      menu,
      flag,
    ])
  })
  return page('Screens', `${screens.length} screens.`, [
    table(['Feature', 'Address', 'Roles', 'Title', 'Menu', 'Flag'], rows),
  ])
}
