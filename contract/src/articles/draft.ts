import { z } from 'zod'
import { ArticleContent, ArticleState, ArticleDesk, NamedPlace } from './article.ts'
import { ArticleRole } from './roles.ts'

/** A picture that belongs to an article, and where a browser fetches it from for some minutes. */
export const ArticleFile = z.object({ uuid: z.uuid(), url: z.string() })
export type ArticleFile = z.infer<typeof ArticleFile>

/** An article as its authors see it. */
export const ArticleDraft = z.object({
  uuid: z.uuid(),
  version: z.int(),
  state: ArticleState,
  /** When it comes out or came out; null while it is a draft. */
  publishAt: z.string().nullable(),
  pinned: z.boolean(),
  content: ArticleContent,
  files: z.array(ArticleFile),
  /** The names of the places of its audience. */
  places: z.array(NamedPlace),
  savedBy: z.string(),
  savedAt: z.string(),
  /** Whom this desk may tell something. */
  desk: z.object({ kind: ArticleDesk, roles: z.array(ArticleRole) }),
})
export type ArticleDraft = z.infer<typeof ArticleDraft>

/** A line of the desk. */
export const ArticleDeskRow = z.object({
  id: z.uuid(),
  title: z.string(),
  state: ArticleState,
  publishAt: z.string().nullable(),
  pinned: z.boolean(),
  open: z.boolean(),
  author: z.string(),
  updatedAt: z.string(),
  /** How many people have read it. */
  reads: z.int(),
})
export type ArticleDeskRow = z.infer<typeof ArticleDeskRow>

/** A saved version, as its list shows it. */
export const ArticleVersion = z.object({ version: z.int(), by: z.string(), at: z.string(), title: z.string() })
export type ArticleVersion = z.infer<typeof ArticleVersion>
