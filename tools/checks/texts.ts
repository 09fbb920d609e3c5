// npm run check, step "texts": every word comes from the catalogue, and every word of it exists in three languages.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { type Complaint, filesIn, isTest, lineOf, literalText, nodesOf, parse } from './source.ts'

type Forms = string | Record<string, string>
type Catalogue = Record<string, Record<string, Forms>>

/** The plural forms that whole numbers ask for. A Kazakh noun keeps its form after a number, so one is enough. */
const forms: Record<string, string[]> = { kz: ['other'], ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'] }
const catalogueFile = 'contract/src/messages.ts'

/** What is missing in a catalogue: a language, a plural form, or a variable that only some languages mention. */
export function incomplete(catalogue: Catalogue, file = catalogueFile): Complaint[] {
  return Object.entries(catalogue).flatMap(([key, entry]) =>
    [...missingWords(entry), ...unevenVariables(entry)].map((says) => ({ file, says: `${key}: ${says}` })),
  )
}

function missingWords(entry: Record<string, Forms>): string[] {
  return Object.entries(forms).flatMap(([language, wanted]) => {
    const words = entry[language]
    if (words === undefined) return [`no ${language}`]
    if (typeof words === 'string') return words.trim() ? [] : [`${language} is empty`]
    return wanted.filter((form) => !words[form]?.trim()).map((form) => `${language} lacks the form "${form}"`)
  })
}

const variablesIn = (words: string) => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

/** `count` may be silent in the form for one; every other variable stands in all languages or in none. */
function unevenVariables(entry: Record<string, Forms>): string[] {
  const all = Object.values(entry).flatMap((words) => (typeof words === 'string' ? [words] : Object.values(words)))
  const names = new Set(all.flatMap(variablesIn))
  names.delete('count')
  return [...names]
    .filter((name) => !all.every((words) => variablesIn(words).includes(name)))
    .map((name) => `{{${name}}} is not in every language`)
}

const read = async (root: string, file: string) => import(pathToFileURL(join(root, file)).href)

/** The catalogue of a tree, and complaints about modules whose words are not in it or are there twice. */
export async function catalogueOf(root: string): Promise<{ catalogue: Catalogue; complaints: Complaint[] }> {
  const { catalogue } = await read(root, catalogueFile)
  const owners = new Map<string, string>()
  const complaints: Complaint[] = []
  for (const file of filesIn(root, 'contract/src').filter((path) =>
    /^contract\/src\/[^/]+\/messages\.ts$/.test(path),
  )) {
    if (file.includes('/kernel/')) continue
    const { messages } = await read(root, file)
    for (const key of Object.keys(messages)) {
      const other = owners.get(key)
      if (other) complaints.push({ file, says: `${key} is also in ${other}` })
      if (!(key in catalogue)) complaints.push({ file, says: `${key} is not in the catalogue, run: npm run docs` })
      owners.set(key, file)
    }
  }
  return { catalogue, complaints }
}

const sources = (root: string) =>
  ['contract/src', 'server/src', 'web/src']
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !file.includes('.gen.'))

/**
 * Files that hold words and nothing else: the catalogue, dictionaries of the state, the workbook's vocabulary, a calendar,
 * the help (whose languages its types and its test compare).
 */
const isWords = (file: string) =>
  /\/(messages|words|kazakh)\.ts$|\/help\/search\/fold\.ts$|^contract\/src\/dictionaries\/|\/school-import\/.*\/columns\.ts$|\/help\/content\/(kz|ru|en)\//.test(
    file,
  )

/** The gallery is for those who build the product; it is not in the production build. */
const isWorkshop = (file: string) => file.startsWith('web/src/app/gallery/')
const productName = /^\s*Qalam\s*$/

type Code = { key: string; file: string; line: number }

/** The catalogue keys that refusals and complaints about fields will ask for. */
export function codesIn(root: string): Code[] {
  return sources(root).flatMap((file) =>
    [...nodesOf(parse(root, file))].flatMap((node) =>
      keysAskedBy(node, file).map((key) => ({ key, file, line: lineOf(node) })),
    ),
  )
}

const checks = new Set(['refine', 'regex', 'min', 'max', 'length', 'check', 'superRefine', 'overwrite'])
const code = /^[a-z0-9_.-]{2,60}$/
const codeOf = (node: ts.Node | undefined) =>
  node && ts.isStringLiteralLike(node) && code.test(node.text) ? [node.text] : []

function keysAskedBy(node: ts.Node, file: string): string[] {
  if (ts.isNewExpression(node)) return askedByNew(node)
  if (ts.isCallExpression(node)) return askedByCall(node, file)
  const inSchema =
    file.startsWith('contract/') && ts.isPropertyAssignment(node) && /^(message|error)$/.test(node.name.getText())
  return inSchema ? codeOf(node.initializer).map((one) => `field.${one}`) : []
}

