import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Job, JobAsk } from '../kernel/job.ts'
import { Named } from '../kernel/languages.ts'
import { management } from '../kernel/roles.ts'
import { Bell, Labelled } from '../schedule/api.ts'
import { Closed, ClosedBody } from './closed.ts'
import { LevelsDraft, levels } from './levels.ts'
import { LockLesson, LocksDraft } from './locks.ts'
import { Goals, largestWeight } from './rules.ts'

/** What the load lacks: an `empty` class would get no lessons, the rest get fewer than they need. */
export const LoadFinding = z.object({
  code: z.enum(['no-bells', 'no-plans', 'class-hours', 'teacher-hours', 'teacher-gone']),
  /** Whose it is: of a class or of a teacher. */
  who: Labelled,
  /** Lessons that are asked for, and how many the week holds. */
  need: z.int(),
  have: z.int(),
})
export type LoadFinding = z.infer<typeof LoadFinding>

const Weight = z.int().min(0).max(largestWeight)

/** How a week is to be searched for. */
export const SearchAsk = z.object({
  days: z.union([z.literal(5), z.literal(6)]).default(5),
  /** Rooms as the reference week has them, any free room, or none. */
  rooms: z.enum(['kept', 'any', 'none']).default('kept'),
  weights: Goals(Weight),
  /** Classes whose reference week stays as it is. */
  keptGroups: z.array(Id).max(200).default([]),
  /** Another number gives another week. */
  seed: z.int().min(1).max(1_000_000).default(1),
})
export type SearchAsk = z.output<typeof SearchAsk>

const Counts = Goals(z.int())

const ProposedSlot = z.object({
  planUuid: z.uuid(),
  weekDay: z.int(),
  number: z.int(),
  cabinetId: z.int().nullable(),
})
export type ProposedSlot = z.infer<typeof ProposedSlot>

/** Lessons without a place, and the smallest reason: `need` does not fit into `have`. */
const Unplaced = z.object({
  planUuid: z.uuid(),
  lessons: z.int(),
  code: z.enum([
    'locked-clash',
    'room-missing',
    'no-common-time',
    'class-hours',
    'teacher-hours',
    'teacher-availability',
    'room-hours',
    'crowded',
  ]),
  need: z.int().nullable(),
  have: z.int().nullable(),
})
export type Unplaced = z.infer<typeof Unplaced>

const ProposalPlan = z.object({
  uuid: z.uuid(),
  groupId: z.int(),
  subject: Named,
  subgroup: z.int().nullable(),
  teacherId: z.int(),
})

const Summary = z.object({
  uuid: z.uuid(),
  by: z.string(),
  at: Instant,
  lessons: z.int(),
  unplaced: z.int(),
  applied: z.boolean(),
})
export type ProposalSummary = z.infer<typeof Summary>

export const TimetableProposal = Summary.extend({
  asked: SearchAsk,
  /** How often each goal is missed: by the proposal, and by the reference week of its time. */
  score: Counts,
  before: Counts,
  groups: z.array(Labelled.extend({ bells: z.array(Bell) })),
  teachers: z.array(Labelled),
  cabinets: z.array(Labelled),
  plans: z.array(ProposalPlan),
  slots: z.array(ProposedSlot),
  /** The reference week as it is now. */
  now: z.array(ProposedSlot),
  leftOut: z.array(Unplaced),
  /** Names the reference week that was shown: applying asks for it. */
  stamp: z.string(),
  /** The load is another one by now: the proposal can only be looked at. */
  moved: z.boolean(),
  can: z.object({ apply: z.boolean(), undo: z.boolean(), remove: z.boolean() }),
})
export type TimetableProposal = z.infer<typeof TimetableProposal>

const root = '/api/v3/os/backoffice/timetable-proposal'
const One = z.object({ uuid: z.uuid() })

