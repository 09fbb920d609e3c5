import { z } from 'zod'
import { mostFormula } from './math.ts'

/** Limits of one written text; nobody meets them by writing. */
export const mostNodes = 3000
export const mostCharacters = 40_000
const mostBlocks = 600
/** A list in a list in a list. */
export const mostListLevels = 3

/** Where a link may lead; anything else could be a script. */
export function isLinkAddress(href: string): boolean {
  return URL.canParse(href) && ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol)
}

const letters = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

const Mark = z.union([
  z.object({ type: z.enum(['bold', 'italic', 'underline']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: letters(1000).refine(isLinkAddress) }) }),
])
// Longer than a text may be, so that a long paste is told by how much it is over.
const Text = z.object({
  type: z.literal('text'),
  text: letters(10 * mostCharacters).min(1),
  marks: z.array(Mark).max(4).exactOptional(),
})
/** A formula in the words of LaTeX; what it looks like is made when the text is published. */
const MathNode = z.object({ type: z.literal('math'), attrs: z.object({ source: letters(mostFormula).min(1) }) })
const Inline = z.discriminatedUnion('type', [Text, z.object({ type: z.literal('hardBreak') }), MathNode])
const inline = z.array(Inline).max(mostBlocks).default([])

const Paragraph = z.object({ type: z.literal('paragraph'), content: inline })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline,
})
/** A stored file by its id; its address is made for whoever reads. The words say what it shows to those who do not see it. */
const Picture = z.object({ type: z.literal('picture'), attrs: z.object({ file: z.uuid(), alt: letters(300) }) })
const Quote = z.object({ type: z.literal('blockquote'), content: z.array(Paragraph).min(1).max(mostBlocks) })

export type RichParagraph = z.infer<typeof Paragraph>
export type RichItem = { type: 'listItem'; content: (RichParagraph | RichList)[] }
export type RichList = { type: 'bulletList' | 'orderedList'; content: RichItem[] }

// Levels are written out instead of a schema that names itself: then the depth is bounded by construction.
const list = (levels: number): z.ZodType<RichList> => {
  const item = z.object({
    type: z.literal('listItem'),
    content: z
      .array(levels > 1 ? z.union([Paragraph, list(levels - 1)]) : Paragraph)
      .min(1)
      .max(50),
  })
  return z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(item).min(1).max(mostBlocks) })
}

const Block = z.union([Paragraph, Heading, Quote, Picture, list(mostListLevels)])
export type RichBlock = z.infer<typeof Block>

/** A written text: paragraphs, headings, lists, quotes, links and pictures. Never HTML. */
export const RichDocument = z
  .object({ type: z.literal('doc'), content: z.array(Block).max(mostNodes) })
  .superRefine((doc, context) => {
    const over = overIn(doc)
    if (over) context.addIssue({ code: 'custom', message: over.code, params: { max: over.max, count: over.count } })
  })
export type RichDocument = { type: 'doc'; content: RichBlock[] }

/** What is too much of a text: the limit, and by how much it is over. */
function overIn(doc: RichDocument): { code: string; max: number; count: number } | null {
  const measured = [
    { code: 'text-too-long', max: mostCharacters, has: charactersIn(doc) },
    { code: 'text-too-many-parts', max: mostBlocks, has: doc.content.length },
    { code: 'text-too-many-parts', max: mostNodes, has: nodesIn(doc) },
  ]
  const over = measured.find(({ has, max }) => has > max)
  return over ? { code: over.code, max: over.max, count: over.has - over.max } : null
}

export const emptyDocument: RichDocument = { type: 'doc', content: [] }

/** A text of lines as a document: each line is a paragraph. */
export const documentOf = (text: string): RichDocument => ({
  type: 'doc',
  content: text === '' ? [] : text.split(/\r?\n/).map(paragraphOf),
})
const paragraphOf = (text: string): RichParagraph => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text }],
})

type Node = RichBlock | RichItem | z.infer<typeof Inline>
const inside = (node: Node | RichDocument): readonly Node[] => ('content' in node ? node.content : [])

const nodesIn = (node: Node | RichDocument): number => inside(node).reduce((sum, one) => sum + nodesIn(one), 1)
const charactersIn = (node: Node | RichDocument): number =>
  inside(node).reduce((sum, one) => sum + charactersIn(one), lettersOf(node))
const lettersOf = (node: Node | RichDocument): number =>
  node.type === 'text' ? node.text.length : node.type === 'math' ? node.attrs.source.length : 0

/** The text as it is read aloud: blocks and list items on lines of their own, pictures by their words. */
export const plainText = (doc: RichDocument): string => doc.content.map(linesOf).join('\n')

function linesOf(node: Node): string {
  if (node.type === 'text') return node.text
  if (node.type === 'hardBreak') return '\n'
  if (node.type === 'math') return node.attrs.source
  if (node.type === 'picture') return node.attrs.alt
  const isInline = node.type === 'paragraph' || node.type === 'heading'
  return inside(node)
    .map(linesOf)
    .join(isInline ? '' : '\n')
}

/** Whether nothing is written: no letter and no picture. */
export const isBlank = (doc: RichDocument): boolean => picturesIn(doc).length === 0 && plainText(doc).trim() === ''

/** The formulas of a text, each once. */
export const formulasIn = (doc: RichDocument): string[] => [...new Set(doc.content.flatMap(sourcesIn))]
const sourcesIn = (node: Node): string[] =>
  node.type === 'math' ? [node.attrs.source] : inside(node).flatMap(sourcesIn)

/** The pictures of a text, in their order. */
export const picturesIn = (doc: RichDocument): { file: string; alt: string }[] =>
  doc.content.flatMap((block) => (block.type === 'picture' ? [block.attrs] : []))
