import type { JSONContent } from '@tiptap/core'
import {
  isLinkAddress,
  mostFormula,
  mostListLevels,
  type RichBlock,
  type RichDocument,
  type RichInline,
  type RichItem,
  type RichList,
  type RichMark,
  type RichParagraph,
} from './document.ts'

const inside = ({ content }: JSONContent): JSONContent[] => content ?? []
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the editor holds, as a document: each node with what is named of it and nothing more. */
export const readDocument = (editor: JSONContent): RichDocument => {
  const content = inside(editor).flatMap(blockOf)
  // The editor always keeps a line to write on; a text of nothing but it is empty.
  const isEmpty = content.every((block) => block.type === 'paragraph' && block.content.length === 0)
  return { type: 'doc', content: isEmpty ? [] : content }
}

function blockOf(node: JSONContent): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraphOf(node)]
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.attrs?.['level'] === 3 ? 3 : 2 }, content: inlineOf(node) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: inside(node).map(paragraphOf) }]
    case 'picture':
      return [
        {
          type: 'picture',
          attrs: { file: textOf(node.attrs?.['file']), alt: textOf(node.attrs?.['alt']).slice(0, 300) },
        },
      ]
    case 'bulletList':
    case 'orderedList':
      return [listOf(node.type, node, 1)]
    default:
      return []
  }
}

const paragraphOf = (node: JSONContent): RichParagraph => ({ type: 'paragraph', content: inlineOf(node) })

function inlineOf(node: JSONContent): RichInline[] {
  return inside(node).flatMap((one): RichInline[] => {
    if (one.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (one.type === 'math') {
      const source = textOf(one.attrs?.['source']).slice(0, mostFormula)
      return source === '' ? [] : [{ type: 'math', attrs: { source } }]
    }
    if (one.type !== 'text' || !one.text) return []
    const marks = (one.marks ?? []).flatMap(markOf)
    return [{ type: 'text', text: one.text, ...(marks.length > 0 && { marks }) }]
  })
}

function markOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): RichMark[] {
  if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
  const href = textOf(attrs?.['href'])
  return type === 'link' && isLinkAddress(href) && href.length <= 1000 ? [{ type, attrs: { href } }] : []
}

function listOf(type: RichList['type'], node: JSONContent, level: number): RichList {
  return { type, content: inside(node).flatMap((item) => itemOf(item, level)) }
}

function itemOf(item: JSONContent, level: number): RichItem[] {
  const content: RichItem['content'] = []
  const lifted: RichItem[] = []
  for (const one of inside(item))
    if (one.type !== 'bulletList' && one.type !== 'orderedList') content.push(paragraphOf(one))
    else if (level < mostListLevels) content.push(listOf(one.type, one, level + 1))
    else lifted.push(...inside(one).flatMap((deeper) => itemOf(deeper, level)))
  return [{ type: 'listItem', content }, ...lifted]
}
