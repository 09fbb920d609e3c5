import { z } from 'zod'
import { Id } from '../kernel/ids.ts'
import { Language } from '../kernel/languages.ts'
import { RichDocument } from '../rich/document.ts'
import { Drawn, DrawnFormula, mostFormulas } from '../rich/math.ts'

/** What a teacher makes in the builder: a lecture or a lesson to read, a work to be assessed by. */
export const contentKinds = ['lecture', 'custom-lesson', 'sor', 'soch', 'test', 'ent'] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

/** Lessons and works: every kind but the lecture, which has a list of its own. */
export const lessonKinds = ['custom-lesson', 'sor', 'soch', 'test', 'ent'] as const satisfies readonly ContentKind[]

/** Works whose points go into the journal. */
export const assessed = ['sor', 'soch', 'ent'] as const satisfies readonly ContentKind[]

export const skillLevels = ['knowledge', 'application', 'higher'] as const
export const SkillLevel = z.enum(skillLevels)

/** Pages of one document, modules of one page, and exercises of the whole. */
export const mostPages = 60
export const mostModules = 40
export const mostExercises = 200

export const sound = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

const of = { uuid: z.uuid() }
export const File = z.object({ uuid: z.uuid(), name: sound(255) })

/** The modules of a page beside exercises. */
export const plainModules = [
  z.object({ ...of, kind: z.literal('heading'), text: sound(200) }),
  z.object({ ...of, kind: z.literal('text'), text: RichDocument }),
  z.object({ ...of, kind: z.literal('picture'), file: File.nullable(), alt: sound(300), caption: sound(300) }),
  z.object({ ...of, kind: z.literal('file'), file: File.nullable(), title: sound(200) }),
  z.object({ ...of, kind: z.literal('video'), url: sound(500), title: sound(200) }),
  z.object({ ...of, kind: z.literal('formula'), text: sound(1000) }),
  /** `words`: what is said in it, for those who do not hear it. */
  z.object({ ...of, kind: z.literal('audio'), file: File.nullable(), title: sound(200), words: sound(20_000) }),
  /** `captions`: WebVTT or SRT; `mute` where nobody speaks. */
  z.object({
    ...of,
    kind: z.literal('film'),
    file: File.nullable(),
    title: sound(200),
    captions: sound(40_000),
    mute: z.boolean(),
  }),
] as const

const [headingModule, textModule, pictureModule, fileModule, videoModule, formulaModule, audioModule, filmModule] =
  plainModules

/** The same as they are published: formulas are drawn, and never again. */
export const publishedPlain = [
  headingModule,
  textModule.extend({ formulas: z.array(DrawnFormula).max(mostFormulas).default([]) }),
  pictureModule,
  fileModule,
  videoModule,
  formulaModule.extend({ drawn: Drawn.nullable().default(null) }),
  audioModule,
  filmModule,
] as const

/** How an exercise counts in the table of the builder (M-20). */
export const about = {
  ...of,
  kind: z.literal('exercise'),
  purpose: sound(300),
  skill: SkillLevel,
  minutes: z.int().min(0).max(240),
}

/** Questions of one set that some are drawn from. */
export const mostDrawn = 30

/** A set of questions of which each attempt is asked `take`, drawn by its seed; each of them is worth `points`. */
export const aboutDrawn = {
  ...about,
  kind: z.literal('drawn'),
  take: z.int().min(1).max(mostDrawn),
  points: z.int().min(0).max(100),
}

/** The set of a published page: the questions as they stood when it was published, without their keys. */
const PublishedDrawn = z.object({ ...aboutDrawn, exercises: z.array(z.looseObject({ uuid: z.uuid() })).max(mostDrawn) })

/** An exercise of a published page: without its key. `exercise` is what `split` of the exercises made. */
const PublishedExercise = z.object({ ...about, exercise: z.unknown() })
const PublishedModule = z.discriminatedUnion('kind', [...publishedPlain, PublishedExercise, PublishedDrawn])
const PublishedPage = z.object({
  uuid: z.uuid(),
  title: sound(200),
  modules: z.array(PublishedModule).max(mostModules),
})

/** What is kept of a published version beside its keys. */
export const PublishedBody = z.object({ pages: z.array(PublishedPage).max(mostPages) })
export type PublishedBody = z.infer<typeof PublishedBody>

/** Keys of a version by the uuid of their exercise. */
export const Keys = z.record(z.uuid(), z.unknown())
export type Keys = z.infer<typeof Keys>

/** What holds for the whole document: minutes (C-BUILDER-1), the maximum that the programme names, objectives, rights. */
export const Settings = z.object({
  minutes: z.int().min(1).max(300).default(40),
  maxScore: z.int().min(1).max(200).nullable().default(null),
  objectives: z.array(sound(40)).max(20).default([]),
  /** The author says that nobody else's rights are hurt. */
  rightsConfirmed: z.boolean().default(false),
  /** Whether students see the descriptors before the work. */
  showDescriptors: z.boolean().default(false),
})
export type Settings = z.infer<typeof Settings>

export const ContentHead = z.object({
  title: sound(200).trim().min(1),
  subjectId: Id.nullable(),
  parallel: z.int().min(0).max(12).nullable(),
  language: Language,
})
export type ContentHead = z.infer<typeof ContentHead>
