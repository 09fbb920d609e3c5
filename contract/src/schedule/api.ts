import { z } from 'zod'
import { IdInAddress } from '../kernel/ids.ts'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { staff } from '../kernel/roles.ts'
import { EntityKind, LessonBindingBody, LessonChangeBody, LessonDraftBody } from './drafts.ts'

/** The signs of the journal in the order of the keyboard map. */
export const signs = ['absent', 'excused', 'ill', 'late', 'exempt'] as const
export const Sign = z.enum(signs)
export type Sign = z.infer<typeof Sign>

export const Labelled = z.object({ id: z.int(), label: z.string() })
export type Labelled = z.infer<typeof Labelled>

export const SubgroupRef = z.object({ id: z.int(), number: z.int(), label: z.string() })

/** Whose time two lessons both need. */
const ClashSide = z.enum(['teacher', 'cabinet', 'group'])

/** The other side of a clash that was stored: a lesson that needs the same teacher, room or pupils at the same time. */
export const ClashingLesson = z.object({
  side: ClashSide,
  uuid: z.uuid(),
  timeStart: Clock,
  timeEnd: Clock,
  subject: Named,
  group: z.string(),
  teacher: z.string(),
  cabinet: z.string().nullable(),
})
export type ClashingLesson = z.infer<typeof ClashingLesson>

/** A lesson as the week shows it. `mark` and `homework` of a student are the student's own. */
export const LessonCard = z.object({
  uuid: z.uuid(),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  subject: z.object({ id: z.int(), name: Named, type: z.enum(['default', 'elective']) }),
  group: Labelled,
  subgroup: SubgroupRef.nullable(),
  calendarPlanUuid: z.uuid(),
  calendarPlanLessonUuid: z.uuid().nullable(),
  theme: z.string(),
  lessonType: EntityKind,
  maxScore: z.int(),
  cabinet: Labelled.nullable(),
  teacher: Labelled,
  /** The teacher of the plan, while somebody else takes the lesson. */
  substituted: Labelled.nullable(),
  /** Who stored the lesson over a clash, and when: shown for as long as the lesson stands. */
  forced: z.object({ by: z.string(), at: Instant }).nullable(),
  /** Lessons that it clashes with, whichever of them was stored last; a student sees those of the own class only. */
  clashes: z.array(ClashingLesson),
  homework: z.object({ text: z.string(), dueOn: Day.nullable() }).nullable(),
  mark: z.object({ score: z.int().nullable(), sign: Sign.nullable(), comment: z.string() }).nullable(),
  conducted: z.boolean(),
  /** Attended from home; left out of other lessons. */
  remote: z.boolean().optional(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), mark: z.boolean() }),
})
export type LessonCard = z.infer<typeof LessonCard>

/** A line of a bell schedule; `shift` is 1 or 2. */
export const Bell = z.object({ number: z.int(), timeStart: Clock, timeEnd: Clock, shift: z.int() })
export type Bell = z.infer<typeof Bell>

/** `holiday` names a public holiday, a rest of the school, or the holidays between the quarters. */
export const ScheduleDay = z.object({ date: Day, holiday: Named.nullable(), lessons: z.array(LessonCard) })
export type ScheduleDay = z.infer<typeof ScheduleDay>

/** A week of one group, teacher or cabinet; of nobody's for a student who is in no group yet. */
export const WeekSchedule = z.object({
  weekStart: Day,
  weekEnd: Day,
  /** The quarter the week belongs to; null between quarters. */
  quarterId: z.int().nullable(),
  /** Whose week it is; null for a student who is in no group yet: nothing is in such a week. */
  view: z.object({ kind: z.enum(['group', 'teacher', 'cabinet']), id: z.int(), label: z.string() }).nullable(),
  /** Monday to Saturday, and Sunday when it has a lesson. */
  days: z.array(ScheduleDay),
  /** The bell rows of the view, for empty slots and for moving. */
  periods: z.array(Bell),
  /** `choose`: other weeks may be opened, see `choices`. */
  can: z.object({ add: z.boolean(), choose: z.boolean() }),
})
export type WeekSchedule = z.infer<typeof WeekSchedule>
/** A week that is somebody's. */
export type WeekOf = WeekSchedule & { view: NonNullable<WeekSchedule['view']> }

/** One clash: whose time is taken, and both lessons (Q-034; SH-MODAL-12). */
export const Clash = z.object({
  side: ClashSide,
  /** The teacher, room or group that both lessons need. */
  label: z.string(),
  date: Day,
  wanted: z.object({ timeStart: Clock, timeEnd: Clock }),
  taken: z.object({
    uuid: z.uuid(),
    timeStart: Clock,
    timeEnd: Clock,
    subject: Named,
    subjectType: z.enum(['default', 'elective']),
    group: z.string(),
    subgroup: z.string().nullable(),
    teacher: z.string(),
    cabinet: z.string().nullable(),
  }),
})
export type Clash = z.infer<typeof Clash>

/** A stretch of a day in which a teacher, a room or pupils are not free. */
export const BusyTime = z.object({ side: ClashSide, date: Day, timeStart: Clock, timeEnd: Clock })
export type BusyTime = z.infer<typeof BusyTime>

export const WeekQuery = z.object({
  date: Day.optional(),
  groupId: IdInAddress.optional(),
  teacherId: IdInAddress.optional(),
  cabinetId: IdInAddress.optional(),
})

const v3 = '/api/v3/os'
const both = (path: string) => [
  `${v3}/frontoffice/${path}`,
  `/api/v2/os/backoffice/${path}`,
  `/api/v2/os/frontoffice/${path}`,
]
const OfLesson = z.object({ scheduleUuid: z.uuid() })

