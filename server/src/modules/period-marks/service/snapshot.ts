import { ScoreType } from '@qalam/contract/journal/api.ts'
import { Day, Instant } from '@qalam/contract/kernel/dates.ts'
import { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { BroughtEarnings, Period } from '@qalam/contract/period-marks/shapes.ts'
import { Labelled, SubgroupRef } from '@qalam/contract/schedule/api.ts'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Format 2 says of each mark its id, who gave it and when; format 1 did not. */
export const snapshotFormat = 2

const SnapshotMark = z.looseObject({
  period: Period,
  score: z.int().nullable(),
  unmarked: z.enum(['not_assessed', 'exempt']).nullable(),
  comment: z.string(),
  version: z.int(),
  percent: z.int().nullable(),
  recommended: z.int().nullable(),
  uuid: z.uuid().nullable().optional(),
  by: z.string().nullable().optional(),
  at: Instant.nullable().optional(),
})
export type SnapshotMark = z.infer<typeof SnapshotMark>

const SnapshotRow = z.looseObject({
  userId: z.int(),
  fullName: z.string(),
  since: Day,
  until: Day.nullable(),
  marks: z.array(SnapshotMark),
  /** What was earned elsewhere and counted, by the period; none where nothing was. */
  brought: z.partialRecord(Period, z.array(BroughtEarnings)).optional(),
})
export type SnapshotRow = z.infer<typeof SnapshotRow>

const PeriodSnapshot = z.looseObject({
  format: z.int(),
  schoolId: z.int(),
  calendarPlanUuid: z.uuid(),
  group: Labelled,
  subgroup: SubgroupRef.nullable(),
  subjectName: Named,
  teacher: Labelled,
  scoreType: ScoreType,
  parallel: z.int(),
  period: Period,
  startsOn: Day,
  endsOn: Day,
  revision: z.int(),
  previous: z.string().nullable(),
  rows: z.array(SnapshotRow),
  cells: z.looseObject({ lessons: z.int(), cells: z.int(), sha256: z.string() }),
})
export type PeriodSnapshot = z.infer<typeof PeriodSnapshot>

/** What a signed text says; undefined for a text that is none of ours, such as one that was changed behind our back. */
export function readSnapshot(text: string): PeriodSnapshot | undefined {
  try {
    return PeriodSnapshot.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const markIn = ({ marks }: SnapshotRow, period: MarkPeriod): SnapshotMark | undefined =>
  marks.find((mark) => mark.period === period)

/** The rows with one mark of one student in place of what was signed, all else as it was; who is not among them comes last. */
export function withMark(rows: readonly SnapshotRow[], student: Omit<SnapshotRow, 'marks'>, mark: SnapshotMark) {
  const amended = ({ marks }: SnapshotRow): SnapshotMark[] =>
    marks.some(({ period }) => period === mark.period)
      ? marks.map((one) => (one.period === mark.period ? { ...one, ...mark } : one))
      : [...marks, mark]
  const known = rows.some(({ userId }) => userId === student.userId)
  if (!known) return [...rows, { ...student, marks: [mark] }]
  return rows.map((row) => (row.userId === student.userId ? { ...row, marks: amended(row) } : row))
}
