import { z } from 'zod'
import { ExerciseDraft } from '../exercises/draft.ts'
import {
  about,
  aboutDrawn,
  ContentHead,
  ContentKind,
  File,
  mostDrawn,
  mostModules,
  mostPages,
  plainModules,
  Settings,
  sound,
} from './document.ts'

/** An exercise as its author writes it, with its key. */
const DraftExercise = z.object({
  ...about,
  exercise: ExerciseDraft,
  /** The question of the bank that it was copied from. */
  bank: z.uuid().optional(),
})

/** A question of a set: a copy of what stood in the bank in that version. */
const DrawnQuestion = z.object({ bank: z.uuid(), version: z.int32().min(1), exercise: ExerciseDraft })
export type DrawnQuestion = z.infer<typeof DrawnQuestion>
const DraftDrawn = z.object({ ...aboutDrawn, questions: z.array(DrawnQuestion).max(mostDrawn) })

export const DraftModule = z.discriminatedUnion('kind', [...plainModules, DraftExercise, DraftDrawn])
export type DraftModule = z.infer<typeof DraftModule>

/** A page of a draft; its version counts what was stored of it, 0 for one that was not stored yet. */
export const DraftPage = z.object({
  uuid: z.uuid(),
  version: z.int32().min(0),
  title: sound(200),
  modules: z.array(DraftModule).max(mostModules),
})
export type DraftPage = z.infer<typeof DraftPage>

/** What is kept of a page beside its version. */
export const DraftBody = DraftPage.pick({ title: true, modules: true })

/** A file that the document holds, with an address that the browser itself fetches it by. */
export const ContentFile = File.extend({ mime: z.string(), bytes: z.int(), url: z.string() })
export type ContentFile = z.infer<typeof ContentFile>

/** The whole draft, for whoever may read it (N-51). */
export const Draft = ContentHead.extend({
  uuid: z.uuid(),
  kind: ContentKind,
  version: z.int(),
  settings: Settings,
  pages: z.array(DraftPage).max(mostPages),
  files: z.array(ContentFile),
  shared: z.boolean(),
  archived: z.boolean(),
  owner: z.object({ id: z.int(), name: z.string() }),
  /** The number of the last published version. */
  published: z.object({ uuid: z.uuid(), number: z.int(), at: z.string() }).nullable(),
  can: z.object({ edit: z.boolean() }),
})
export type Draft = z.infer<typeof Draft>

/**
 * What was changed since the last storing: pages with the version they were changed over, and with `version` the order of
 * all pages, the title and the settings. A page that `order` leaves out is taken away.
 */
export const DraftChange = z.object({
  pages: z.array(DraftPage).max(mostPages).default([]),
  frame: z
    .object({
      version: z.int32().min(1),
      order: z.array(z.uuid()).max(mostPages),
      head: ContentHead,
      settings: Settings,
    })
    .optional(),
})
export type DraftChange = z.infer<typeof DraftChange>
