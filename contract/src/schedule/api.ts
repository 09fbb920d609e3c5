import { z } from 'zod'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Named } from '../kernel/languages.ts'
import { staff } from '../kernel/roles.ts'

/** Kinds a lesson may be bound to (C-KIND-1, C-KIND-2, Q-095). */
export const entityKinds = ['regular', 'lecture', 'custom-lesson', 'sor', 'soch', 'ent', 'test'] as const
export const EntityKind = z.enum(entityKinds)
export type EntityKind = z.infer<typeof EntityKind>

/** The signs of the journal in the order of the keyboard map. */
export const signs = ['absent', 'excused', 'ill', 'late', 'exempt'] as const
export const Sign = z.enum(signs)
export type Sign = z.infer<typeof Sign>

export const Labelled = z.object({ id: z.int(), label: z.string() })
export type Labelled = z.infer<typeof Labelled>

export const SubgroupRef = z.object({ id: z.int(), number: z.int(), label: z.string() })

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
  homework: z.object({ text: z.string(), dueOn: Day.nullable() }).nullable(),
  mark: z.object({ score: z.int().nullable(), sign: Sign.nullable(), comment: z.string() }).nullable(),
  conducted: z.boolean(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), mark: z.boolean() }),
})
export type LessonCard = z.infer<typeof LessonCard>

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
  periods: z.array(z.object({ number: z.int(), timeStart: Clock, timeEnd: Clock })),
  /** `choose`: other weeks may be opened, see `choices`. */
  can: z.object({ add: z.boolean(), choose: z.boolean() }),
})
export type WeekSchedule = z.infer<typeof WeekSchedule>
/** A week that is somebody's. */
export type WeekOf = WeekSchedule & { view: NonNullable<WeekSchedule['view']> }

/** One clash: whose time is taken, and both lessons (Q-034; SH-MODAL-12). */
export const Clash = z.object({
  side: z.enum(['teacher', 'cabinet', 'group']),
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

/** 1 stores the lesson over a clash and says who did (S-SAVE-2). */
const Force = z.union([z.literal(0), z.literal(1)]).default(0)

/** The add dialog's payload (E-7.5-15); `uuid` is made by the client, so that a repeat changes nothing. */
export const LessonDraft = z.object({
  uuid: z.uuid(),
  entityKind: EntityKind,
  groupId: Id,
  subjectId: Id,
  subgroupId: Id.nullable().default(null),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  cabinet_id: Id.nullable().default(null),
  /** A theme of the plan that has no lesson yet and is of this kind: always for regular, else instead of a typed one. */
  calendar_plan_lesson_uuid: z.uuid().nullable().default(null),
  /** For a new sor, soch, lecture …: the section or title typed by hand; soch names itself (S-BIND-1). */
  theme: z.string().trim().max(500).default(''),
  maxScore: z.int().min(1).max(100).nullable().default(null),
  isForce: Force,
})
export type LessonDraft = z.infer<typeof LessonDraft>

/** The edit dialog's payload (E-7.5-14). `quarter_id` is a legacy 1: always sent by the browser, never read. */
export const LessonChange = z.object({
  version: z.int32().min(1),
  date: Day,
  time_start: Clock,
  time_end: Clock,
  cabinet_id: Id.nullable().default(null),
  calendar_plan_lesson_uuid: z.uuid().nullable().default(null),
  quarter_id: z.int32().optional(),
  isForce: Force,
})
export type LessonChange = z.infer<typeof LessonChange>

/** Binding a lesson to another theme or kind (entity scheduleBinding). */
export const LessonBinding = z.object({
  version: z.int32().min(1),
  entityKind: EntityKind,
  calendar_plan_lesson_uuid: z.uuid().nullable().default(null),
  theme: z.string().trim().max(500).default(''),
  maxScore: z.int().min(1).max(100).nullable().default(null),
})

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
      groups: z.array(Labelled),
      subjects: z.array(
        z.object({
          groupId: z.int(),
          id: z.int(),
          name: Named,
          type: z.enum(['default', 'elective']),
          subgroups: z.array(SubgroupRef),
          scoreType: z.string(),
          /** The language of the plan: a soch is named in it. */
          eduLang: z.enum(['kz', 'ru']),
        }),
      ),
      cabinets: z.array(Labelled),
    }),
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
      'Adds a lesson. 409 schedule.conflict with both sides of each clash, unless isForce is 1 (Q-034); 422 on a holiday or outside the year.',
    aliases: [
      `${v3}/backoffice/schedule/store`,
      `${v3}/frontoffice/schedule/store`,
      '/api/v2/os/frontoffice/schedule/ktp-lesson',
    ],
    body: LessonDraft,
    response: LessonCard,
  }),
  change: put(`${v3}/frontoffice/schedule/:scheduleUuid`, {
    roles: staff,
    about: 'Moves or changes a lesson; 409 for a clash or a stale version, 422 for a lesson that was conducted.',
    aliases: [`${v3}/backoffice/schedule/:scheduleUuid`, '/api/v2/os/frontoffice/schedule/:scheduleUuid'],
    params: OfLesson,
    body: LessonChange,
    response: LessonCard,
  }),
  bind: put(`${v3}/frontoffice/schedule/bind-ktp-lesson/:scheduleUuid`, {
    roles: staff,
    about: 'Binds a lesson to a theme or kind; soch names itself by the quarter (S-BIND-1).',
    aliases: ['/api/v2/os/frontoffice/schedule/bind-ktp-lesson/:scheduleUuid'],
    params: OfLesson,
    body: LessonBinding,
    response: z.object({
      entity_kind: EntityKind,
      entity_id: z.string().nullable(),
      calendar_plan_lesson_uuid: z.uuid(),
    }),
  }),
  destroy: post(`${v3}/backoffice/schedule/destroy`, {
    roles: staff,
    about:
      'Takes a lesson out of the schedule; its theme goes back to the plan. 422 once it was conducted or marked; 409 schedule.has-content while homework or materials would go with it, unless withContent says so.',
    aliases: [`${v3}/frontoffice/schedule/destroy`],
    body: z.object({ uuid: z.uuid(), version: z.int32().min(1), withContent: z.boolean().default(false) }),
    response: Done,
  }),
}