export const schedule = {
  week: get(`${v3}/backoffice/schedule/list`, {
    roles: [...staff, 'student'],
    subscribed: true,
    about:
      'The week around a date (today by default) of a group, a teacher or a cabinet; a student’s own group, a teacher’s own lessons by default.',
    aliases: both('schedule/list'),
    query: WeekQuery,
    response: WeekSchedule,
  }),
  choices: get(`${v3}/backoffice/schedule/choices`, {
    roles: staff,
    about: 'The groups, teachers and cabinets whose week the caller may open.',
    aliases: [`${v3}/frontoffice/schedule/choices`],
    response: z.object({ groups: z.array(Labelled), teachers: z.array(Labelled), cabinets: z.array(Labelled) }),
  }),
  addLessonDicts: get(`${v3}/frontoffice/schedule/add-lesson/dicts`, {
    roles: staff,
    about:
      'Groups and their subjects, with subgroups, that the caller may put a lesson for, and the cabinets of the school (E-7.5-12).',
    aliases: ['/api/v2/os/frontoffice/schedule/add-lesson/dicts'],
    response: z.object({
      /** `bells` is the bell schedule of the group: what the number of a lesson means there. */
      groups: z.array(Labelled.extend({ bells: z.array(Bell) })),
      subjects: z.array(
        z.object({
          groupId: z.int(),
          id: z.int(),
          name: Named,
          type: z.enum(['default', 'elective']),
          subgroups: z.array(SubgroupRef),
          /** Who teaches by the plan: of the whole group (null) or of a subgroup. */
          teachers: z.array(z.object({ subgroupId: z.int().nullable(), label: z.string() })),
          scoreType: z.string(),
          /** The language of the plan: a soch is named in it. */
          eduLang: z.enum(['kz', 'ru']),
        }),
      ),
      cabinets: z.array(Labelled),
    }),
  }),
  busy: get(`${v3}/frontoffice/schedule/busy/:scheduleUuid`, {
    roles: staff,
    about:
      'When, in the week around a date, the teacher, the room or the pupils of a lesson are taken by other lessons: times and sides, no names. For whoever may move the lesson; 403 for others.',
    params: OfLesson,
    query: z.object({ date: Day }),
    response: z.object({ taken: z.array(BusyTime) }),
  }),
  types: get(`${v3}/backoffice/schedule/dicts`, {
    roles: staff,
    about: 'Lesson types that can be put into the schedule (E-7.5-13).',
    aliases: ['/api/v2/os/backoffice/schedule/dicts'],
    response: z.object({ types: z.array(z.object({ id: EntityKind, label: z.string() })) }),
  }),
  add: post(`${v3}/frontoffice/schedule/ktp-lesson`, {
    roles: staff,
    about:
      'Adds a lesson. 409 schedule.conflict with both sides of each clash, unless isForce is 1 (E-7.5-02, E-7.5-15, Q-034); 422 on a holiday or outside the year.',
    aliases: [
      `${v3}/backoffice/schedule/store`,
      `${v3}/frontoffice/schedule/store`,
      '/api/v2/os/frontoffice/schedule/ktp-lesson',
      // The contingent’s own dialog (E-7.5-16) writes the same lesson.
      `${v3}/backoffice/schedule/list`,
      '/api/v2/os/backoffice/schedule/list',
    ],
    body: LessonDraftBody,
    response: LessonCard,
  }),
  change: put(`${v3}/frontoffice/schedule/:scheduleUuid`, {
    roles: staff,
    about: 'Moves or changes a lesson; 409 for a clash or a stale version, 422 for a lesson that was conducted.',
    aliases: [
      `${v3}/backoffice/schedule/:scheduleUuid`,
      '/api/v2/os/frontoffice/schedule/:scheduleUuid',
      // The contingent’s own dialog (E-7.5-17) changes the same lesson.
      `${v3}/backoffice/schedule/updateItem/:scheduleUuid`,
      '/api/v2/os/backoffice/schedule/updateItem/:scheduleUuid',
    ],
    params: OfLesson,
    body: LessonChangeBody,
    response: LessonCard,
  }),
  update: post(`${v3}/backoffice/schedule/update`, {
    roles: staff,
    about: 'The same as a POST that names the lesson in its body (E-7.5-03).',
    aliases: [`${v3}/frontoffice/schedule/update`],
    body: LessonChangeBody.extend({ uuid: z.uuid() }),
    response: LessonCard,
  }),
  bind: put(`${v3}/frontoffice/schedule/bind-ktp-lesson/:scheduleUuid`, {
    roles: staff,
    about: 'Binds a lesson to a theme or kind; soch names itself by the quarter (S-BIND-1).',
    aliases: ['/api/v2/os/frontoffice/schedule/bind-ktp-lesson/:scheduleUuid'],
    params: OfLesson,
    body: LessonBindingBody,
    response: z.object({
      entity_kind: EntityKind,
      /** The saved work of the theme; null while it has none (S-BIND-3). */
      entity_id: z.string().nullable(),
      calendar_plan_lesson_uuid: z.uuid(),
    }),
  }),
  destroy: post(`${v3}/backoffice/schedule/destroy`, {
    roles: staff,
    about:
      'Takes a lesson out of the schedule; its theme goes back to the plan (E-7.5-05). 422 once it was conducted or marked, or students have worked on what it has; 409 schedule.has-content while homework or materials would go with it, unless withContent says so.',
    aliases: [`${v3}/frontoffice/schedule/destroy`],
    body: z.object({ uuid: z.uuid(), version: z.int32().min(1).optional(), withContent: z.boolean().default(false) }),
    response: Done,
  }),
}
