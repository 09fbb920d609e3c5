import { z } from 'zod'
import { ExerciseAnswer } from '../exercises/answer.ts'
import { ExerciseKey } from '../exercises/draft.ts'
import { ShownExercise } from '../exercises/shown.ts'
import { Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { ScoreVerdict } from '../journal/brought.ts'
import { Comment, ExamKind } from './shapes.ts'

export const studentStates = ['absent', 'active', 'offline', 'sealed', 'scored'] as const

/** A student in the room of a work: where, since when, how far; `offline` is not heard of for a while. */
export const RoomRow = z.object({
  studentId: Id,
  name: z.string(),
  state: z.enum(studentStates),
  attempt: z.uuid().nullable(),
  n: z.int(),
  startedAt: Instant.nullable(),
  deadline: Instant.nullable(),
  seenAt: Instant.nullable(),
  sealedAt: Instant.nullable(),
  sealedBy: z.enum(['student', 'bell', 'teacher']).nullable(),
  /** The number of the question that was looked at last. */
  at: z.int().nullable(),
  answered: z.int(),
  late: z.int(),
  lateDiscounted: z.boolean(),
  /** Answers that waited on the device when it was heard last. */
  waiting: z.int(),
  extraMinutes: z.int(),
  ownOpens: Instant.nullable().default(null),
  ownCloses: Instant.nullable(),
  /** Answers that a person has to score yet. */
  toGrade: z.int(),
  total: z.int().nullable(),
  exact: z.number().nullable(),
  resets: z.int(),
})
export type RoomRow = z.infer<typeof RoomRow>

const SittingHead = z.object({
  uuid: z.uuid(),
  lessonUuid: z.uuid(),
  versionUuid: z.uuid(),
  title: z.string(),
  kind: ExamKind,
  group: z.string(),
  date: z.string(),
  opensAt: Instant,
  closesAt: Instant,
  minutes: z.int(),
  lateMinutes: z.int(),
  maxScore: z.int(),
  questions: z.int(),
  openTasks: z.int(),
})

/** The teacher's page of a work that was given. */
export const Room = SittingHead.extend({
  serverAt: Instant,
  isOver: z.boolean(),
  releasesAt: Instant,
  rows: z.array(RoomRow).max(300),
})
export type Room = z.infer<typeof Room>

/** What a lesson shows of a work: for its teacher, and for the one child a student or parent asks about. */
export const LessonSitting = SittingHead.omit({ group: true, date: true, openTasks: true }).extend({
  /** Of the student who asks, or the child. */
  state: z.enum(['ready', 'active', 'completed', 'missed', 'early']).nullable(),
  total: z.int().nullable(),
  studentId: Id.nullable(),
  started: z.int(),
  sealed: z.int(),
  of: z.int(),
  /** Whether its page is the caller's: a parent reads the result alone. */
  can: z.object({ open: z.boolean() }),
})
export type LessonSitting = z.infer<typeof LessonSitting>

/** Works of the teacher or shared ones that may be given. */
export const WorkToGive = z.object({
  versionUuid: z.uuid(),
  number: z.int(),
  title: z.string(),
  kind: ExamKind,
  maxScore: z.int(),
  minutes: z.int(),
  /** It was made for the theme of this lesson. */
  ofTheme: z.boolean(),
})
export type WorkToGive = z.infer<typeof WorkToGive>

export const Descriptor = z.object({ id: z.uuid(), text: z.string(), points: z.int() })

/** An open task with its descriptors. */
export const OpenTask = z.object({
  id: z.uuid(),
  number: z.int(),
  exercise: ShownExercise,
  explanation: z.string(),
  descriptors: z.array(Descriptor).max(20),
})
export type OpenTask = z.infer<typeof OpenTask>

const GradingFile = z.object({ uuid: z.uuid(), name: z.string(), url: z.string(), mime: z.string() })

/** One open answer to be scored. `scoreVersion` counts how often it was. */
export const OpenAnswer = z.object({
  attempt: z.uuid(),
  exercise: z.uuid(),
  studentId: Id,
  student: z.string(),
  answer: ExerciseAnswer,
  answerVersion: z.int(),
  late: z.boolean(),
  files: z.array(GradingFile).max(10),
  scoreVersion: z.int(),
  parts: z.record(z.uuid(), z.int()).nullable(),
  comment: z.string(),
  by: z.string().nullable(),
})
export type OpenAnswer = z.infer<typeof OpenAnswer>

export const Grading = z.object({
  sitting: z.uuid(),
  title: z.string(),
  tasks: z.array(OpenTask).max(200),
  answers: z.array(OpenAnswer).max(10_000),
})
export type Grading = z.infer<typeof Grading>

export const ExamScoreDraft = z.object({
  attempt: z.uuid(),
  exercise: z.uuid(),
  studentId: Id,
  /** The score and the answer that were looked at. */
  scoreVersion: z.int32().min(0),
  answerVersion: z.int32().min(0),
  parts: z.record(z.uuid(), z.int().min(0).max(100)).refine((parts) => Object.keys(parts).length <= 20),
  comment: Comment.default(''),
})
export type ExamScoreDraft = z.infer<typeof ExamScoreDraft>

/** How a question went: the share that has all points, the mean of the points, and how well it tells strong from weak. */
export const ItemStatistics = z.object({
  id: z.uuid(),
  number: z.int(),
  type: z.string(),
  prompt: z.string(),
  max: z.int(),
  answered: z.int(),
  mean: z.number().nullable(),
  /** 0…1. */
  easiness: z.number().nullable(),
  /** Mean share of the upper half minus that of the lower half; null for fewer than four students. */
  discrimination: z.number().nullable(),
})
export type ItemStatistics = z.infer<typeof ItemStatistics>

export const Statistics = z.object({
  sitting: z.uuid(),
  title: z.string(),
  maxScore: z.int(),
  taken: z.int(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /** Students by the share of the maximum: below 40 %, 40–64, 65–84, 85 and more. */
  levels: z.array(z.int()).length(4),
  items: z.array(ItemStatistics).max(200),
})
export type Statistics = z.infer<typeof Statistics>

/** What the journal would take, or took, of the results. */
export const Brought = z.object({
  rows: z
    .array(
      ScoreVerdict.extend({
        name: z.string(),
        total: z.int(),
        exact: z.number(),
        graded: z.boolean(),
        /** What stands in the cell was brought there from this work, and can be taken back. */
        isBrought: z.boolean().default(false),
      }),
    )
    .max(300),
  ungraded: z.int(),
})
export type Brought = z.infer<typeof Brought>

/** The keys of a work as they stand, for whoever may mend them. */
export const KeyedQuestion = z.object({
  id: z.uuid(),
  number: z.int(),
  type: z.string(),
  prompt: z.string(),
  points: z.int(),
  /** Under the stored ids, as its key names them. */
  exercise: ShownExercise,
  right: ExerciseAnswer,
  key: ExerciseKey,
})
export type KeyedQuestion = z.infer<typeof KeyedQuestion>

/** Who gains and who loses by mended keys, and whose cell of the journal changes. */
export const RegradePlan = z.object({
  hash: z.string().max(100),
  keyVersion: z.int(),
  onlyUp: z.boolean(),
  attempts: z.int(),
  changes: z
    .array(
      z.object({
        attempt: z.uuid(),
        studentId: Id,
        name: z.string(),
        before: z.number(),
        after: z.number(),
        totalBefore: z.int(),
        totalAfter: z.int(),
        /** The points that stand in the journal now, when they are those before. */
        inJournal: z.boolean(),
        /** The mark of the quarter or half-year as the rules recommend it, where it would turn; a credit is 1 or 0. */
        mark: z
          .object({ before: z.int().nullable(), after: z.int().nullable(), credit: z.boolean() })
          .nullable()
          .default(null),
      }),
    )
    .max(2000),
})
export type RegradePlan = z.infer<typeof RegradePlan>
