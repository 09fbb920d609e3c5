import { z } from 'zod'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { get, post } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { staff } from '../kernel/roles.ts'
import { Labelled, Sign, SubgroupRef } from '../schedule/api.ts'
import { EntityKind } from '../schedule/drafts.ts'
import { Cells, cellsOf, Mark, type Marks, marksOf } from './cells.ts'

/** How a plan is assessed: kind × period (C-SCORETYPE-1). */
export const scoreTypes = [
  'mark_quarter',
  'mark_halfyear',
  'credit_quarter',
  'credit_halfyear',
  'no_assessment_quarter',
  'no_assessment_halfyear',
] as const
export const ScoreType = z.enum(scoreTypes)
export type ScoreType = z.infer<typeof ScoreType>

/** A column of the journal: one lesson; `maxScore` is 10 for a formative score, else the work's own maximum. */
export const JournalLesson = z.object({
  uuid: z.uuid(),
  date: Day,
  timeStart: z.string(),
  theme: z.string(),
  kind: EntityKind,
  maxScore: z.int(),
  conducted: z.boolean(),
  /** Other SOCH that the class writes on that day, for a SOCH (order №125). */
  beside: z
    .array(z.object({ uuid: z.uuid(), subjectId: z.int(), name: Named }))
    .max(20)
    .optional(),
  /** mark: the caller teaches it, it has begun and its period is open. */
  can: z.object({ mark: z.boolean() }),
})
export type JournalLesson = z.infer<typeof JournalLesson>

/** A student of the group. `since`/`until` bound the stay in it (half-open). */
const Stay = z.object({ userId: z.int(), fullName: z.string(), since: Day, until: Day.nullable() })

/** A student and the cells ever written. */
export type JournalRow = z.infer<typeof Stay> & { marks: Marks }

/** The settings of the academic year by which points become a mark. */
export const AssessmentRules = z.object({
  year: z.int(),
  weights: z.object({ fo: z.number(), sor: z.number(), soch: z.number() }),
  sorBy: z.enum(['points', 'percent']),
  scale: z.array(z.object({ from: z.int(), mark: z.int() })),
  creditFrom: z.int(),
})
export type AssessmentRules = z.infer<typeof AssessmentRules>

/** opened: editable; waiting: the period is not over; closed: read-only for ever. */
export const JournalStatus = z.enum(['opened', 'waiting', 'closed'])
export type JournalStatus = z.infer<typeof JournalStatus>

const Grid = z.object({
  calendarPlanUuid: z.uuid(),
  group: Labelled,
  groupId: z.int(),
  subgroup: SubgroupRef.nullable(),
  subjectId: z.int(),
  subjectName: Named,
  teacher: Labelled,
  scoreType: ScoreType,
  parallel: z.int(),
  /** The quarter asked for, with the dates of the period. */
  quarter: z.object({ id: z.int(), startsOn: Day, endsOn: Day }),
  /** The quarters of the period: one, or the two of a half-year plan. */
  quarters: z.array(z.int()),
  status: JournalStatus,
  lessonSchedules: z.array(JournalLesson),
  sorSchedules: z.array(JournalLesson),
  sochSchedules: z.array(JournalLesson),
  rows: z.array(Stay),
  cells: Cells,
  rules: AssessmentRules,
  /** Scores of the period from another class, half or school that count on for a student, beside the cells. */
  brought: z.array(z.object({ userId: z.int(), kind: EntityKind, score: z.int(), max: z.int() })).optional(),
  /** mark: some lesson of the period is the caller's to mark. */
  can: z.object({ mark: z.boolean() }),
})

