import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Language } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { RichDocument } from '../rich/document.ts'
import { ArticleContent, ArticleState, From, NamedPlace } from './article.ts'
import { ArticleDraft, ArticleFile, ArticleVersion, ArticleDeskRow } from './draft.ts'
import { unread } from './menu.ts'
import { writers } from './roles.ts'

const Shown = z.object({ url: z.string(), alt: z.string() })

/** A card of the list, in the reader’s language where the article has it. */
export const ArticleCard = z.object({
  id: z.uuid(),
  title: z.string(),
  lead: z.string(),
  language: Language,
  cover: Shown.nullable(),
  from: From,
  publishedAt: z.string(),
  pinned: z.boolean(),
  read: z.boolean(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = ArticleCard.extend({
  languages: z.array(Language),
  body: RichDocument,
  gallery: z.array(Shown),
  /** Where the pictures of the text are fetched from. */
  files: z.array(ArticleFile),
  archived: z.boolean(),
  open: z.boolean(),
  can: z.object({ edit: z.boolean() }),
})
export type Article = z.infer<typeof Article>

const list = tableQuery('publishedAt').extend({
  /** The archive holds what was put away. */
  shelf: z.enum(['archive']).optional(),
  unread: z.literal('1').optional(),
  from: z.enum(['school', 'above']).optional(),
})
export type ArticlesAsked = z.output<typeof list>

const desk = tableQuery('title', 'updatedAt', 'publishAt').extend({ state: ArticleState.optional() })
export type DeskAsked = z.output<typeof desk>

const root = '/api/v3/os/news'
const written = `${root}/desk`
const One = z.object({ articleId: z.uuid() })
const roles = writers

/** News (R-2.12-10, 11; E-7.11-19, Q-073): what is told to people, and the desk where it is written. */
export const articles = {
  list: get(root, {
    roles: 'anyone',
    aliases: ['/api/v2/os/news'],
    about:
      'What is addressed to the caller’s role in one of their places and has come out: pinned first, then newest. A parent’s places are the schools of the children. Nobody is told what is not addressed to them.',
    query: list,
    response: pageOf(ArticleCard).extend({ can: z.object({ write: z.boolean() }) }),
  }),
  unread,
  article: get(`${root}/:articleId`, {
    roles: 'anyone',
    aliases: ['/api/v2/os/news/:articleId'],
    about:
      'One article that has come out: for whom it is addressed to, for its authors, and an open one for anybody; 404 otherwise. In `language` where it has that.',
    params: One,
    query: z.object({ language: Language.optional() }),
    response: Article,
  }),
  read: put(`${root}/:articleId/read`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Remembers that the caller has read it.',
    params: One,
    response: Done,
  }),
  feed: get(`${root}/feed/:name`, {
    roles: 'public',
    answers: 'file',
    cacheSeconds: 300,
    about:
      'The latest fifty open articles as RSS 2.0 in one language (`kz.xml`, `ru.xml`, `en.xml`), of one school where it is named. What is addressed alone is never in it.',
    params: z.object({ name: z.enum(['kz.xml', 'ru.xml', 'en.xml']) }),
    query: z.object({ schoolId: IdInAddress.optional() }),
    response: Done,
  }),
  cover: get(`${root}/:articleId/cover`, {
    roles: 'public',
    answers: 'file',
    cacheSeconds: 300,
    about: 'The cover of an open article that has come out, for previews of its address; 404 for any other.',
    params: One,
    response: Done,
  }),
  desk: get(written, {
    roles,
    about:
      'The articles of the caller’s desk: those of the school, the district, the region, the country or the platform. Archived ones only when asked for.',
    query: desk,
    response: pageOf(ArticleDeskRow),
  }),
  places: get(`${written}/places`, {
    roles,
    about: 'Whom the caller may tell something: places within reach by name, at most fifty, the widest first.',
    query: z.object({ search: z.string().trim().max(100).default('') }),
    response: z.array(NamedPlace).max(50),
  }),
  create: post(written, {
    roles,
    repeatable: true,
    about: 'Begins an empty draft; a repeat with the same uuid answers the same one.',
    body: z.object({ uuid: z.uuid() }),
    response: z.object({ uuid: z.uuid() }),
  }),
  open: get(`${written}/:articleId`, {
    roles,
    about: 'An article of the caller’s desk as it is written; 404 for one of another desk.',
    params: One,
    response: ArticleDraft,
  }),
  save: put(`${written}/:articleId`, {
    roles,
    perMinute: 60,
    about:
      'Stores the article as its next version; the versions before are kept. 409 article.stale with what stands there when `version` is not the last one, 422 article.beyond for roles and places out of reach, article.foreign-file for a picture of elsewhere, article.faults when people read it already and it lacks something.',
    params: One,
    body: z.object({ version: Id, content: ArticleContent }),
    response: z.object({ version: z.int() }),
  }),
  publish: put(`${written}/:articleId/publication`, {
    roles,
    repeatable: true,
    about:
      'Lets it come out at a moment, or at once when none is named. A moment that has passed or lies more than a year ahead is refused, and so is an article that lacks something (422 article.faults).',
    params: One,
    body: z.object({ version: Id, publishAt: Instant.nullable() }),
    response: z.object({ publishAt: z.string() }),
  }),
  withdraw: remove(`${written}/:articleId/publication`, {
    roles,
    repeatable: true,
    about: 'Takes it back: it is a draft again, and nobody but its authors reads it.',
    params: One,
    response: Done,
  }),
  pin: put(`${written}/:articleId/pin`, {
    roles,
    about: 'Keeps what is out above the others, or no longer.',
    params: One,
    body: z.object({ pinned: z.boolean() }),
    response: Done,
  }),
  archive: put(`${written}/:articleId/archive`, {
    roles,
    about: 'Puts what is out into the archive, where its readers still find it, or takes it back from there.',
    params: One,
    body: z.object({ archived: z.boolean() }),
    response: Done,
  }),
  delete: remove(`${written}/:articleId`, {
    roles,
    repeatable: true,
    about: 'Deletes a draft; 422 article.out for what is out or will be.',
    params: One,
    response: Done,
  }),
  versions: get(`${written}/:articleId/versions`, {
    roles,
    about: 'The last fifty saved versions, newest first: who saved them and when.',
    params: One,
    response: z.array(ArticleVersion).max(50),
  }),
  version: get(`${written}/:articleId/versions/:version`, {
    roles,
    about: 'What stood in one saved version.',
    params: One.extend({ version: IdInAddress }),
    response: z.object({ content: ArticleContent }),
  }),
  addFiles: post(`${written}/:articleId/files`, {
    roles,
    perMinute: 60,
    files: { most: 3, bytes: 21 * 1024 * 1024, kinds: 'images' },
    about: 'Adds up to three pictures to the article (multipart field `file`); 422 for anything that is none.',
    params: One,
    response: z.array(ArticleFile),
  }),
}
