import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { roles } from '../kernel/roles.ts'
import { audienceFields, complainAboutAudience, NoTexts, NewsPlace, scopes, Stage, Texts, writers } from './audience.ts'
import { isLink, linkLength } from './rules.ts'
import { bannerPlaces, standingPlaces } from './shown.ts'

/** A strip on a page, or a dialog that is read once. */
export const kinds = ['banner', 'announcement'] as const
/** Shown once, or until the person has closed it. */
export const lastings = ['once', 'read'] as const

/** A strip is short; an announcement may say more. */
export const textLength = { banner: 160, announcement: 1000 }
export const labelLength = 40
export const altLength = 160
const pictureBytes = 2 * 1024 * 1024

const fields = z.object({
  ...audienceFields,
  kind: z.enum(kinds),
  /** Nothing is hung up where nobody passes. */
  place: z.enum(standingPlaces).default('side'),
  lasting: z.enum(lastings),
  text: Texts(textLength.announcement),
  /** A button, where there is an address. */
  label: NoTexts(labelLength),
  link: z
    .string()
    .trim()
    .max(linkLength)
    .refine((link) => link === '' || isLink(link), { message: 'news_link' }),
  picture: z.uuid().nullable(),
  alt: NoTexts(altLength),
})

function check(notice: z.output<typeof fields>, { addIssue }: z.core.$RefinementCtx): void {
  const complain = (path: string, message: string) =>
    addIssue({ code: 'custom', message, path: path.split('.'), input: notice })
  complainAboutAudience(notice, complain)
  for (const language of ['kz', 'ru', 'en'] as const)
    if (notice.kind === 'banner' && notice.text[language].length > textLength.banner)
      complain(`text.${language}`, 'news_banner_long')
  for (const language of ['kz', 'ru'] as const)
    if (notice.link !== '' && notice.label[language] === '') complain(`label.${language}`, 'required')
}

export const NewsNoticeDraft = fields.superRefine(check)
export type NewsNoticeDraft = z.output<typeof NewsNoticeDraft>

/** A line of the desk: what it says, for whom, when, and how many have seen and pressed it. */
export const NewsDeskRow = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  text: Named,
  roles: z.array(z.enum(roles)),
  scope: z.enum(scopes).nullable(),
  scopeName: Named.nullable(),
  since: Day.nullable(),
  until: Day.nullable(),
  stage: Stage,
  seen: z.int(),
  pressed: z.int(),
  can: z.object({ edit: z.boolean(), stop: z.boolean(), delete: z.boolean() }),
})
export type NewsDeskRow = z.infer<typeof NewsDeskRow>

/** The whole of one, as its form begins; `pictureUrl` is good for ten minutes. */
export const NewsNotice = NewsDeskRow.extend({
  place: z.enum(bannerPlaces),
  lasting: z.enum(lastings),
  label: Named,
  link: z.string(),
  picture: z.uuid().nullable(),
  pictureUrl: z.string().nullable(),
  alt: Named,
  scopeId: z.int().nullable(),
  version: z.int(),
})
export type NewsNotice = z.infer<typeof NewsNotice>

const root = '/api/v3/os/announcement-desk'
const One = z.object({ uuid: z.uuid() })

export const desk = {
  deskPlaces: get(`${root}/places`, {
    roles: writers,
    about:
      'Whom the caller may write to: the own place, and what the search finds within it, 50 at most. The management of a school reaches it, an official the own district or region, those of the country and of the service school all (Q-089).',
    query: z.object({ search: z.string().trim().max(100).default('') }),
    response: z.object({ own: NewsPlace, found: z.array(NewsPlace).max(50) }),
  }),
  deskList: get(root, {
    roles: writers,
    about: 'What lies on the desk of the caller’s school, district, region or country, the newest first.',
    query: tableQuery('since', 'until', 'changed').extend({
      kind: z.enum(kinds).optional(),
      stage: Stage.optional(),
    }),
    response: pageOf(NewsDeskRow),
  }),
  deskOne: get(`${root}/:uuid`, {
    roles: writers,
    about: 'One of them as it is written; 404 for that of another desk.',
    params: One,
    response: NewsNotice,
  }),
  deskPicture: post(`${root}/pictures`, {
    roles: writers,
    perMinute: 20,
    files: { most: 1, bytes: pictureBytes, kinds: 'images' },
    about: 'Takes a picture of 2 MB at most for what is being written; nobody but its sender can hang it up.',
    response: z.object({ picture: z.uuid(), url: z.string() }),
  }),
  deskStore: put(`${root}/:uuid`, {
    roles: writers,
    about:
      'Writes a banner or an announcement, new by a uuid of the caller’s own, and with `publish` lets it out on its days. 422 under the fields: a place or roles outside the caller’s reach, a day in the past, an address that is neither a page here nor https, somebody else’s picture. 409 news.changed where another of the desk came first, 422 news.over for what has ended.',
    params: One,
    body: fields.extend({ version: z.int().min(0).max(1_000_000), publish: z.boolean() }).superRefine(check),
    response: z.object({ version: z.int() }),
  }),
  deskCopy: post(`${root}/:uuid/copy`, {
    roles: writers,
    repeatable: true,
    about: 'Makes a draft of the same words and audience, under a uuid of the caller’s own; the same uuid is one copy.',
    params: One,
    body: z.object({ uuid: z.uuid() }),
    response: Done,
  }),
  deskStop: post(`${root}/:uuid/stop`, {
    roles: writers,
    repeatable: true,
    about: 'Takes down what is planned or running; it is not put up again. A draft is 422 news.over.',
    params: One,
    response: Done,
  }),
  deskDelete: remove(`${root}/:uuid`, {
    roles: writers,
    about: 'Deletes a draft; 422 news.not-draft for what was ever let out.',
    params: One,
    response: Done,
  }),
}
