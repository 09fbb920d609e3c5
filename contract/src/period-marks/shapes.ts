import { z } from 'zod'
import { JournalStatus, ScoreType } from '../journal/api.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { Labelled, SubgroupRef } from '../schedule/api.ts'
import { EntityKind } from '../schedule/drafts.ts'
import { periods } from './rules.ts'

export const Period = z.enum(periods)
const Unmarked = z.enum(['not_assessed', 'exempt'])

/** Text that a database can hold: whole characters and no zero byte. */
export const Words = z
  .string()
  .trim()
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

const value = {
  score: z.int().min(0).max(10).nullable(),
  /** Why there is none: not assessed for now, or freed from the subject. Never beside a score. */
  unmarked: Unmarked.nullable().default(null),
  comment: Words.max(800).default(''),
}
const isEither = ({ score, unmarked }: { score: number | null; unmarked: string | null }) =>
  score === null || unmarked === null

/** What a student has for a period. Version 0 is one that nobody has written yet. */
export const PeriodMark = z.object({
  uuid: z.uuid().nullable(),
  score: z.int().nullable(),
  unmarked: Unmarked.nullable(),
  comment: z.string(),
  version: z.int(),
  by: z.string().nullable(),
  at: Instant.nullable(),
})
export type PeriodMark = z.infer<typeof PeriodMark>

/** One mark written: its own id, the version it was based on, and what shall stand. Without a value it is taken away. */
export const PeriodOperation = z
  .object({ operationId: z.uuid(), studentId: Id, baseVersion: z.int32().min(0).max(1_000_000), ...value })
  .refine(isEither)
export type PeriodOperation = z.output<typeof PeriodOperation>

export const PeriodMarkResult = z.object({
  operationId: z.uuid(),
  studentId: z.int(),
  outcome: z.enum(['stored', 'repeated', 'stale', 'refused']),
  code: z.string().nullable(),
  message: z.string().nullable(),
  current: PeriodMark,
})
export type PeriodMarkResult = z.infer<typeof PeriodMarkResult>

/** A correction of a closed period: asked with a reason, decided by a second person. */
export const AmendmentDraft = z
  .object({
    uuid: z.uuid(),
    calendarPlanUuid: z.uuid(),
    period: Period,
    studentId: Id,
    baseVersion: z.int32().min(0).max(1_000_000),
    ...value,
    reason: Words.min(1).max(500),
  })
  .refine(isEither)
export type AmendmentDraft = z.output<typeof AmendmentDraft>

export const Amendment = z.object({
  uuid: z.uuid(),
  calendarPlanUuid: z.uuid(),
  groupId: z.int(),
  groupLabel: z.string(),
  subjectId: z.int(),
  subjectName: Named,
  scoreType: ScoreType,
  period: Period,
  studentId: z.int(),
  studentName: z.string(),
  was: z.object({ score: z.int().nullable(), unmarked: Unmarked.nullable() }),
  score: z.int().nullable(),
  unmarked: Unmarked.nullable(),
  comment: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  decision: z.enum(['approved', 'refused', 'withdrawn']).nullable(),
  note: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
})
export type Amendment = z.infer<typeof Amendment>

const plan = {
  calendarPlanUuid: z.uuid(),
  group: Labelled,
  subgroup: SubgroupRef.nullable(),
  subjectId: z.int(),
  subjectName: Named,
  teacher: Labelled,
  scoreType: ScoreType,
  parallel: z.int(),
  year: z.int(),
}

/** How a student of a signed sheet stands today, where that is otherwise than it was signed; null for what is as it was. */
export const StandsNow = z.object({
  fullName: z.string().nullable(),
  /** The class of today, within the school year of the sheet. */
  group: z.string().nullable(),
  /** The subgroup of today, within the class and the subject of the sheet. */
  subgroup: z.string().nullable(),
  /** In no class of the school since that day. */
  left: Day.nullable(),
})
export type StandsNow = z.infer<typeof StandsNow>

/** What the class, the subgroup and the teacher of a signed sheet are called today, where that is otherwise. */
export const CalledNow = z.object({
  group: z.string().nullable(),
  subgroup: z.string().nullable(),
  teacher: z.string().nullable(),
})
export type CalledNow = z.infer<typeof CalledNow>

/** Where a student was given something for the subject before: another class or half, or another school. */
const source = {
  school: Named.nullable(),
  group: z.string(),
  subgroup: z.string().nullable(),
  teacher: z.string(),
  /** The stay there, half-open. */
  since: Day,
  until: Day.nullable(),
}
const broughtValue = { score: z.int().nullable(), unmarked: Unmarked.nullable() }

