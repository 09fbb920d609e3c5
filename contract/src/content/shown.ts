import { z } from 'zod'
import { RichDocument } from '../rich/document.ts'
import { Drawn, DrawnFormula, mostFormulas } from '../rich/math.ts'

/** What stands between the exercises of a page, as a browser shows it: a file by an address alone, as its name may tell. */
export const ShownPlain = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({
    kind: z.literal('text'),
    text: RichDocument,
    /** Where the pictures of the text are fetched from. */
    pictures: z.array(z.object({ file: z.uuid(), url: z.string() })).max(200),
    formulas: z.array(DrawnFormula).max(mostFormulas),
  }),
  z.object({ kind: z.literal('formula'), text: z.string(), drawn: Drawn.nullable() }),
  z.object({ kind: z.literal('picture'), url: z.string(), alt: z.string(), caption: z.string() }),
  z.object({ kind: z.literal('file'), url: z.string(), title: z.string() }),
  z.object({ kind: z.literal('audio'), url: z.string(), title: z.string(), words: z.string() }),
  z.object({ kind: z.literal('film'), url: z.string(), title: z.string(), captions: z.string() }),
  z.object({ kind: z.literal('video'), url: z.string(), title: z.string() }),
])
export type ShownPlain = z.infer<typeof ShownPlain>
