import { z } from 'zod'
import { Clock, Day } from '../kernel/dates.ts'
import { Named } from '../kernel/languages.ts'

/** Why a teacher is away. */
export const AbsenceReason = z.enum(['illness', 'training', 'trip', 'leave', 'other', 'left'])
/** Those that are written down by hand; that somebody left is known from the archive. */
export const GivenReason = AbsenceReason.exclude(['left'])
export type AbsenceReason = z.output<typeof AbsenceReason>

/** A teacher; the name is surname and first name. */
export const TeacherName = z.object({ id: z.int(), name: z.string() })

/** A teacher is away from one day to another; `lessons` counts those of the days, `open` those that nobody gives yet. */
export const Absence = z.object({
  id: z.uuid(),
  teacher: TeacherName,
  from: Day,
  to: Day,
  reason: AbsenceReason,
  order: z.string(),
  orderDate: Day.nullable(),
  lessons: z.int(),
  open: z.int(),
})
export type Absence = z.output<typeof Absence>

/** Somebody who is free for a lesson, with what speaks for them; `hours` are the lessons they took for others that month. */
export const Candidate = z.object({
  id: z.int(),
  name: z.string(),
  teachesSubject: z.boolean(),
  knowsClass: z.boolean(),
  sameShift: z.boolean(),
  freeBefore: z.boolean(),
  freeAfter: z.boolean(),
  dayLessons: z.int(),
  hours: z.int(),
})
export type Candidate = z.output<typeof Candidate>

/** Who was asked to take a lesson; `accepted` is null until they answer. */
const Asked = z.object({ id: z.int(), name: z.string(), accepted: z.boolean().nullable() })

const Where = z.object({
  lessonUuid: z.uuid(),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  subject: Named,
  group: z.string(),
  subgroup: z.string().nullable(),
  cabinet: z.string().nullable(),
})

/** A lesson of somebody who is away: open while `substitute` is null. The first candidates are the best of `free`. */
export const AbsentLesson = Where.extend({
  version: z.int(),
  theme: z.string().nullable(),
  conducted: z.boolean(),
  substitute: TeacherName.nullable(),
  asked: z.array(Asked),
  candidates: z.array(Candidate),
  free: z.int(),
})
export type AbsentLesson = z.output<typeof AbsentLesson>

/** What a teacher is asked: to give a lesson of a colleague. `taken`: somebody else was the first to accept. */
export const SubstitutionRequest = Where.extend({
  absenceId: z.uuid(),
  absent: z.string(),
  state: z.enum(['waiting', 'accepted', 'declined', 'taken']),
})
export type SubstitutionRequest = z.output<typeof SubstitutionRequest>

/** A line of the accounts: lessons of one subject and class that one teacher gave instead of another by one order. */
export const ReplacedHours = z.object({
  id: z.string(),
  teacher: TeacherName,
  subject: Named,
  group: z.string(),
  instead: TeacherName,
  reason: AbsenceReason.nullable(),
  order: z.string(),
  orderDate: Day.nullable(),
  days: z.array(Day),
  /** Lessons that stand in the schedule, and those of them that were conducted. */
  planned: z.int(),
  conducted: z.int(),
})
export type ReplacedHours = z.output<typeof ReplacedHours>
