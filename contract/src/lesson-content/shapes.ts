import { z } from 'zod'
import { ShownPlain } from '../content/shown.ts'
import { mostExercises, mostModules, mostPages } from '../content/document.ts'
import { ExerciseAnswer } from '../exercises/answer.ts'
import { ShownExercise } from '../exercises/shown.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'

/** What is looked for in an open answer. */
const Descriptor = z.object({ id: z.uuid(), text: z.string(), points: z.int() })

/** Content of a lesson with open answers that nobody has scored. */
export const WaitingContent = z.object({
  given: z.uuid(),
  kind: z.enum(['lecture', 'custom-lesson', 'regular']),
  title: z.string(),
  group: z.string(),
  subject: Named,
  date: Day,
  lessonUuid: z.uuid(),
  answers: z.int(),
  /** The student whose answer has waited longest. */
  studentId: Id,
  since: Instant,
})
export type WaitingContent = z.infer<typeof WaitingContent>

/** What a lesson has to be read: a lecture, the teacher's own lesson, or one of the school's library. */
export const readKinds = ['lecture', 'custom-lesson', 'regular'] as const
export const ReadKind = z.enum(readKinds)
export type ReadKind = z.infer<typeof ReadKind>

/** What came of a try. `sent`: a person reads it. */
export const TryVerdict = z.enum(['right', 'partly', 'wrong', 'sent'])
export type TryVerdict = z.infer<typeof TryVerdict>

/** How much of an answer is right: so many of so many, and how many were chosen beyond them. */
export const Hint = z.object({ right: z.int(), of: z.int(), extra: z.int() })
export type Hint = z.infer<typeof Hint>

/** How far a student is. `share` is in percent; `points` are exact to two places, of exercises that the server checks. */
export const Progress = z.object({
  pages: z.int(),
  seen: z.int(),
  exercises: z.int(),
  closed: z.int(),
  points: z.number(),
  maxPoints: z.int(),
  share: z.int().min(0).max(100),
  done: z.boolean(),
})
export type Progress = z.infer<typeof Progress>

/** The lesson that the content was given to. */
const Place = z.object({ uuid: z.uuid(), date: Day, subject: Named, group: z.string(), theme: z.string() })

const Head = z.object({ given: z.uuid(), kind: ReadKind, title: z.string(), lesson: Place })

/** Content of a lesson in its list; `progress` is that of the student it is shown to or for. */
export const GivenContent = z.object({
  given: z.uuid(),
  kind: ReadKind,
  title: z.string(),
  pages: z.int(),
  exercises: z.int(),
  progress: Progress.nullable(),
  /** For whoever sees the class: who began and who is through, of how many. */
  began: z.int(),
  finished: z.int(),
  of: z.int(),
  /** Open answers that wait for whoever teaches. */
  toGrade: z.int(),
})
export type GivenContent = z.infer<typeof GivenContent>

/** A published lecture or lesson that a teacher may give. */
export const ContentToGive = z.object({
  versionUuid: z.uuid(),
  title: z.string(),
  kind: ReadKind,
  number: z.int(),
  /** Named by the theme of the lesson, or of one of its objectives. */
  fits: z.boolean(),
})
export type ContentToGive = z.infer<typeof ContentToGive>

const ReadModule = z.union([
  ShownPlain,
  z.object({ kind: z.literal('exercise'), uuid: z.uuid(), exercise: ShownExercise }),
])
export type ReadModule = z.infer<typeof ReadModule>

const ReadPage = z.object({
  uuid: z.uuid(),
  title: z.string(),
  seen: z.boolean(),
  modules: z.array(ReadModule).max(mostModules),
})
export type ReadPage = z.infer<typeof ReadPage>

