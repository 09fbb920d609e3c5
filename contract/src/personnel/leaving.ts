import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'

const Choice = z.object({ id: z.int(), label: z.string() })

/** What somebody leaves behind who goes, and who may follow them. */
export const Leaving = z.object({
  /** The day from which successors follow. */
  from: Day,
  /** The first day that may be named: they worked here already and no period from it on is closed. */
  earliest: Day,
  latest: Day,
  plans: z.array(
    z.object({
      uuid: z.uuid(),
      group: z.string(),
      subject: Named,
      subgroup: z.string().nullable(),
      /** Lessons from the day on that were not given yet. */
      lessons: z.int(),
    }),
  ),
  /** Classes that they lead. */
  groups: z.array(Choice),
  /** Subjects whose plans they review: nobody does after them, until somebody is named. */
  reviews: z.array(Named),
  /** Lessons between today and the day: they wait for a replacement whoever follows. */
  between: z.int(),
  /** Lessons that they were to give instead of others: they wait for a replacement again. */
  standsIn: z.int(),
  /** Who may teach, and who of them may lead a class. */
  teachers: z.array(Choice.extend({ mayLead: z.boolean() })),
})
export type Leaving = z.output<typeof Leaving>

/** Who follows somebody who goes, from a day on, today by default. What is not named here nobody takes. */
export const LeavingDraft = z.object({
  from: Day.nullable().default(null),
  plans: z
    .array(z.object({ uuid: z.uuid(), teacherId: Id }))
    .max(400)
    .default([]),
  groups: z
    .array(z.object({ id: Id, teacherId: Id }))
    .max(60)
    .default([]),
})
export type LeavingDraft = z.output<typeof LeavingDraft>
