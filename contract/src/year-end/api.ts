import { z } from 'zod'
import { EduLang, Faculty } from '../groups/group.ts'
import { isLetter, lastParallel } from '../groups/rules.ts'
import { Day, Instant } from '../kernel/dates.ts'
import { get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { management } from '../kernel/roles.ts'

/** A class goes on, leaves the school, waits for its exams until a later act, or nothing is said of it yet. */
export const ClassAct = z.enum(['promote', 'graduate', 'wait', 'keep'])
export type ClassAct = z.infer<typeof ClassAct>

/** A class of the next year, by its grade and letter. */
const NextClass = z.object({
  parallel: z.int().min(0).max(lastParallel),
  letter: z.string().refine(isLetter, { message: 'group_letter' }),
})

const mostClasses = 200

/** What is to be done with classes, and with the students who do not do as their class does. */
const asked = {
  /** The start year of the academic year that ends. */
  year: z.int().min(2000).max(2098),
  classes: z
    .array(z.object({ groupId: Id, act: ClassAct, faculty: Faculty.nullable().default(null) }))
    .max(mostClasses),
  /** With `to` a student goes to that class of the next year: repeats a grade or changes class. Without it, leaves. */
  students: z
    .array(z.object({ userId: Id, to: NextClass.nullable() }))
    .max(2000)
    .default([]),
  order: z.string().trim().max(50).default(''),
  /** Whether the subjects, hours, halves and the reference week of the next grade are prepared, too. */
  withLoad: z.boolean().default(true),
}
export const YearEndDraft = z.object(asked)
export type YearEndDraft = z.output<typeof YearEndDraft>

/** A class of the year that ends, and what is usually done with it. */
export const EndingClass = z.object({
  groupId: z.int(),
  label: z.string(),
  parallel: z.int(),
  letter: z.string(),
  eduLang: EduLang,
  faculty: Faculty.nullable(),
  students: z.int(),
  act: ClassAct,
  /** What it is called next year; null where there is no higher grade. */
  next: z.string().nullable(),
  /** Whether the next grade is one with directions, and the class has none yet. */
  asksFaculty: z.boolean(),
  /** Works with a window that is still open or to come, and the day on which the last of them closes. */
  exams: z.object({ count: z.int(), lastOn: Day }).nullable(),
  /** An act has said that it waits for exams, and its students are here still. */
  isWaiting: z.boolean(),
})
export type EndingClass = z.infer<typeof EndingClass>

/** One act of a year's end, which may be taken back. */
export const YearEndBatch = z.object({
  uuid: z.uuid(),
  year: z.int(),
  by: z.string(),
  at: Instant,
  classes: z.int(),
  promoted: z.int(),
  left: z.int(),
  /** Classes that wait for their exams. */
  waiting: z.int(),
  undone: z.object({ by: z.string(), at: Instant }).nullable(),
})
export type YearEndBatch = z.infer<typeof YearEndBatch>

const troubles = [
  /** The class of the next year is in the archive. */
  'archived',
  /** The next grade has directions, and none is chosen. */
  'faculty',
  /** There is no higher grade. */
  'no-grade',
  /** A student is to go to a class that the next year does not have. */
  'no-class',
  /** A student is named who is in none of the classes that go on or leave. */
  'not-here',
  /** The class has exams to come, and would be archived before them; `to` is the day of the last one. */
  'exams',
] as const

export const YearEndTrouble = z.object({ what: z.enum(troubles), name: z.string(), to: z.string().nullable() })
export type YearEndTrouble = z.infer<typeof YearEndTrouble>

export const YearEndPreview = z.object({
  /** Names exactly this plan: it is refused when the school has moved on since. */
  stamp: z.string(),
  classes: z.array(
    z.object({
      groupId: z.int(),
      label: z.string(),
      act: ClassAct,
      /** The class of the next year. */
      next: z.string().nullable(),
      /** That class stands already; who goes on joins it. */
      stands: z.boolean(),
      goOn: z.int(),
      /** Those who go to another class of the next year than theirs. */
      elsewhere: z.int(),
      leave: z.int(),
      /** Subjects that are prepared for the next year, a subject once for each half. */
      subjects: z.int(),
    }),
  ),
  groups: z.int(),
  promoted: z.int(),
  left: z.int(),
  subjects: z.int(),
  /** Lessons of the reference week that go with their classes. */
  slots: z.int(),
  /** Programs of inclusive education that go with their classes, and the students in them. */
  programs: z.int(),
  inPrograms: z.int(),
  troubles: z.array(YearEndTrouble),
})
export type YearEndPreview = z.infer<typeof YearEndPreview>

const YearEnd = z.object({
  year: z.int(),
  /** The last day of its last quarter; null in a school whose quarters are not set. */
  endsOn: Day.nullable(),
  /** From the day after it on. */
  isOver: z.boolean(),
  classes: z.array(EndingClass),
  /** The newest first. */
  batches: z.array(YearEndBatch),
})
export type YearEnd = z.infer<typeof YearEnd>

const root = '/api/v3/os/backoffice/year-end'

export const yearEnd = {
  read: get(root, {
    roles: management,
    about:
      'The classes of an academic year (that of X-Quarter, else of today) with what is usually done with each, and the acts that were done. A class that has exams to come waits for them, unless it goes on.',
    response: YearEnd,
  }),
  preview: post(`${root}/preview`, {
    roles: management,
    about: 'What the act would do, class by class, and what stands in its way. Changes nothing.',
    body: YearEndDraft,
    response: YearEndPreview,
  }),
  commit: post(root, {
    roles: management,
    about:
      'Makes the classes of the next year, puts the students into them from 1 September, lets graduates and leavers go from today, prepares the load, carries the programs of inclusive education over. A class that waits for exams stays as it is. 409 year-end.moved when the school changed since the preview; 422 before the year is over, or while there are troubles. The same uuid does nothing again.',
    body: z.object({ ...asked, uuid: z.uuid(), stamp: z.string().max(64) }),
    response: YearEndBatch,
  }),
  undo: post(`${root}/undo`, {
    roles: management,
    about:
      'Takes an act back as a whole, with the calendar of the next year unless something else stands on it. 409 year-end.changed names the classes and students that were changed since; nothing is taken back then.',
    body: z.object({ uuid: z.uuid() }),
    response: YearEndBatch,
  }),
}