/** Where a student stands at one exercise. `right` and `explanation` are told when no key of it may help anybody. */
export const ExerciseState = z.object({
  exercise: z.uuid(),
  answer: ExerciseAnswer,
  tries: z.int(),
  most: z.int(),
  verdict: TryVerdict.nullable(),
  /** The best of the tries, exact to two places. */
  points: z.number().nullable(),
  hint: Hint.nullable(),
  closed: z.boolean(),
  right: ExerciseAnswer,
  explanation: z.string(),
  /** What the teacher wrote to the last try. */
  comment: z.string(),
})
export type ExerciseState = z.infer<typeof ExerciseState>

export const ReadFile = z.object({ uuid: z.uuid(), name: z.string(), mime: z.string(), url: z.string() })
export type ReadFile = z.infer<typeof ReadFile>

/** Content as it is read by pages. */
export const ReadContent = Head.extend({
  pages: z.array(ReadPage).max(mostPages),
  exercises: z.array(ExerciseState).max(mostExercises),
  files: z.array(ReadFile).max(60),
  /** The page that was looked at last. */
  at: z.uuid().nullable(),
  progress: Progress,
  /** Its exercises are homework of this student now, and are answered there. */
  held: z.boolean(),
  can: z.object({ answer: z.boolean(), seeClass: z.boolean() }),
})
export type ReadContent = z.infer<typeof ReadContent>

/** A student of the class with how far they are. */
const ClassRow = z.object({
  studentId: Id,
  name: z.string(),
  answerId: z.uuid().nullable(),
  progress: Progress.nullable(),
  seenAt: Instant.nullable(),
  /** How often it was put back. */
  resets: z.int(),
  /** Open answers that nobody has scored. */
  toGrade: z.int(),
})
export type ClassRow = z.infer<typeof ClassRow>

export const ClassProgress = Head.extend({
  rows: z.array(ClassRow).max(300),
  can: z.object({ reset: z.boolean() }),
})
export type ClassProgress = z.infer<typeof ClassProgress>

/** One try as it was made. */
const Try = z.object({
  n: z.int(),
  answer: ExerciseAnswer,
  verdict: TryVerdict,
  points: z.number().nullable(),
  at: Instant,
  /** How a person scored it; `version` counts how often. */
  review: z
    .object({ version: z.int(), parts: z.record(z.uuid(), z.int()), comment: z.string(), by: z.string() })
    .nullable(),
})
export type Try = z.infer<typeof Try>

/** What a student did with content, page by page, with every try. */
export const StudentProgress = Head.extend({
  student: z.object({ id: Id, name: z.string() }),
  answerId: z.uuid().nullable(),
  /** It was put back: another one has been begun since, or may be. */
  wasReset: z.boolean(),
  startedAt: Instant.nullable(),
  seenAt: Instant.nullable(),
  doneAt: Instant.nullable(),
  progress: Progress,
  pages: z.array(ReadPage).max(mostPages),
  tries: z.array(z.object({ exercise: z.uuid(), made: z.array(Try).max(20) })).max(mostExercises),
  files: z.array(ReadFile).max(60),
  /** Who comes before and after in the class. */
  previous: Id.nullable(),
  next: Id.nullable(),
  /** What is looked at in open answers, for whoever scores them. */
  toScore: z.array(z.object({ exercise: z.uuid(), descriptors: z.array(Descriptor).max(20) })).max(mostExercises),
  can: z.object({ reset: z.boolean(), readAnswers: z.boolean(), score: z.boolean() }),
})
export type StudentProgress = z.infer<typeof StudentProgress>

/** Pages alone, to be shown to a class or looked over: nothing is answered. */
export const ContentPreview = z.object({
  title: z.string(),
  pages: z.array(ReadPage).max(mostPages),
})
export type ContentPreview = z.infer<typeof ContentPreview>

/** What was put back of a student (M-28): the old result, and who did it. */
export const ResetRow = z.object({
  id: z.uuid(),
  date: Instant,
  result: z.int().nullable(),
  maxResult: z.int(),
  by: z.string(),
  title: z.string(),
})
export type ResetRow = z.infer<typeof ResetRow>
