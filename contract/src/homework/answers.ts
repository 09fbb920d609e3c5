import { z } from 'zod'
import { publishedPlain } from '../content/document.ts'
import { ShownExercise, GivenAnswer } from '../exercises/shown.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { HomeworkFile, maxHomeworkFiles, SoundText } from './parts.ts'

/** What became of homework for one student. Overdue: the last moment has passed and nothing was sent. */
export const answerStates = ['to-do', 'overdue', 'sent', 'returned', 'scored'] as const
export const AnswerState = z.enum(answerStates)
export type AnswerState = z.infer<typeof AnswerState>

/** Files of one answer: a page of an exercise book each. */
export const maxAnswerFiles = 10
/** Letters of one answer. */
export const longestAnswer = 20_000

/** One student's answer as it is named beside the homework itself. */
export const AnswerMark = z.object({
  answerId: z.uuid(),
  state: AnswerState,
  score: z.int().nullable(),
  maxScore: z.int(),
})
export type AnswerMark = z.infer<typeof AnswerMark>

const Student = z.object({ id: z.int(), name: z.string() })
const Work = z.object({
  uuid: z.uuid(),
  lessonUuid: z.uuid(),
  text: z.string(),
  files: z.array(HomeworkFile).max(maxHomeworkFiles),
  subject: Named,
  group: z.string(),
  theme: z.string(),
  /** The day of the lesson. */
  givenOn: Day,
  dueOn: Day.nullable(),
  dateExpired: Instant.nullable(),
  maxScore: z.int(),
})

/** A line of a student's list (N-55). Homework that asks for no answer has no `answerId` and is never overdue. */
export const MyHomework = Work.omit({ files: true }).extend({
  answerId: z.uuid().nullable(),
  state: AnswerState,
  score: z.int().nullable(),
  hasContent: z.boolean(),
  files: z.int(),
})
export type MyHomework = z.infer<typeof MyHomework>

/** A line of a teacher's list: one homework and how many answers stand where. */
export const GivenHomework = Work.omit({ files: true }).extend({
  id: z.uuid(),
  wantsAnswer: z.boolean(),
  hasContent: z.boolean(),
  expired: z.boolean(),
  students: z.int(),
  sentAnswers: z.int(),
  returned: z.int(),
  scored: z.int(),
})
export type GivenHomework = z.infer<typeof GivenHomework>

const AnswerLine = AnswerMark.extend({
  student: Student,
  sentAt: Instant.nullable(),
  points: z.int().nullable(),
  files: z.int(),
})
export type AnswerLine = z.infer<typeof AnswerLine>

/** One homework with what each student sent (R-2.3-04). */
export const AnswersOfHomework = Work.extend({
  wantsAnswer: z.boolean(),
  content: z.string().nullable(),
  answers: z.array(AnswerLine).max(200),
})
export type AnswersOfHomework = z.infer<typeof AnswersOfHomework>

const ShownModule = z.discriminatedUnion('kind', [
  ...publishedPlain,
  z.object({ uuid: z.uuid(), kind: z.literal('exercise'), exercise: ShownExercise }),
])
export type ShownModule = z.infer<typeof ShownModule>

const ShownContent = z.object({
  title: z.string(),
  pages: z.array(z.object({ uuid: z.uuid(), title: z.string(), modules: z.array(ShownModule).max(40) })).max(60),
})
export type ShownContent = z.infer<typeof ShownContent>

/** What was done with an answer; the history of E-7.7-17. */
export const AnswerEvent = z.object({
  kind: z.enum(['sent', 'returned', 'scored']),
  at: Instant,
  by: z.string(),
  score: z.int().nullable(),
  comment: z.string(),
})
export type AnswerEvent = z.infer<typeof AnswerEvent>

/** The homework of one student: what is asked, what was given, what was said of it. */
export const AnswerPage = AnswerMark.extend({
  version: z.int(),
  homework: Work,
  content: ShownContent.nullable(),
  student: Student,
  body: z.string(),
  exercises: z.array(GivenAnswer).max(200),
  files: z.array(HomeworkFile).max(maxAnswerFiles),
  sentAt: Instant.nullable(),
  /** What the server scored of the exercises. */
  points: z.int().nullable(),
  /** Some of it is scored by a person. */
  needsPerson: z.boolean(),
  comment: z.string(),
  history: z.array(AnswerEvent).max(100),
  /** For teachers: whose answer comes before and after, and whose waits for a score. */
  beside: z
    .object({
      previous: z.uuid().nullable(),
      next: z.uuid().nullable(),
      place: z.int(),
      all: z.int(),
      waiting: z.int(),
    })
    .nullable(),
  can: z.object({ answer: z.boolean(), judge: z.boolean() }),
})
export type AnswerPage = z.infer<typeof AnswerPage>

/** What a student sends, over the version they saw. `operation` makes a repeat change nothing. */
export const HomeworkAnswerDraft = z.object({
  operation: z.uuid(),
  version: z.int32().min(0),
  body: SoundText.max(longestAnswer).default(''),
  exercises: z.array(GivenAnswer).max(200).default([]),
})
export type HomeworkAnswerDraft = z.infer<typeof HomeworkAnswerDraft>

const Judged = z.object({
  operation: z.uuid(),
  version: z.int32().min(0),
  comment: SoundText.max(2000).default(''),
})
export const ReturnDraft = Judged
export const HomeworkScoreDraft = Judged.extend({
  score: z.int32().min(0).max(200),
  /** The points also go into the journal, if the cell is empty. */
  toJournal: z.boolean().default(false),
})
export type ReturnDraft = z.infer<typeof ReturnDraft>
export type HomeworkScoreDraft = z.infer<typeof HomeworkScoreDraft>

/** A theme of a group's plan that homework can be put on (E-7.8-01, Q-131). */
export const HomeworkTheme = z.object({
  uuid: z.uuid(),
  theme: z.string(),
  lessonUuid: z.uuid(),
  date: Day,
  homeworkUuid: z.uuid().nullable(),
})
export type HomeworkTheme = z.infer<typeof HomeworkTheme>

/** Group, subject and theme are required (V-HWTHEME-1). */
export const ThemeDraft = z.object({
  group_id: Id,
  subjectId: Id,
  theme: z.uuid(),
  text: SoundText.min(1).max(4000),
  lectureUuid: z.uuid().nullable().default(null),
})
export type ThemeDraft = z.infer<typeof ThemeDraft>