/** Entity journalPeriod (N-35): inside the product each row holds its marks, on the wire they are columns. */
export const QuarterJournal = z.codec(
  Grid,
  z.custom<Omit<z.infer<typeof Grid>, 'rows' | 'cells'> & { rows: JournalRow[] }>(),
  {
    decode({ cells, rows, ...grid }) {
      const marks = marksOf(cells)
      return { ...grid, rows: rows.map((row) => ({ ...row, marks: marks.get(row.userId) ?? {} })) }
    },
    encode(journal) {
      const { lessonSchedules, sorSchedules, sochSchedules, rows } = journal
      const lessons = [...lessonSchedules, ...sorSchedules, ...sochSchedules].map(({ uuid }) => uuid)
      return { ...journal, rows, cells: cellsOf(lessons, rows) }
    },
  },
)
export type QuarterJournal = z.infer<typeof QuarterJournal>

/** The journal of a half-year as it travels: both quarters, and no soch (E-7.8-10, C-JRN-1, C-KIND-3). */
const HalfYearJournal = Grid.omit({ sochSchedules: true }).extend({ halfYear: z.int() })

/** Text that a database can hold: whole characters and no zero byte. */
const Text = z
  .string()
  .trim()
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** An instant of this century in a time zone that exists. */
const DeviceInstant = Instant.regex(/^20.*(Z|[+-](0\d|1[0-4]):\d\d)$/)

/** One cell written: its own id, the version it was based on, and what it should hold. */
export const MarkOperation = z.object({
  operationId: z.uuid(),
  scheduleUuid: z.uuid(),
  userId: Id,
  baseVersion: z.int32().min(0).max(1_000_000),
  score: z.int().min(0).max(100).nullable(),
  sign: Sign.nullable(),
  comment: Text.max(800).default(''),
  /** When it was typed, by the device's clock. */
  deviceAt: DeviceInstant.optional(),
  /** The operation this one takes back. */
  undoes: z.uuid().optional(),
})
export type MarkOperation = z.infer<typeof MarkOperation>

/** What became of an operation; `current` is the cell as it stands now, with who wrote it. */
export const MarkResult = z.object({
  operationId: z.uuid(),
  outcome: z.enum(['stored', 'repeated', 'stale', 'refused']),
  code: z.string().nullable(),
  message: z.string().nullable(),
  current: Mark.extend({ by: z.string().nullable(), at: Instant.nullable() }),
})
export type MarkResult = z.infer<typeof MarkResult>

/** Entity journal (N-34): one lesson and its class. */
export const LessonJournal = z.object({
  lesson: JournalLesson,
  assessmentMax: z.int(),
  canBeConducted: z.boolean(),
  isConductedLesson: z.boolean(),
  markTypes: z.array(z.enum(['score', 'absent', 'excused', 'ill', 'late', 'exempt'])),
  scoreType: ScoreType,
  parallel: z.int(),
  status: JournalStatus,
  studentMarks: z.array(z.object({ userId: z.int(), fullName: z.string(), mark: Mark.nullable() })),
  can: z.object({ mark: z.boolean() }),
})
export type LessonJournal = z.infer<typeof LessonJournal>

export const JournalGroup = z.object({
  id: z.int(),
  label: z.string(),
  students: z.int(),
  plans: z.int(),
  lead: z.string().nullable(),
})
export const JournalPlan = z.object({
  uuid: z.uuid(),
  subjectId: z.int(),
  subjectName: Named,
  subgroup: SubgroupRef.nullable(),
  teacher: Labelled,
  scoreType: ScoreType,
  /** Lessons of the quarter that have begun, and how many of them hold any mark or sign. */
  lessons: z.int(),
  marked: z.int(),
})

export type JournalGroup = z.infer<typeof JournalGroup>
export type JournalPlan = z.infer<typeof JournalPlan>

export const MarkHistory = z.array(
  z.object({
    version: z.int(),
    score: z.int().nullable(),
    sign: Sign.nullable(),
    comment: z.string(),
    by: z.string(),
    at: Instant,
    /** When it was typed, by the clock of the device; null where that was not told. */
    deviceAt: Instant.nullable(),
    undo: z.boolean(),
  }),
)