/** A mark of a period that was given elsewhere, which counts where the plan has none of its own. */
export const BroughtMark = z.object({ ...source, ...broughtValue })
export type BroughtMark = z.infer<typeof BroughtMark>

/** What a student earned elsewhere in a period. Scores count on until one is left out, with the reason. */
export const BroughtEarnings = z.object({
  ...source,
  scoreType: ScoreType,
  mark: z.object(broughtValue).nullable(),
  scores: z.array(
    z.object({
      lessonUuid: z.uuid(),
      date: Day,
      kind: EntityKind,
      score: z.int(),
      max: z.int(),
      leftOut: z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable(),
    }),
  ),
})
export type BroughtEarnings = z.infer<typeof BroughtEarnings>

/**
 * A student, what the rules recommend and what stands. `since`/`until` bound the stay in the group (half-open). `now` is
 * what has changed since the period was signed; null in an open one.
 */
const PeriodRow = z.object({
  userId: z.int(),
  fullName: z.string(),
  since: Day,
  until: Day.nullable(),
  percent: z.int().nullable(),
  recommended: z.int().nullable(),
  mark: PeriodMark,
  /** A mark, or the words why there is none, is still to be set before the period can be closed. */
  missing: z.boolean(),
  now: StandsNow.nullable(),
  brought: z.array(BroughtEarnings),
})
export type PeriodRow = z.infer<typeof PeriodRow>

const Closing = z.object({ revision: z.int(), by: z.string(), at: Instant })

/** The marks of a plan for one period. */
export const PeriodSheet = z.object({
  ...plan,
  period: Period,
  startsOn: Day,
  endsOn: Day,
  status: JournalStatus,
  /** Of a closed period those of the signed snapshot, in its order and with its names, marks and percents. */
  rows: z.array(PeriodRow),
  /** Who came into the class or the subgroup after the period, or after it was signed. */
  later: z.array(PeriodRow),
  now: CalledNow.nullable(),
  /** Lessons of the period that have begun and hold no mark or sign at all. */
  unmarkedLessons: z.int(),
  /** The closing and the amendments after it, oldest first. */
  closings: z.array(Closing),
  amendments: z.array(Amendment),
  can: z.object({ mark: z.boolean(), close: z.boolean(), amend: z.boolean() }),
})
export type PeriodSheet = z.infer<typeof PeriodSheet>

/** Entity journalYear (N-36). Marks and recommendations by period. */
export const YearSheet = z.object({
  ...plan,
  period: z.object({ startsOn: Day, endsOn: Day }),
  isClosedPeriod: z.boolean(),
  status: JournalStatus,
  /** The periods of the plan in their order, and where each stands. */
  periods: z.array(z.object({ period: Period, status: JournalStatus })),
  rows: z.array(
    z.object({
      userId: z.int(),
      fullName: z.string(),
      until: Day.nullable(),
      marks: z.partialRecord(Period, PeriodMark),
      recommended: z.partialRecord(Period, z.int()),
      now: StandsNow.nullable(),
      /** Marks of periods that were given elsewhere, where the plan has none of its own. */
      brought: z.partialRecord(Period, BroughtMark),
    }),
  ),
  now: CalledNow.nullable(),
  can: z.object({ mark: z.boolean(), close: z.boolean() }),
})
export type YearSheet = z.infer<typeof YearSheet>

/** A plan and how far its period is from closed. */
export const OpenClosing = z.object({
  /** That of the plan. */
  id: z.uuid(),
  calendarPlanUuid: z.uuid(),
  groupId: z.int(),
  group: z.string(),
  subjectId: z.int(),
  subject: Named,
  subgroup: z.string().nullable(),
  teacher: Labelled,
  period: Period,
  students: z.int(),
  missing: z.int(),
  closedAt: Instant.nullable(),
  remindedAt: Instant.nullable(),
})
export type OpenClosing = z.infer<typeof OpenClosing>

/** A closed period as it was signed (Ed25519): `snapshot` is the very text, `signature` and `publicKey` are base64. */
export const SignedPeriod = z.object({
  revision: z.int(),
  by: z.string(),
  at: Instant,
  snapshot: z.string(),
  signature: z.string(),
  keyId: z.string(),
  /** Whether the signature is that of the key of this installation over this text. */
  valid: z.boolean(),
})
export type SignedPeriod = z.infer<typeof SignedPeriod>
