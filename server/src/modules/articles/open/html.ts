import type { RichBlock, RichDocument, RichItem } from '@qalam/contract/rich/document.ts'

// What XML cannot hold at all.
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as HTML and XML take it: no sign of it is markup. */
export const escaped = (text: string): string =>
  text.replace(unfit, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Inline = Extract<RichBlock, { type: 'paragraph' }>['content'][number]

const tags = { bold: 'b', italic: 'i', underline: 'u' } as const

function inline(node: Inline): string {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'math') return around('code', escaped(node.attrs.source))
  return (node.marks ?? []).reduce(
    (inner, mark) =>
      mark.type === 'link'
        ? `<a href="${escaped(mark.attrs.href)}" rel="nofollow noopener">${inner}</a>`
        : `<${tags[mark.type]}>${inner}</${tags[mark.type]}>`,
    escaped(node.text),
  )
}

const around = (tag: string, inner: string): string => `<${tag}>${inner}</${tag}>`
const all = (nodes: readonly (RichBlock | RichItem)[]): string => nodes.map(block).join('')

function block(node: RichBlock | RichItem): string {
  switch (node.type) {
    case 'paragraph':
      return around('p', node.content.map(inline).join(''))
    case 'heading':
      return around(node.attrs.level === 2 ? 'h2' : 'h3', node.content.map(inline).join(''))
    case 'blockquote':
      return around('blockquote', all(node.content))
    case 'bulletList':
      return around('ul', all(node.content))
    case 'orderedList':
      return around('ol', all(node.content))
    case 'listItem':
      return around('li', all(node.content))
    // Its address is made for whoever reads and lasts minutes: a feed says what it shows.
    case 'picture':
      return around('p', around('i', escaped(node.attrs.alt)))
  }
}

/** A written text as HTML made here, from its structure: nothing that an author typed is markup. */
export const htmlOf = (document: RichDocument): string => all(document.content)
