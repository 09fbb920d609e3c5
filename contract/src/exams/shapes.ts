import { z } from 'zod'
import { sound } from '../content/document.ts'
import { ShownPlain } from '../content/shown.ts'
import { ExerciseAnswer } from '../exercises/answer.ts'
import { ShownExercise } from '../exercises/shown.ts'
import { Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'

/** Works that are answered and scored: what is given to a class. */
export const examKinds = ['sor', 'soch', 'test', 'ent'] as const
export const ExamKind = z.enum(examKinds)
export type ExamKind = z.infer<typeof ExamKind>

/** S-EXAM-1: being answered, everything answered, over, or looked at by a teacher. `ready`: not begun yet. */
export const ExamStatus = z.enum(['ready', 'active', 'waiting', 'completed', 'preview'])
export type ExamStatus = z.infer<typeof ExamStatus>

/** A question as it is answered (N-13). `version` counts what was given to it; 0: nothing yet. */
export const ExamQuestion = z.object({
  id: z.uuid(),
  type: z.string(),
  /** How many answers may be chosen; null where nothing bounds them (V-MULTI-1, V-MULTI-2). */
  correctAnswersCount: z.int().nullable(),
  exercise: ShownExercise,
  /** What a reader needs before it. */
  before: z.array(ShownPlain).max(40),
  /** What is looked at in an open task, where the work shows it beforehand. */
  criteria: z.array(z.object({ text: z.string(), points: z.int() })).max(20),
  answer: ExerciseAnswer,
  version: z.int(),
})
export type ExamQuestion = z.infer<typeof ExamQuestion>

const Discipline = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The question that was looked at last. */
  index: z.int(),
  questions: z.array(ExamQuestion).max(200),
})

const AnswerFile = z.object({ uuid: z.uuid(), name: z.string(), url: z.string(), mime: z.string() })

/** N-12 with what a page needs around it. `serverAt`: when the server said so, by its own clock. */
export const ExamState = z.object({
  sitting: z.uuid(),
  attempt: z.uuid().nullable(),
  type: ExamKind,
  title: z.string(),
  status: ExamStatus,
  /** Seconds. */
  timeAllotted: z.int(),
  timeLeft: z.int(),
  serverAt: Instant,
  opensAt: Instant,
  closesAt: Instant,
  lateMinutes: z.int(),
  maxScore: z.int(),
  questions: z.int(),
  objectives: z.array(z.string()),
  disciplines: z.array(Discipline).max(60),
  selected: z.int(),
  files: z.array(AnswerFile).max(100),
  lessonUuid: z.uuid(),
})
export type ExamState = z.infer<typeof ExamState>

/**
 * One answer (E-7.7-02, Q-133). `id` is of the operation: the same one changes nothing. `base` is the version it was given
 * over. `after` is the last word of the server that the device had heard, `elapsed` the milliseconds from then to the answer.
 */
export const AnswerGiven = z.object({
  id: z.uuid(),
  questionId: z.uuid(),
  answerId: ExerciseAnswer,
  base: z.int32().min(0),
  after: Instant,
  elapsed: z.int().min(0).max(86_400_000),
})
export type AnswerGiven = z.infer<typeof AnswerGiven>

/** What became of it; `answer` and `version` are what stands there now. */
export const AnswerTaken = z.object({
  id: z.uuid(),
  questionId: z.uuid(),
  outcome: z.enum(['stored', 'stale', 'refused']),
  version: z.int(),
  answer: ExerciseAnswer,
  late: z.boolean(),
})
export type AnswerTaken = z.infer<typeof AnswerTaken>

export const AnswersTaken = z.object({ results: z.array(AnswerTaken).max(200), serverAt: Instant, timeLeft: z.int() })
export type AnswersTaken = z.infer<typeof AnswersTaken>

/** A question with what was right, once that may be seen. */
const ResultQuestion = z.object({
  id: z.uuid(),
  exercise: ShownExercise,
  before: z.array(ShownPlain).max(40),
  answer: ExerciseAnswer,
  right: ExerciseAnswer,
  explanation: z.string(),
  /** Exact, to two places; null while nobody scored it. */
  points: z.number().nullable(),
  descriptors: z.array(z.object({ text: z.string(), points: z.int(), got: z.int().nullable() })).max(20),
  comment: z.string(),
  late: z.boolean(),
})
export type ResultQuestion = z.infer<typeof ResultQuestion>

/** N-14. Before the results are released nothing of them is told: counts and points are null, questions are none. */
export const CompletedResult = z.object({
  sitting: z.uuid(),
  title: z.string(),
  type: ExamKind,
  student: z.object({ id: Id, name: z.string() }),
  profileDirection: z.string().nullable(),
  /** Seconds that the student needed. */
  timer: z.int(),
  discipline: z.string(),
  totalQuestions: z.int(),
  answered: z.int(),
  numberCorrectAnswers: z.int().nullable(),
  passingScore: z.int().nullable(),
  threshold: z.int(),
  isSucceeded: z.boolean().nullable(),
  resultDate: Instant,
  total: z.int().nullable(),
  /** The exact points, to two places. */
  exact: z.number().nullable(),
  maxScore: z.int(),
  /** By page of the work. */
  groupResults: z.array(z.object({ title: z.string(), points: z.number(), max: z.int() })).max(60),
  released: z.boolean(),
  /** When keys and results may be seen at the earliest. */
  releasesAt: Instant,
  /** Whether everything is scored: until then the points are not the last ones. */
  graded: z.boolean(),
  lateAnswers: z.int(),
  questions: z.array(ResultQuestion).max(200),
  files: z.array(AnswerFile).max(100),
  errorMessage: z.string().nullable(),
})
export type CompletedResult = z.infer<typeof CompletedResult>

/** A work that is given to a lesson. */
export const SittingDraft = z
  .object({
    uuid: z.uuid(),
    versionUuid: z.uuid(),
    opensAt: Instant,
    closesAt: Instant,
    minutes: z.int().min(1).max(300),
    lateMinutes: z.int().min(0).max(60).default(10),
  })
  .refine(({ opensAt, closesAt }) => Date.parse(closesAt) > Date.parse(opensAt), {
    path: ['closesAt'],
    error: 'before-start',
  })
export type SittingDraft = z.infer<typeof SittingDraft>

export const Comment = sound(1000)
