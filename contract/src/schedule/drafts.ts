import { z } from 'zod'
import { Clock, Day } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'

/** Kinds a lesson may be bound to (N-30, C-KIND-1, C-KIND-2, Q-095). */
export const entityKinds = ['regular', 'lecture', 'custom-lesson', 'sor', 'soch', 'ent', 'test'] as const
export const EntityKind = z.enum(entityKinds)
export type EntityKind = z.infer<typeof EntityKind>

/** 1 stores the lesson over a clash and says who did (S-SAVE-2). */
const Force = z.union([z.literal(0), z.literal(1)]).default(0)

/** A saved work of the caller, of the kind that is chosen, instead of a typed theme (S-ADDLESSON-3). */
const SavedWork = z.uuid().nullable().default(null)

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
  entityId: SavedWork,
  isForce: Force,
})
export type LessonDraft = z.infer<typeof LessonDraft>

/** Times in both spellings of the specification: either is read, `timeStart` and `timeEnd` are written. */
const EitherTime = {
  timeStart: Clock.optional(),
  timeEnd: Clock.optional(),
  time_start: Clock.optional(),
  time_end: Clock.optional(),
}
/** A field of which an older client says what it believes; what does not agree is refused under it. */
const Said = z.int32().nullish()
/** A number of the year, 1 to 4, or the id of a quarter. */
const SaidQuarter = z.int32().nullish()
/** A saved work as older clients name it; an id of another form is nobody's and is refused under its field. */
const NamedWork = z.union([z.int32(), z.string().max(100)]).nullish()
/** The calendar plan itself, or one of its themes. */
const PlanOrTheme = z.uuid().nullish()

/**
 * A draft as older clients write it too (N-29): without an id the server makes one, without times the lesson takes the
 * first bell of that day at which the class, its teacher and the cabinet are free.
 */
export const LessonDraftBody = LessonDraft.extend({
  uuid: z.uuid().optional(),
  ...EitherTime,
  quarter: SaidQuarter,
  entityId: NamedWork,
  calendarPlanTemplateUuid: PlanOrTheme,
})
export type LessonDraftBody = z.output<typeof LessonDraftBody>

/** The edit dialog's payload (E-7.5-14). `quarter_id` is a legacy 1: always sent by the browser, never read. */
export const LessonChange = z.object({
  version: z.int32().min(1),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  cabinet_id: Id.nullable().default(null),
  calendar_plan_lesson_uuid: z.uuid().nullable().default(null),
  quarter_id: z.int32().optional(),
  isForce: Force,
})
export type LessonChange = z.infer<typeof LessonChange>

/** A change as older clients write it too (N-28): without a version nothing is compared. */
export const LessonChangeBody = LessonChange.extend({
  version: z.int32().min(1).optional(),
  ...EitherTime,
  group_id: Said,
  subject_id: Said,
  subgroup_id: Said,
  teacher_id: Said,
  /** 1 is Monday; a Sunday is 7 or 0. */
  week_day: Said,
})
export type LessonChangeBody = z.output<typeof LessonChangeBody>

/** Binding a lesson to another theme or kind (entity scheduleBinding). */
export const LessonBinding = z.object({
  version: z.int32().min(1),
  entityKind: EntityKind,
  calendar_plan_lesson_uuid: z.uuid().nullable().default(null),
  theme: z.string().trim().max(500).default(''),
  maxScore: z.int().min(1).max(100).nullable().default(null),
  entityId: SavedWork,
})

/** A binding as older clients write it too (N-29): what it says of the lesson besides must be so. */
export const LessonBindingBody = LessonBinding.extend({
  version: z.int32().min(1).optional(),
  groupId: Said,
  subjectId: Said,
  subgroupId: Said,
  date: Day.nullish(),
  quarter: SaidQuarter,
  cabinet_id: Said,
  entityId: NamedWork,
  calendarPlanTemplateUuid: PlanOrTheme,
})
export type LessonBindingBody = z.output<typeof LessonBindingBody>
