import fc from 'fast-check'
import { mostListLevels, type RichDocument } from './document.ts'

type Block = RichDocument['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
type List = Extract<Block, { type: 'bulletList' | 'orderedList' }>

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed())
const href = fc.constantFrom('https://example.kz/a?b=1', 'http://example.kz', 'mailto:mektep@example.kz')
const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }] as const)
const inline: fc.Arbitrary<Paragraph['content']> = fc.array(
  fc.oneof(
    words.map((text) => ({ type: 'text' as const, text })),
    fc.record({ type: fc.constant('text' as const), text: words, marks: marks.map((some) => [...some]) }),
    fc.record({
      type: fc.constant('text' as const),
      text: words,
      marks: href.map((to) => [{ type: 'link' as const, attrs: { href: to } }]),
    }),
    fc.constant({ type: 'hardBreak' as const }),
    fc.constantFrom('x^2', '\\frac{a}{b}').map((source) => ({ type: 'math' as const, attrs: { source } })),
  ),
  { maxLength: 3 },
)
const paragraph: fc.Arbitrary<Paragraph> = inline.map((content) => ({ type: 'paragraph', content }))

const list = (levels: number): fc.Arbitrary<List> => {
  const more: fc.Arbitrary<(Paragraph | List)[]> =
    levels > 1 ? fc.array(list(levels - 1), { maxLength: 1 }) : fc.constant([])
  const item = fc
    .tuple(paragraph, more)
    .map(([first, rest]) => ({ type: 'listItem' as const, content: [first, ...rest] }))
  return fc.record({
    type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
    content: fc.array(item, { minLength: 1, maxLength: 3 }),
  })
}

const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc
    .tuple(fc.constantFrom(2 as const, 3 as const), inline)
    .map(([level, content]) => ({ type: 'heading' as const, attrs: { level }, content })),
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'blockquote' as const, content })),
  fc.record({ file: fc.uuid(), alt: words }).map((attrs) => ({ type: 'picture' as const, attrs })),
  list(mostListLevels),
)

/** Texts of every shape. */
export const documents: fc.Arbitrary<RichDocument> = fc
  .array(block, { maxLength: 6 })
  .map((content) => ({ type: 'doc', content }))
