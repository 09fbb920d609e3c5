import type { ReactNode } from 'react'

/** A written text as the kit draws it. What is stored has the same shape; whoever stores it judges it. */
export type RichMark = { type: 'bold' | 'italic' | 'underline' } | { type: 'link'; attrs: { href: string } }
export type RichInline =
  | { type: 'text'; text: string; marks?: RichMark[] }
  | { type: 'hardBreak' }
  | { type: 'math'; attrs: { source: string } }
export type RichParagraph = { type: 'paragraph'; content: RichInline[] }
export type RichItem = { type: 'listItem'; content: (RichParagraph | RichList)[] }
export type RichList = { type: 'bulletList' | 'orderedList'; content: RichItem[] }
export type RichBlock =
  | RichParagraph
  | { type: 'heading'; attrs: { level: 2 | 3 }; content: RichInline[] }
  | { type: 'blockquote'; content: RichParagraph[] }
  | { type: 'picture'; attrs: { file: string; alt: string } }
  | RichList
export type RichDocument = { type: 'doc'; content: RichBlock[] }

/** Where a stored file is fetched from; undefined for one that is not there. */
export type AddressOf = (file: string) => string | undefined

/** A formula as it is drawn, by what was written in LaTeX. */
export type DrawMath = (source: string) => ReactNode
/** Letters of one formula. */
export const mostFormula = 1000

/** A list in a list in a list; a deeper one is lifted. */
export const mostListLevels = 3

/** Where a link may lead. */
export function isLinkAddress(href: string): boolean {
  return URL.canParse(href) && ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol)
}

/** What a person wrote as the address of a link: `example.kz` and `a@b.kz` are meant as people mean them; null for no address. */
export function linkFrom(written: string): string | null {
  const text = written.trim()
  const meant = /^[\w.+-]+@[\w-]+\.[\w.]+$/.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(\.[\w-]+)+/.test(text)
      ? `https://${text}`
      : text
  return isLinkAddress(meant) ? meant : null
}
