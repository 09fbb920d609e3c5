import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, remove } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { staff } from '../kernel/roles.ts'
import { MediaAddress } from '../media/api.ts'
import { HomeworkView } from '../homework/api.ts'
import { SoundText } from '../homework/parts.ts'
import { LessonCard } from '../schedule/api.ts'

/** Links and files of one lesson, together. */
export const maxMaterials = 30

/** A link or a file of a lesson; `uuid` of a file is also what it is downloaded by. */
export const Material = z.object({
  uuid: z.uuid(),
  kind: z.enum(['link', 'file']),
  title: z.string(),
  /** The address of a link, or the download of a file. */
  url: z.string(),
  bytes: z.int().nullable(),
  mime: z.string().nullable(),
})
export type Material = z.infer<typeof Material>

/** The lesson page (R-2.2-05, Q-099). */
export const LessonPage = LessonCard.omit({ homework: true, can: true, clashes: true }).extend({
  section: z.string(),
  objectives: z.array(z.string()),
  materials: z.array(Material).max(maxMaterials),
  homework: HomeworkView.nullable(),
  quarterId: z.int(),
  scoreType: z.string(),
  /** Has a theme, has started, and the period is not closed. */
  canBeConducted: z.boolean(),
  /** The lessons before and after in the same plan. */
  previous: z.object({ uuid: z.uuid(), date: Day }).nullable(),
  next: z.object({ uuid: z.uuid(), date: Day }).nullable(),
  /** conduct: say that it took place; mark: write marks; prepare: materials and homework; journal: see the class; chat: take part in its chat and its meeting; live: ask the class. */
  can: z.object({
    conduct: z.boolean(),
    mark: z.boolean(),
    prepare: z.boolean(),
    journal: z.boolean(),
    chat: z.boolean(),
    live: z.boolean(),
  }),
})
export type LessonPage = z.infer<typeof LessonPage>

/** http(s) addresses only: nothing that runs. */
export const LinkDraft = z.object({
  uuid: z.uuid(),
  title: SoundText.min(1).max(200),
  url: z.url({ protocol: /^https?$/, error: 'web-address' }).max(1000),
})
export type LinkDraft = z.infer<typeof LinkDraft>

const root = '/api/v3/os/lesson'
const OfLesson = z.object({ scheduleUuid: z.uuid() })
const readers = [...staff, 'student', 'parent', 'monitoring'] as const

/** Files of one call (V-FILE-1). */
export const lessonFiles = { most: 3, bytes: 21 * 1024 * 1024, kinds: 'documents' } as const

export const lesson = {
  page: get(`${root}/:scheduleUuid`, {
    roles: readers,
    subscribed: true,
    about:
      'The lesson with its theme, objectives, materials and homework; a student sees the own mark, a parent the child’s.',
    aliases: ['/api/v2/os/lesson/:scheduleUuid'],
    params: OfLesson,
    query: z.object({ userId: IdInAddress.optional() }),
    response: LessonPage,
  }),
  conduct: post(`${root}/:scheduleUuid/conduct`, {
    roles: staff,
    about: 'Says that the lesson took place; its theme is locked from then on (Q-027).',
    params: OfLesson,
    response: Done,
  }),
  unconduct: post(`${root}/:scheduleUuid/unconduct`, {
    roles: staff,
    about: 'Takes that back while the period is open.',
    params: OfLesson,
    response: Done,
  }),
  addLink: post(`${root}/:scheduleUuid/links`, {
    roles: staff,
    about: 'Adds a link to the materials; a lesson holds at most 30.',
    params: OfLesson,
    body: LinkDraft,
    response: Material,
  }),
  addFiles: post(`${root}/:scheduleUuid/files`, {
    roles: staff,
    perMinute: 60,
    files: lessonFiles,
    about:
      'Adds up to 3 files of 21 MB (multipart field `file`; V-FILE-1); 413 above, 422 for a kind that is not allowed.',
    params: OfLesson,
    response: z.array(Material),
  }),
  removeMaterial: remove(`${root}/:scheduleUuid/materials/:uuid`, {
    roles: staff,
    about: 'Takes a link or file off the lesson.',
    params: OfLesson.extend({ uuid: z.uuid() }),
    response: Done,
  }),
  file: get(`${root}/:scheduleUuid/files/:uuid`, {
    roles: readers,
    subscribed: true,
    answers: 'file',
    about: 'The bytes of a file of the lesson or of its homework.',
    params: OfLesson.extend({ uuid: z.uuid() }),
    response: Done,
  }),
  fileAddress: get(`${root}/:scheduleUuid/files/:uuid/address`, {
    roles: readers,
    subscribed: true,
    about: 'Where a browser fetches such a file by itself, to show or to play it; good for ten minutes.',
    params: OfLesson.extend({ uuid: z.uuid() }),
    response: MediaAddress,
  }),
}
