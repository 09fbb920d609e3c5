import { SaxesParser } from 'saxes'
import { Unfit } from '../unfit.ts'

export type Node = { name: string; attributes: Readonly<Record<string, string>>; children: (Node | string)[] }

/** What a file may hold: more is no question. */
const most = { depth: 40, nodes: 20_000 }

/** Reads a document without a type of its own: it can name no entities, and nothing is fetched. */
export function readXml(text: string): Node {
  const root: Node = { name: '', attributes: {}, children: [] }
  const open: Node[] = [root]
  let nodes = 0
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new Unfit('bank.fault.doctype')
  })
  parser.on('error', () => {
    throw new Unfit('bank.fault.xml', { line: parser.line, column: parser.column })
  })
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1
    if (nodes > most.nodes || open.length > most.depth) throw new Unfit('bank.fault.too-deep')
    const node: Node = { name: name.replace(/^.*:/, ''), attributes, children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => void open.pop())
  const say = (words: string) => void open.at(-1)?.children.push(words)
  parser.on('text', say)
  parser.on('cdata', say)
  parser.write(text).close()
  const [first] = childrenOf(root)
  if (!first) throw new Unfit('bank.fault.xml', { line: 1, column: 1 })
  return first
}

const isNode = (one: Node | string): one is Node => typeof one !== 'string'
export const childrenOf = (node: Node): Node[] => node.children.filter(isNode)

/** Everything of a name below a node, in the order of the document. */
export const allIn = (node: Node, name: string): Node[] =>
  childrenOf(node).flatMap((one) => [...(one.name === name ? [one] : []), ...allIn(one, name)])

export const wordsOf = (node: Node | undefined): string =>
  node ? node.children.map((one) => (typeof one === 'string' ? one : wordsOf(one))).join('') : ''

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
}
const unprintable = /[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu

/** A text as XML holds it, line ends too, in an attribute as between tags. */
export const safe = (text: string): string =>
  text
    .toWellFormed()
    .replace(unprintable, '')
    .replace(/[&<>"\r\n\t]/g, (one) => signs[one] ?? one)
