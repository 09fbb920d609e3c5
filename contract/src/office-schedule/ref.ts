import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { Bell, Labelled } from '../schedule/api.ts'

const WeekDay = z.int().min(1).max(7)
const LessonNumber = z.int().min(1).max(12)

/** A plan of the class: a subject, of the whole class or of a subgroup, and who teaches it. */
export const RefPlan = z.object({
  uuid: z.uuid(),
  subject: Named,
  subgroup: z.int().nullable(),
  teacher: z.string(),
  /** Hours a week by the load. */
  hours: z.number(),
})
export type RefPlan = z.infer<typeof RefPlan>

/** A lesson of the reference week: it has a weekday and a number, and no date. */
export const RefSlot = z.object({
  id: z.int(),
  weekDay: WeekDay,
  number: LessonNumber,
  planUuid: z.uuid(),
  cabinet: Labelled.nullable(),
})
export type RefSlot = z.infer<typeof RefSlot>

/** The reference week of a class, from which dated weeks are filled. */
export const RefWeek = z.object({
  group: Labelled,
  bells: z.array(Bell),
  plans: z.array(RefPlan),
  cabinets: z.array(Labelled),
  slots: z.array(RefSlot),
  can: z.object({ edit: z.boolean() }),
})
export type RefWeek = z.infer<typeof RefWeek>

/** A slot that is put, or with `id` one that is changed. */
export const RefSlotDraft = z.object({
  groupId: Id,
  id: Id.nullable().default(null),
  weekDay: WeekDay,
  number: LessonNumber,
  planUuid: z.uuid(),
  cabinetId: Id.nullable().default(null),
})
export type RefSlotDraft = z.output<typeof RefSlotDraft>

/** The reference week to one week, or to the weeks of a quarter that are still to come. */
export const FillWeek = z
  .object({
    groupId: Id.nullable().default(null),
    quarterId: Id,
    dateTo: Day.nullable().default(null),
    isForQuarter: z.union([z.literal(0), z.literal(1)]).default(0),
  })
  .refine(({ dateTo, isForQuarter }) => isForQuarter === 1 || dateTo !== null, {
    path: ['dateTo'],
    message: 'required',
  })
export type FillWeek = z.output<typeof FillWeek>
export const FillWeekBody = z.intersection(FillWeek, z.object({ uuid: z.uuid(), stamp: z.string().max(64) }))
