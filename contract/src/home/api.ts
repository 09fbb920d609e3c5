import { z } from 'zod'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { get } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, PageQuery } from '../kernel/paging.ts'
import { management, teaching } from '../kernel/roles.ts'
import { Labelled, Sign } from '../schedule/api.ts'
import { EntityKind } from '../schedule/drafts.ts'

const Subject = z.object({ id: z.int(), name: Named })

/** The lesson that a teacher gives now, or the next one of the coming week. */
export const PresentLesson = z.object({
  uuid: z.uuid(),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  /** It has begun and is not over. */
  running: z.boolean(),
  subject: Subject,
  group: Labelled,
  subgroup: z.string().nullable(),
  cabinet: z.string().nullable(),
  theme: z.string(),
  calendarPlanUuid: z.uuid(),
  hasHomework: z.boolean(),
})
export type PresentLesson = z.infer<typeof PresentLesson>

/** A mark of the last days with the reason that stands beside it. */
export const NewMark = z.object({
  lessonUuid: z.uuid(),
  date: Day,
  subject: Subject,
  kind: EntityKind,
  theme: z.string(),
  score: z.int().nullable(),
  maxScore: z.int(),
  sign: Sign.nullable(),
  comment: z.string(),
  at: Instant,
})
export type NewMark = z.infer<typeof NewMark>

/** One child of a parent: the next school day, what was marked, what is due. */
export const ChildHome = z.object({
  userId: z.int(),
  name: z.string(),
  group: z.string(),
  school: Named,
  /** Today, or the next day that has a lesson within a week; null when there is none. */
  day: Day.nullable(),
  lessons: z
    .array(
      z.object({
        uuid: z.uuid(),
        timeStart: Clock,
        timeEnd: Clock,
        subject: Subject,
        cabinet: z.string().nullable(),
        kind: EntityKind,
      }),
    )
    .max(20),
  marks: z.array(NewMark).max(10),
  due: z
    .array(z.object({ lessonUuid: z.uuid(), subject: Subject, dueOn: Day, text: z.string(), files: z.int() }))
    .max(10),
})
export type ChildHome = z.infer<typeof ChildHome>

/** A journal with lessons that were held and have no mark in them. */
export const Unfilled = z.object({
  calendarPlanUuid: z.uuid(),
  group: Labelled,
  subject: Subject,
  subgroup: z.string().nullable(),
  teacher: Labelled,
  held: z.int(),
  /** Held lessons without a single mark or sign. */
  unmarked: z.int(),
  /** Held lessons that nobody has said to be conducted. */
  unconducted: z.int(),
})
export type Unfilled = z.infer<typeof Unfilled>

const Narrowing = IdInAddress.optional()
const root = '/api/v3/os/home'

/** What people meet first. */
export const home = {
  present: get(`${root}/present`, {
    roles: teaching,
    about: 'The lesson that the caller gives now, or the next one within a week; null when there is none.',
    response: z.object({ lesson: PresentLesson.nullable() }),
  }),
  family: get(`${root}/family`, {
    roles: ['parent'],
    about: 'Every child of the parent: the next school day, marks of the last seven days, homework due (Q-005).',
    response: z.array(ChildHome).max(20),
  }),
  unfilled: get(`${root}/unfilled`, {
    roles: management,
    about:
      'Journals of the quarter with lessons held and not marked or not conducted, the most of them first; by X-Quarter, the present quarter by default.',
    query: PageQuery.pick({ page: true, sort: true }).extend({ groupId: Narrowing, teacherId: Narrowing }),
    response: pageOf(Unfilled).extend({
      /** What the list may be narrowed to: those who are in it. */
      groups: z.array(Labelled).max(300),
      teachers: z.array(Labelled).max(1000),
    }),
  }),
  place: get(`${root}/place`, {
    roles: 'anyone',
    about: 'Where the caller works: names of the school, the district and the region, as far as they have them.',
    response: z.object({ school: Named.nullable(), district: Named.nullable(), region: Named.nullable() }),
  }),
}
