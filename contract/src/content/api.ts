import { z } from 'zod'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { staff } from '../kernel/roles.ts'
import { Drawn, mostFormula } from '../rich/math.ts'
import { ContentHead, ContentKind, Settings, sound } from './document.ts'
import { ContentFile, Draft, DraftChange } from './draft.ts'

/** What stands of a document: never published, published as it is, published and changed since, put away. */
export const contentStates = ['draft', 'published', 'changed', 'archived'] as const
const ContentState = z.enum(contentStates)
export type ContentState = z.infer<typeof ContentState>

/** A line of the own lists (N-32). */
export const ContentRow = ContentHead.extend({
  id: z.uuid(),
  kind: ContentKind,
  subject: z.object({ id: z.int(), name: Named }).nullable(),
  state: ContentState,
  /** The number of the last published version; 0 when there is none. */
  number: z.int(),
  updatedAt: z.string(),
  shared: z.boolean(),
  owner: z.object({ id: z.int(), name: z.string() }),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type ContentRow = z.infer<typeof ContentRow>

const asked = tableQuery('title', 'updatedAt').extend({
  of: z.enum(['lessons', 'lectures']).default('lessons'),
  whose: z.enum(['mine', 'school']).default('mine'),
  kind: ContentKind.optional(),
  subjectId: IdInAddress.optional(),
  parallel: z.coerce.number().int().min(0).max(12).optional(),
  state: ContentState.optional(),
})
export type ContentAsked = z.output<typeof asked>

/** A new document (M-34); the work of a theme begins with its maximum and its objectives. */
export const ContentNew = ContentHead.extend({
  uuid: z.uuid(),
  kind: ContentKind,
  maxScore: Settings.shape.maxScore,
  objectives: Settings.shape.objectives,
})
export type ContentNew = z.infer<typeof ContentNew>

/** A published version, as its list shows it. */
const ContentVersion = z.object({
  uuid: z.uuid(),
  number: z.int(),
  title: z.string(),
  maxScore: z.int(),
  at: z.string(),
})
/** A copy that somebody of the school made. */
const ContentCopy = z.object({ uuid: z.uuid(), title: z.string(), owner: z.string(), at: z.string() })

const root = '/api/v3/os/content'
const One = z.object({ uuid: z.uuid() })

export const content = {
  list: get(root, {
    roles: staff,
    about:
      'The caller’s own lectures or lessons and works, or those that colleagues of the school share; newest first unless asked otherwise. Archived ones only when asked for (E-7.7-04…07, E-7.11-11, E-7.11-12), with the subjects that they may be of (E-7.7-12).',
    query: asked,
    response: pageOf(ContentRow).extend({ subjects: z.array(z.object({ id: z.int(), name: Named })) }),
  }),
  create: post(root, {
    roles: staff,
    repeatable: true,
    about: 'Begins a document with one empty page; a repeat with the same uuid answers the same one (E-7.7-08, 09).',
    body: ContentNew,
    response: One,
  }),
  clone: post(`${root}/:uuid/clone`, {
    roles: staff,
    repeatable: true,
    about:
      'Copies the draft of an own or shared document, with its files and keys, into one of the caller’s (E-7.7-10, 11); 404 for what the caller may not read.',
    params: One,
    body: z.object({ uuid: z.uuid(), title: ContentHead.shape.title }),
    response: One,
  }),
  open: get(`${root}/:uuid`, {
    roles: staff,
    about:
      'The whole draft with the keys of its exercises, for its owner and where it is shared for colleagues (Q-133).',
    params: One,
    response: Draft,
  }),
  named: get(`${root}-of-theme/:uuid`, {
    roles: staff,
    about:
      'What an address below a calendar plan names by its last id: a document, or a theme with its work (R-2.6-04…10). A theme without one is answered alone.',
    params: One,
    response: z.object({ work: z.uuid().nullable(), theme: z.uuid().nullable() }),
  }),
  save: put(`${root}/:uuid`, {
    roles: staff,
    perMinute: 120,
    about:
      'Stores changed pages, each over its version, and the frame of the document over its own (Q-036, Q-133). 409 content.stale with the draft as it stands when a version is not the last one.',
    params: One,
    body: DraftChange,
    response: z.object({ version: z.int(), pages: z.array(z.object({ uuid: z.uuid(), version: z.int() })) }),
  }),
  share: put(`${root}/:uuid/share`, {
    roles: staff,
    about: 'Shows the document to colleagues of the school, who may read and copy it, or shows it no more.',
    params: One,
    body: z.object({ shared: z.boolean() }),
    response: Done,
  }),
  archive: put(`${root}/:uuid/archive`, {
    roles: staff,
    about: 'Puts the document away or takes it back; what was published stays.',
    params: One,
    body: z.object({ archived: z.boolean() }),
    response: Done,
  }),
  delete: remove(`${root}/:uuid`, {
    roles: staff,
    about: 'Deletes a draft that was never published; 422 content.published otherwise.',
    params: One,
    response: Done,
  }),
  formula: get(`${root}-formula`, {
    roles: staff,
    perMinute: 240,
    about:
      'A formula in the words of LaTeX as it will be published: drawn as MathML, or the place where it cannot be read.',
    query: z.object({ source: sound(mostFormula) }),
    response: z.object({ drawn: Drawn.nullable(), at: z.int().nullable() }),
  }),
  uses: get(`${root}/:uuid/uses`, {
    roles: staff,
    about: 'The published versions of a document, newest first, and the copies that were made of it.',
    params: One,
    response: z.object({ versions: z.array(ContentVersion), copies: z.array(ContentCopy) }),
  }),
  publish: post(`${root}/:uuid/publish`, {
    roles: staff,
    repeatable: true,
    about:
      'Publishes the draft as the next version, which never changes. 422 content.faults names each fault with its place: an empty document, a missing key, an empty option, points unlike the maximum, a picture without words, rights that nobody confirmed.',
    params: One,
    body: z.object({ uuid: z.uuid() }),
    response: z.object({ uuid: z.uuid(), number: z.int(), maxScore: z.int() }),
  }),
  addFiles: post(`${root}/:uuid/files`, {
    roles: staff,
    perMinute: 60,
    files: { most: 3, bytes: 100 * 1024 * 1024, kinds: 'documents' },
    about: 'Adds up to 3 files of 100 MB to the document (multipart field `file`; Q-048); 413 above.',
    params: One,
    response: z.array(ContentFile),
  }),
}
