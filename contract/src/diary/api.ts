import { z } from 'zod'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { get } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { family } from '../kernel/roles.ts'
import { HomeworkView } from '../homework/api.ts'
import { AssessmentRules, JournalStatus, ScoreType } from '../journal/api.ts'
import { Labelled, Sign } from '../schedule/api.ts'
import { EntityKind } from '../schedule/drafts.ts'

export const DiaryLesson = z.object({
  uuid: z.uuid(),
  timeStart: Clock,
  timeEnd: Clock,
  subject: z.object({ id: z.int(), name: Named }),
  teacher: z.string(),
  cabinet: z.string().nullable(),
  /** Attended from home. */
  remote: z.boolean().optional(),
  theme: z.string(),
  kind: EntityKind,
  homework: HomeworkView.nullable(),
  mark: z
    .object({
      score: z.int().nullable(),
      sign: Sign.nullable(),
      comment: z.string(),
      maxScore: z.int(),
      /** Who wrote it last, and when; changed: something else stood there before. */
      by: z.string(),
      at: Instant,
      changed: z.boolean(),
    })
    .nullable(),
})
export type DiaryLesson = z.infer<typeof DiaryLesson>

/** Homework that is due on a day, with the lesson that it was given at. */
export const DueHomework = z.object({
  lessonUuid: z.uuid(),
  subject: z.object({ id: z.int(), name: Named }),
  givenOn: Day,
  homework: HomeworkView,
})
export type DueHomework = z.infer<typeof DueHomework>

export const DiaryDay = z.object({
  date: Day,
  holiday: Named.nullable(),
  lessons: z.array(DiaryLesson),
  due: z.array(DueHomework),
})
export type DiaryDay = z.infer<typeof DiaryDay>

export const DiaryWeek = z.object({
  student: z.object({ userId: z.int(), fullName: z.string(), group: Labelled.nullable() }),
  weekStart: Day,
  weekEnd: Day,
  quarterId: z.int().nullable(),
  /** Monday to Saturday, and Sunday when it has a lesson. */
  days: z.array(DiaryDay).max(7),
})
export type DiaryWeek = z.infer<typeof DiaryWeek>

/** A sor or soch that is in the schedule; its score is null until it is marked. */
const Points = z.object({ score: z.int().nullable(), max: z.int(), date: Day, theme: z.string() })

/** What the teacher gave for a period: a score, or the reason for none. A credit is 1 passed, 0 not. */
const Given = z.object({
  score: z.int().nullable(),
  unmarked: z.enum(['not_assessed', 'exempt']).nullable(),
  comment: z.string(),
  /** Who gave it last, and when; changed: something else stood there before. */
  by: z.string(),
  at: Instant,
  changed: z.boolean(),
})

/** One period of one subject: what was scored, its parts in percent, and the mark the rules recommend. */
export const AttestationCell = z.object({
  /** `q1`…`q4` or `h1`, `h2`. */
  period: z.string().max(2),
  /** waiting: the period runs, so what it has come to is provisional. */
  status: JournalStatus,
  formative: z.array(z.int()),
  sor: z.array(Points),
  soch: z.array(Points),
  foPercent: z.number().nullable(),
  sorPercent: z.number().nullable(),
  sochPercent: z.number().nullable(),
  percent: z.int().nullable(),
  recommended: z.int().nullable(),
  /** Passed or not, where the plan gives credits instead of marks. */
  credit: z.boolean().nullable(),
  /** What stands for the period; null until the teacher has given it. */
  given: Given.nullable(),
})
export type AttestationCell = z.infer<typeof AttestationCell>

/** A plan of the student with its periods. */
export const AttestedSubject = z.object({
  calendarPlanUuid: z.uuid(),
  subjectId: z.int(),
  name: Named,
  parallel: z.int(),
  teacher: z.string(),
  scoreType: ScoreType,
  cells: z.array(AttestationCell),
  /** The year mark as it would be by the periods so far; null while there is none. Provisional until all are over. */
  year: z.int().nullable(),
  yearIsProvisional: z.boolean(),
  /** The year, exam and final marks and the points of a final score, as far as they are given. */
  ends: z.object({
    year: Given.nullable(),
    exam: Given.nullable(),
    final: Given.nullable(),
    points: Given.nullable(),
  }),
})
export type AttestedSubject = z.infer<typeof AttestedSubject>

/** A sor or soch that stands in the timetable, with its mark as soon as there is one to be told. */
export const DiaryWork = z.object({
  uuid: z.uuid(),
  date: Day,
  timeStart: Clock,
  subject: z.object({ id: z.int(), name: Named }),
  kind: z.enum(['sor', 'soch']),
  theme: z.string(),
  maxScore: z.int(),
  score: z.int().nullable(),
})
export type DiaryWork = z.infer<typeof DiaryWork>

export const Attestation = z.object({
  student: z.object({ userId: z.int(), fullName: z.string(), group: Labelled.nullable() }),
  year: z.int(),
  rules: AssessmentRules,
  subjects: z.array(AttestedSubject),
})
export type Attestation = z.infer<typeof Attestation>

const root = '/api/v3/os/frontoffice/diary'
const child = IdInAddress.optional()

export const diary = {
  week: get(`${root}`, {
    roles: family,
    subscribed: true,
    about: 'The week of a student: the own one, or the child’s of `userId` for a parent (Q-005, Q-097).',
    aliases: ['/api/v2/os/frontoffice/diary'],
    query: z.object({ date: Day.optional(), userId: child }),
    response: DiaryWeek,
  }),
  mark: get(`${root}/mark/:scheduleUuid`, {
    roles: family,
    subscribed: true,
    about:
      'Every value that the mark of a lesson has held, newest first, with who and when, as far as the school tells.',
    params: z.object({ scheduleUuid: z.uuid() }),
    query: z.object({ userId: child }),
    response: z.array(
      z.object({
        score: z.int().nullable(),
        sign: Sign.nullable(),
        comment: z.string(),
        by: z.string(),
        at: Instant,
      }),
    ),
  }),
  works: get(`${root}/works`, {
    roles: family,
    subscribed: true,
    about: 'The sor and soch of a student in the quarter of X-Quarter, by day (at most 200).',
    query: z.object({ userId: child }),
    response: z.object({
      student: z.object({ userId: z.int(), fullName: z.string(), group: Labelled.nullable() }),
      works: z.array(DiaryWork).max(200),
    }),
  }),
  openings: get(`${root}/openings`, {
    roles: family,
    subscribed: true,
    about:
      'Who of the school’s staff opened the record of a student by name in the last year, each person once a day, the latest first (at most 200).',
    query: z.object({ userId: child }),
    response: z.object({
      student: z.object({ userId: z.int(), fullName: z.string() }),
      openings: z
        .array(z.object({ by: z.string(), at: Instant, what: z.enum(['card', 'marks', 'answer', 'exam']) }))
        .max(200),
    }),
  }),
  attestation: get(`${root}/attestation`, {
    roles: family,
    subscribed: true,
    about: 'Percents of each subject and period with the parts they are made of, by the rules of Q-026.',
    aliases: ['/api/v2/os/frontoffice/diary/attestation'],
    query: z.object({ userId: child }),
    response: Attestation,
  }),
}
