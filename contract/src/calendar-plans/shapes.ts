import { z } from 'zod'
import { Clock, Day } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { ScoreType } from '../journal/api.ts'
import { planStates } from '../ktp/states.ts'
import { Labelled } from '../schedule/api.ts'

export const PlanState = z.enum(planStates)

/** How many plans of a group stand where. */
const States = z.object({ draft: z.int(), sent: z.int(), reviewed: z.int(), approved: z.int() })

/** A group with its plans counted: hours that are planned, that have a lesson, and that were conducted. */
export const PlanGroup = z.object({
  id: z.int(),
  label: z.string(),
  lead: z.string().nullable(),
  plans: z.int(),
  planned: z.int(),
  placed: z.int(),
  conducted: z.int(),
  states: States,
})
export type PlanGroup = z.infer<typeof PlanGroup>

const Teacher = z.object({ id: z.int(), name: z.string(), isDeleted: z.boolean() })

/** A calendar plan in a list (N-39). */
export const CalendarPlanRow = z.object({
  id: z.uuid(),
  subject: z.object({ id: z.int(), name: Named, type: z.enum(['default', 'elective']) }),
  subgroup: Labelled.nullable(),
  teacher: Teacher,
  scoreType: ScoreType,
  state: PlanState,
  hoursPerWeek: z.int(),
  planned: z.int(),
  placed: z.int(),
  conducted: z.int(),
  /** Lessons from today on without a theme. */
  bare: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), copy: z.boolean() }),
})
export type CalendarPlanRow = z.infer<typeof CalendarPlanRow>

/** What the dialog of a plan sends (N-40). The quarter is always 1 and read by nobody (C-QID-1, Q-024). */
export const PlanDraft = z.object({
  group_id: Id,
  subject_id: Id,
  subgroup_id: Id.nullable().default(null),
  /** Only the management names one; else it is the caller (P-POS-6). */
  teacher_id: Id.nullable().default(null),
  scoreType: ScoreType,
  hoursPerWeek: z.int().min(1).max(40).default(1),
  quarter_id: z.int32().optional(),
  schoolId: z.int32().nullish(),
})
export type PlanDraft = z.output<typeof PlanDraft>

/** What of a plan may change; another teacher takes over from a day on (M-62). */
export const PlanChange = PlanDraft.pick({
  scoreType: true,
  hoursPerWeek: true,
  quarter_id: true,
  schoolId: true,
}).extend({ teacher_id: Id, from: Day.nullable().default(null) })
export type PlanChange = z.output<typeof PlanChange>

/** Subjects (N-25) and teachers that a plan of a group may have; an elective is one that `type` says. */
export const PlanForm = z.object({
  group: Labelled,
  subjects: z.array(
    z.object({
      id: z.int(),
      name: Named,
      type: z.enum(['default', 'elective']),
      subgroups: z.array(Labelled),
      /** Subgroups that have a plan already; 0 is the whole group. */
      taken: z.array(z.int()),
    }),
  ),
  teachers: z.array(Labelled),
  /** Whether the caller chooses the teacher (P-POS-6). */
  choosesTeacher: z.boolean(),
})
export type PlanForm = z.infer<typeof PlanForm>

/** A lesson that the new teacher gives already when the plan has one. */
export const TeacherClash = z.object({
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  group: z.string(),
  subject: Named,
})
export type TeacherClash = z.infer<typeof TeacherClash>

/** What a change of the teacher would do. */
export const TeacherChange = z.object({ lessons: z.int(), clashes: z.array(TeacherClash) })
export type TeacherChange = z.infer<typeof TeacherChange>

/** Where a plan may be copied to, and what would become of it there. */
export const CopyTarget = z.object({
  groupId: z.int(),
  group: z.string(),
  subgroup: Labelled.nullable(),
  /** A plan that stands there with themes is left alone. */
  outcome: z.enum(['new', 'fill', 'taken']),
  teacher: z.string().nullable(),
  /** Lessons of the year that wait for a theme there. */
  lessons: z.int(),
})
export type CopyTarget = z.infer<typeof CopyTarget>
export const CopyInfo = z.object({
  subject: Named,
  group: z.string(),
  themes: z.int(),
  sections: z.int(),
  works: z.int(),
  targets: z.array(CopyTarget),
  teachers: z.array(Labelled),
})
export type CopyInfo = z.infer<typeof CopyInfo>