const Held = z.object({ score: z.int().nullable(), sign: Sign.nullable(), comment: z.string() })

/** What somebody wrote in one go: a pasted block, a filled column, a run of typed cells. */
export const MarkAct = z.object({
  by: z.string(),
  mine: z.boolean(),
  at: Instant,
  cells: z.array(
    z.object({
      operationId: z.uuid(),
      scheduleUuid: z.uuid(),
      userId: z.int(),
      /** The version that the act made: it can be taken back while this one stands. */
      version: z.int(),
      before: Held,
      after: Held,
    }),
  ),
})
export type MarkAct = z.infer<typeof MarkAct>

const root = '/api/v2/os/frontoffice/lesson/journal'
const v3 = (path: string) => [`/api/v3/os/frontoffice/lesson/journal${path}`]
const OfPlan = z.object({ id: z.uuid() })

export const journal = {
  groups: get(`${root}/groups`, {
    roles: staff,
    about:
      'Groups whose journals the caller may open: management all, a lead the own one too, a teacher the taught ones.',
    aliases: v3('/groups'),
    query: z.object({ search: Text.max(50).default('') }),
    response: z.array(JournalGroup),
  }),
  plans: get(`${root}/groups/:groupId`, {
    roles: staff,
    about:
      'The calendar plans of a group that the caller may open, with how far they are marked in the quarter of X-Quarter.',
    aliases: v3('/groups/:groupId'),
    params: z.object({ groupId: IdInAddress }),
    response: z.object({
      group: Labelled,
      quarterId: z.int(),
      plans: z.array(JournalPlan),
      can: z.object({ report: z.boolean() }),
    }),
  }),
  quarter: get(`${root}/v2/quarter/:id`, {
    roles: staff,
    about: 'The quarter grid of a plan for the quarter of X-Quarter (the current one by default).',
    aliases: v3('/v2/quarter/:id'),
    params: OfPlan,
    response: QuarterJournal,
  }),
  halfyear: get(`${root}/halfyear/:id`, {
    roles: staff,
    about: 'The same for the half-year that the quarter lies in; 404 where the plan is marked by quarters (E-7.8-10).',
    aliases: v3('/halfyear/:id'),
    params: OfPlan,
    response: HalfYearJournal,
  }),
  storeDay: post(`${root}/storeDay`, {
    roles: staff,
    about:
      'Writes up to 200 cells. Each operation is stored, repeated, stale or refused by itself; when none was taken the answer is the first refusal (409 stale, 403 somebody else’s lesson, 404 no such lesson, 422 otherwise) with every result in its data.',
    aliases: v3('/storeDay'),
    repeatable: true,
    body: z.object({ operations: z.array(MarkOperation).min(1).max(200) }),
    response: z.object({ results: z.array(MarkResult) }),
  }),
  history: get(`${root}/history/:id/:userId`, {
    roles: staff,
    about: 'Every value a cell has held, newest first, with who and when.',
    aliases: v3('/history/:id/:userId'),
    params: z.object({ id: z.uuid(), userId: IdInAddress }),
    response: MarkHistory,
  }),
  acts: get(`${root}/acts/:id`, {
    roles: staff,
    about:
      'What was written in the journal of the quarter of X-Quarter, act by act, newest first: at most 2,000 cells of a plan.',
    params: OfPlan,
    response: z.array(MarkAct),
  }),
  asOf: get(`${root}/asOf/:id`, {
    roles: staff,
    about: 'The quarter grid of today with the marks as they stood at a moment; nothing of it is written.',
    params: OfPlan,
    query: z.object({ moment: DeviceInstant }),
    response: QuarterJournal,
  }),
  lesson: get(`${root}/:id`, {
    roles: [...staff, 'monitoring'],
    about: 'Attendance and marks of one lesson (E-7.8-03).',
    aliases: v3('/:id'),
    params: OfPlan,
    response: LessonJournal,
  }),
}
