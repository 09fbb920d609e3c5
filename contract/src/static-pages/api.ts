import { z } from 'zod'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Language, Named } from '../kernel/languages.ts'
import { picturesIn, RichDocument } from '../rich/document.ts'
import { openSlugs, slugs } from './slugs.ts'

const Slug = z.enum(slugs)
const Version = z.coerce.number().int().min(1).max(1_000_000)

/** A page as it is read, in one language. */
export const StaticPage = z.object({
  slug: Slug,
  version: z.int(),
  title: z.string(),
  body: RichDocument,
  publishedAt: z.string(),
  /** When the caller agreed to it, if they did. */
  agreedAt: z.string().nullable(),
})
export type StaticPage = z.infer<typeof StaticPage>

const Title = z
  .string()
  .trim()
  .max(200)
  .refine((title) => title.isWellFormed() && !title.includes('\0'))
/** There is nowhere to keep pictures of such a page: they would be files of no school. */
const Body = RichDocument.refine((body) => picturesIn(body).length === 0, { error: 'invalid' })

/** What an editor writes: title and text in three languages. */
export const PageDraft = z.object({
  titleKz: Title.default(''),
  titleRu: Title.default(''),
  titleEn: Title.default(''),
  bodyKz: Body,
  bodyRu: Body,
  bodyEn: Body,
})
export type PageDraft = z.output<typeof PageDraft>

const Published = z.object({
  version: z.int(),
  title: Named,
  publishedAt: z.string(),
  /** Null: it came with the product. */
  by: z.string().nullable(),
  asks: z.boolean(),
  agreed: z.int(),
})
export type Published = z.infer<typeof Published>

/** A page on the desk: what stands, and what is being written. */
export const StaticPageDeskRow = Published.extend({ slug: Slug, draftAt: z.string().nullable() })
export type StaticPageDeskRow = z.infer<typeof StaticPageDeskRow>

export const EditedPage = z.object({
  slug: Slug,
  /** The draft, or what stands where there is none. */
  text: PageDraft,
  /** Of the draft; 0 where there is none. */
  revision: z.int(),
  draftAt: z.string().nullable(),
  version: z.int(),
  asksPossible: z.boolean(),
})
export type EditedPage = z.infer<typeof EditedPage>

const root = '/api/v3/os/static'
const desk = '/api/v3/os/desk/static'
const One = z.object({ slug: Slug })
const InLanguage = z.object({ lang: Language })
const OneVersion = One.extend({ version: Version })
const Revision = z.int().min(0).max(1_000_000)
const editors = ['platform-admin'] as const

/** Six pages about the product, their desk, and what people agreed to. */
export const staticPages = {
  page: get(`${root}/:slug`, {
    roles: 'anyone',
    withHandedOut: true,
    withoutFactor: true,
    about: 'A page of the product in a language, and when the caller agreed to it (R-2.14-02).',
    params: One,
    query: InLanguage,
    response: StaticPage,
  }),
  openPage: get('/api/v3/os/guest/static/:slug', {
    roles: 'public',
    about: 'Terms, privacy and consent for everybody, without a session (Q-143).',
    params: z.object({ slug: z.enum(openSlugs) }),
    query: InLanguage,
    response: StaticPage,
  }),
  due: get('/api/v3/os/consents/due', {
    roles: 'anyone',
    about:
      'Which pages the caller is to be asked to agree to: those whose present version was published with the question.',
    response: z.array(z.object({ slug: Slug, version: z.int(), title: Named })).max(slugs.length),
  }),
  agree: post('/api/v3/os/consents', {
    roles: 'anyone',
    repeatable: true,
    about:
      'Keeps that the caller agreed to a version. 422 static-page.version-over for one that is not the present one.',
    body: z.object({ slug: Slug, version: z.int().min(1).max(1_000_000) }),
    response: Done,
  }),
  desk: get(desk, {
    roles: editors,
    about: 'The pages with what stands and whether a draft waits.',
    response: z.array(StaticPageDeskRow).max(slugs.length),
  }),
  edited: get(`${desk}/:slug`, {
    roles: editors,
    about: 'A page as its editor writes it, in three languages.',
    params: One,
    response: EditedPage,
  }),
  keepDraft: put(`${desk}/:slug`, {
    roles: editors,
    about: 'Keeps the draft. 409 static-page.changed when it is no longer of that revision.',
    params: One,
    body: PageDraft.extend({ revision: Revision }),
    response: EditedPage,
  }),
  publish: post(`${desk}/:slug/versions`, {
    roles: editors,
    about:
      'Makes the draft the next version; with `asks` everybody is asked to agree once. 422 where a language is blank, or where nobody can agree to the page.',
    params: One,
    body: z.object({ revision: Revision, asks: z.boolean().default(false) }),
    response: EditedPage,
  }),
  versions: get(`${desk}/:slug/versions`, {
    roles: editors,
    about: 'The 200 newest versions of a page, newest first, with how many agreed to each.',
    params: One,
    response: z.array(Published).max(200),
  }),
  version: get(`${desk}/:slug/versions/:version`, {
    roles: editors,
    about: 'The words of one version.',
    params: OneVersion,
    response: PageDraft,
  }),
  restore: post(`${desk}/:slug/versions/:version/restore`, {
    roles: editors,
    about: 'Makes an older version the draft, in place of the one that is being written; nothing is published by it.',
    params: OneVersion,
    body: z.object({ revision: Revision }),
    response: EditedPage,
  }),
}