export const timetableProposal = {
  check: get(`${root}/check`, {
    roles: management,
    about: 'What the load, the bells and the classes of this year lack for a week to be laid.',
    response: z.object({
      groups: z.array(Labelled),
      lessons: z.int(),
      teachers: z.int(),
      findings: z.array(LoadFinding),
      /** Whether there is anything to lay. */
      can: z.object({ start: z.boolean() }),
    }),
  }),
  closed: get(`${root}/closed`, {
    roles: management,
    about: 'When teachers are not there and rooms are closed, by weekday, and who can be chosen.',
    response: z.object({ teachers: z.array(Labelled), cabinets: z.array(Labelled), closed: z.array(Closed) }),
  }),
  close: post(`${root}/closed`, {
    roles: management,
    about: 'Notes a time of the week at which a teacher is not there or a room is closed; 500 of them at most.',
    body: ClosedBody,
    response: Done,
  }),
  open: remove(`${root}/closed/:uuid`, {
    roles: management,
    about: 'Takes such a time away.',
    params: One,
    response: Done,
  }),
  levels: get(`${root}/levels`, {
    roles: management,
    about:
      'The subjects of this year’s load and how hard each is by the word of the school; null where it said nothing.',
    response: z.object({
      subjects: z.array(
        z.object({
          id: z.int(),
          name: Named,
          level: z.enum(levels).nullable(),
          /** Proposed for the start; it stands only when the school has taken it. */
          usual: z.enum(levels),
        }),
      ),
    }),
  }),
  setLevels: put(`${root}/levels`, {
    roles: management,
    about: 'Says how hard the subjects are, all at once: hard ones are kept off the last lesson of a day.',
    body: LevelsDraft,
    response: Done,
  }),
  locks: get(`${root}/locks`, {
    roles: management,
    about: 'The lessons of the reference week that stay where they are, and the classes that have a week to be laid.',
    response: z.object({
      groups: z.array(Labelled),
      lessons: z.array(LockLesson.omit({ locked: true }).extend({ groupId: z.int() })),
    }),
  }),
  locksOf: get(`${root}/locks/:groupId`, {
    roles: management,
    about: 'The lessons of the reference week of a class, and which of them stay where they are.',
    params: z.object({ groupId: IdInAddress }),
    response: z.object({ lessons: z.array(LockLesson) }),
  }),
  lock: put(`${root}/locks`, {
    roles: management,
    about: 'Says which lessons of a class stay where they are; 404 for one that the reference week does not have.',
    body: LocksDraft,
    response: Done,
  }),
  list: get(root, {
    roles: management,
    about: 'The proposals of the school, the newest first; the latest twenty are kept.',
    response: z.object({ proposals: z.array(Summary) }),
  }),
  one: get(`${root}/:uuid`, {
    roles: management,
    about: 'A proposed week beside the reference week as it is now, with what has no place and why.',
    params: One,
    response: TimetableProposal,
  }),
  start: post(root, {
    roles: management,
    repeatable: true,
    about: 'Lays a week from the load as a job that can be stopped; the proposal has the id of the job.',
    body: JobAsk.extend({ asked: SearchAsk }),
    response: Job,
  }),
  apply: post(`${root}/:uuid/apply`, {
    roles: management,
    about:
      'Puts the proposed week into the reference weeks of its classes. 409 timetable-proposal.moved when the load or the reference week changed since it was shown.',
    params: One,
    body: z.object({ stamp: z.string().max(64) }),
    response: z.object({ lessons: z.int() }),
  }),
  undo: post(`${root}/:uuid/undo`, {
    roles: management,
    about:
      'Puts the reference weeks back as they were before. 409 timetable-proposal.moved when somebody changed them since.',
    params: One,
    response: z.object({ lessons: z.int() }),
  }),
  remove: remove(`${root}/:uuid`, {
    roles: management,
    about: 'Removes a proposal that does not stand in the reference week.',
    params: One,
    response: Done,
  }),
}
