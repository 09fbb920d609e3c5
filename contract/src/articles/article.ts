import { z } from 'zod'
import { Named } from '../kernel/languages.ts'
import { RichDocument } from '../rich/document.ts'
import { ArticleAudience, ArticlePlace } from './audience.ts'

export const limits = { title: 200, lead: 800, alt: 300, gallery: 12 } as const

const letters = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** A stored picture; the words say what it shows to those who do not see it. */
const Picture = z.object({ file: z.uuid(), alt: letters(limits.alt) })

/** An article in one language. A draft may be empty; what is published may not. */
export const ArticleText = z.object({
  title: letters(limits.title),
  lead: letters(limits.lead),
  body: RichDocument,
})
export type ArticleText = z.infer<typeof ArticleText>

const Written = ArticleText.nullable()

/** What an author writes: each language or none of it, pictures, and who it is for. */
export const ArticleContent = z.object({
  texts: z.object({ kz: Written, ru: Written, en: Written }),
  cover: Picture.nullable(),
  gallery: z.array(Picture).max(limits.gallery),
  audience: ArticleAudience,
  /** Also for whoever has its address, without signing in. */
  open: z.boolean(),
})
export type ArticleContent = z.infer<typeof ArticleContent>

export const articleStates = ['draft', 'scheduled', 'published', 'archived'] as const
export const ArticleState = z.enum(articleStates)
export type ArticleState = z.infer<typeof ArticleState>

/** Whose article it is: of a school, a district, a region, the country or the platform. */
export const ArticleDesk = z.enum(['school', 'department', 'region', 'country', 'platform'])
export type ArticleDesk = z.infer<typeof ArticleDesk>

/** Who tells it; the country and the platform need no name. */
export const From = z.object({ desk: ArticleDesk, name: Named.nullable() })
export type From = z.infer<typeof From>

/** A place with its name, as an author chooses it. */
export const NamedPlace = ArticlePlace.extend({ name: Named })
export type NamedPlace = z.infer<typeof NamedPlace>

/** The desk where an article is written; the id is 0 for the country and the platform. */
export type DeskOf = { desk: ArticleDesk; deskId: number }
