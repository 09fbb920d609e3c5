import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { staff } from '../kernel/roles.ts'
import { Group } from './group.ts'
import { halfNameLength } from './rules.ts'
import { ways } from './split.ts'

const Half = z.literal([1, 2])

/** A half of a class for one subject (N-23); `number` tells which of the two. */
export const Subgroup = z.object({
  id: z.int(),
  number: Half,
  name: z.string(),
  students: z.int(),
  /** Who teaches it by its plan. */
  teacher: z.string().nullable(),
})
export type Subgroup = z.infer<typeof Subgroup>

const Subject = z.object({ id: z.int(), name: Named })

/** A subject for which the class is in two halves. */
const SplitSubject = z.object({
  subject: Subject,
  subgroups: z.array(Subgroup),
  /** How many of the class are in neither half. */
  unplaced: z.int(),
})
export type SplitSubject = z.infer<typeof SplitSubject>

/** A pupil of the class, and the halves for the subject: now, and in the class of a year ago. */
export const SplitPupil = z.object({
  id: z.int(),
  name: z.string(),
  sex: z.enum(['m', 'w']),
  half: Half.nullable(),
  lastHalf: Half.nullable(),
})
export type SplitPupil = z.infer<typeof SplitPupil>

/** When a pupil was, is or will be in a half, half open; `follows`: it began as the time in the other half ended. */
const HalfTime = z.object({
  studentId: z.int(),
  name: z.string(),
  half: Half,
  since: Day,
  until: Day.nullable(),
  follows: z.boolean(),
})
export type HalfTime = z.infer<typeof HalfTime>

const Taken = z.object({ lessons: z.int(), marks: z.int(), signs: z.int() })

/** What a change of halves does to the lessons of a pupil that have begun: those that go out of sight, and those that come. */
const SplitEffect = z.object({ id: z.int(), name: z.string(), loses: Taken, gets: Taken })
export type SplitEffect = z.infer<typeof SplitEffect>
const Effects = z.object({ pupils: z.array(SplitEffect) })

/** Somebody teaches the subject to the whole class or to a half of it. */
const GroupPlan = z.object({
  uuid: z.uuid(),
  subject: Subject,
  subgroup: z.object({ number: Half, name: z.string() }).nullable(),
  teacher: z.string(),
  hours: z.int(),
})
export type GroupPlan = z.infer<typeof GroupPlan>

const can = z.object({ edit: z.boolean() })
const HalfName = z.string().trim().min(1).max(halfNameLength)
const Placed = z.array(Id).max(100)
const Halves = z.object({ first: Placed, second: Placed })

export const SubgroupsDraft = z.object({
  subjectId: Id,
  schoolId: Id.optional(),
  names: z.tuple([HalfName, HalfName]),
  /** How the class is halved at first; by hand everybody is left in neither half. */
  way: z.enum([...ways, 'hand']),
})
export type SubgroupsDraft = z.output<typeof SubgroupsDraft>

/**
 * `was` is the split that was seen: another one by now is not overwritten. Who is in another half than that changes it on
 * `day`, today where none is named; it may lie ahead to the end of the year, and back to the last closed period.
 */
const SplitDraft = Halves.extend({ was: Halves, day: Day.optional() })
export type SplitDraft = z.output<typeof SplitDraft>

/** The day of a change, as its form asks for it. */
export const ChangeDay = z.object({ day: Day })

/** The time of a pupil that began on `since` began on `day`; null: it never was, and the time before it went on. */
export const TimeDraft = z.object({ studentId: Id, since: Day, day: Day.nullable() })
export type TimeDraft = z.output<typeof TimeDraft>

const [v2, v3] = ['/api/v2/os', '/api/v3/os']
const root = `${v3}/group/:groupId`
const One = z.object({ groupId: IdInAddress })
const OneSubject = One.extend({ subjectId: IdInAddress })

export const subgroups = {
  plans: get(`${root}/plans`, {
    roles: staff,
    about: 'Who teaches what to a group, by subject and half; 404 for a group that the caller has nothing to do with.',
    aliases: [`${v2}/group/:groupId/plans`],
    params: One,
    response: z.array(GroupPlan),
  }),
  subgroups: get(`${root}/subgroups`, {
    roles: staff,
    about:
      'The subjects for which a group is halved, and those for which it may be, its own before the others (E-7.9-26).',
    aliases: [`${v2}/group/:groupId/subgroups`],
    params: One,
    response: z.object({
      group: Group,
      subjects: z.array(SplitSubject),
      choices: z.array(Subject.extend({ isPlanned: z.boolean() })),
      can,
    }),
  }),
  split: get(`${root}/subgroups/:subjectId`, {
    roles: staff,
    about:
      'Who of a group is in which half for a subject, now and in the class of a year ago, and who was or will be in which when; 404 while it is not halved.',
    aliases: [`${v2}/group/:groupId/subgroups/:subjectId`],
    params: OneSubject,
    response: z.object({
      group: Group,
      subject: Subject,
      subgroups: z.array(Subgroup),
      pupils: z.array(SplitPupil),
      times: z.array(HalfTime),
      /** From which day to which a change may be dated. */
      days: z.object({ first: Day, last: Day }),
      can,
    }),
  }),
  halve: post(`${root}/subgroups`, {
    roles: staff,
    about:
      'Halves a group for a subject (M-08): by the management of the school and by the lead of the group. 422 under the field for a subject that is halved already (E-7.9-27).',
    aliases: [`${v2}/group/:groupId/subgroups`],
    params: One,
    body: SubgroupsDraft,
    response: Done,
  }),
  place: put(`${root}/subgroups/:subjectId`, {
    roles: staff,
    about:
      'Puts every pupil of a group into exactly one half, from a day on; 422 when somebody is in none or in both, or the day reaches into a closed period, 409 when the halves are no longer what the caller saw.',
    aliases: [`${v2}/group/:groupId/subgroups/:subjectId`],
    params: OneSubject,
    body: SplitDraft,
    response: Done,
  }),
  preview: post(`${root}/subgroups/:subjectId/preview`, {
    roles: staff,
    about: 'What storing these halves would do to lessons that have begun, pupil by pupil. Changes nothing.',
    params: OneSubject,
    body: SplitDraft,
    response: Effects,
  }),
  correct: put(`${root}/subgroups/:subjectId/times`, {
    roles: staff,
    about:
      'Corrects the day on which a pupil came into a half, or takes the change back; 422 when it reaches into a closed period, behind the stay in the class or beyond the times beside it.',
    params: OneSubject,
    body: TimeDraft,
    response: Done,
  }),
  previewCorrection: post(`${root}/subgroups/:subjectId/times/preview`, {
    roles: staff,
    about: 'What that correction would do to lessons that have begun. Changes nothing.',
    params: OneSubject,
    body: TimeDraft,
    response: Effects,
  }),
  dissolve: remove(`${root}/subgroups`, {
    roles: staff,
    about: 'Makes one class of two halves again; refused while plans, lessons or the timetable hold a half (E-7.9-28).',
    aliases: [`${v2}/group/:groupId/subgroups`],
    params: One,
    query: z.object({ subjectId: IdInAddress }),
    response: Done,
  }),
}