function askedByNew({ expression, arguments: given }: ts.NewExpression): string[] {
  if (expression.getText() === 'Problem') return codeOf(given?.[0]).map((one) => `problem.${one}`)
  if (expression.getText() !== 'FieldProblems' || !given?.[0]) return []
  return [...nodesOf(given[0])].flatMap((inner) =>
    ts.isPropertyAssignment(inner) && inner.name.getText() === 'code'
      ? codeOf(inner.initializer).map((one) => `field.${one}`)
      : [],
  )
}

function askedByCall({ expression, arguments: given }: ts.CallExpression, file: string): string[] {
  const called = expression.getText()
  if (called === 'problem') return codeOf(given[0]).map((one) => `problem.${one}`)
  if (called === 'fieldProblem') return codeOf(given[1]).map((one) => `field.${one}`)
  const isCheck =
    file.startsWith('contract/') && ts.isPropertyAccessExpression(expression) && checks.has(expression.name.text)
  return isCheck && given.length > 1 ? codeOf(given.at(-1)).map((one) => `field.${one}`) : []
}

/** Codes that have no text. */
export const wordless = (root: string, catalogue: Catalogue): Complaint[] =>
  codesIn(root)
    .filter(({ key }) => !(key in catalogue))
    .map(({ key, file, line }) => ({ file, line, says: `no text for ${key}` }))

const cyrillicWord = /\p{Script=Cyrillic}{2}/u
const spoken = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'aria-description'])

/** Words written into the code: Cyrillic anywhere, any words between tags or in a spoken attribute. */
export function hardCoded(root: string): Complaint[] {
  return sources(root)
    .filter((file) => !isWords(file) && !isWorkshop(file))
    .flatMap((file) =>
      [...nodesOf(parse(root, file))].filter(isHardCoded).map((node) => ({
        file,
        line: lineOf(node),
        says: `"${node.getText().trim().slice(0, 60)}" belongs in messages.ts`,
      })),
    )
}

function isHardCoded(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return !productName.test(node.text) && /\p{L}{2}/u.test(node.text.replace(/&\w+;/g, ''))
  const words = literalText(node)
  if (words === null || isOneOfThree(node)) return false
  const attribute = ts.isJsxAttribute(node.parent) && spoken.has(node.parent.name.getText())
  return cyrillicWord.test(words) || (attribute && /\p{L}{2}/u.test(words.replace(/^https?:/, '')))
}

/** A value that stands beside its translations: `{ kz: 'Тарих', ru: 'История' }` or `named('Тарих', 'История', 'History')`. */
function isOneOfThree(node: ts.Node): boolean {
  const call = node.parent
  if (ts.isCallExpression(call) && call.expression.getText() === 'named') return call.arguments.length === 3
  for (let inner = node; inner.parent; inner = inner.parent) {
    const property = inner.parent
    if (!ts.isPropertyAssignment(property) || !/^(kz|ru|en)$/.test(property.name.getText())) continue
    const names = property.parent.properties.map((one) => one.name?.getText())
    if (names.includes('kz') && names.includes('ru')) return true
  }
  return false
}

/** Texts that no line of code asks for, by name or by a template such as `role.${…}`. */
export function unused(root: string, catalogue: Catalogue): string[] {
  const asked = new Set(codesIn(root).map(({ key }) => key))
  const templates: RegExp[] = []
  for (const file of sources(root).filter((path) => !isWords(path))) {
    for (const node of nodesOf(parse(root, file))) {
      const words = literalText(node)
      if (words === null) continue
      asked.add(words)
      if (/^[\w.-]+\.[\w.-]*\$\{…\}/.test(words)) templates.push(templateOf(words))
    }
  }
  return Object.keys(catalogue).filter((key) => !asked.has(key) && !templates.some((template) => template.test(key)))
}

const templateOf = (words: string) =>
  new RegExp(`^${words.replace(/[.*+?^()[\]\\|]/g, String.raw`\$&`).replaceAll('${…}', '.+')}$`)

/** All that is wrong with the texts of a tree; texts that nobody asks for are a warning. */
export async function textTroubles(root: string): Promise<Complaint[]> {
  const { catalogue, complaints } = await catalogueOf(root)
  const idle = unused(root, catalogue)
  if (idle.length > 0) console.log(`warning: ${idle.length} texts that no line asks for: ${idle.join(', ')}`)
  return [...complaints, ...incomplete(catalogue), ...wordless(root, catalogue), ...hardCoded(root)]
}
