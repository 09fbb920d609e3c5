import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { peopleParts } from './question.ts'

/** What of a person an import leaves alone unless somebody takes it; of a parent the IIN and the names. */
export const keptFields = ['iin', 'surname', 'firstname', 'patronymic', 'birth-date', 'phone'] as const
export type KeptField = (typeof keptFields)[number]

/** A field of a person that the school and the workbook give otherwise, and who wrote it by hand last. */
export const Kept = z.object({
  id: z.int(),
  part: z.enum(peopleParts),
  row: z.int(),
  person: Id,
  name: z.string(),
  field: z.enum(keptFields),
  standing: z.string(),
  workbook: z.string(),
  editedBy: z.string().nullable(),
  editedAt: Instant.nullable(),
  isTaken: z.boolean(),
})
export type Kept = z.infer<typeof Kept>

/** Whether the workbook's value is taken; without a field all that differs of the person. */
export const Taking = z.object({ person: Id, field: z.enum(keptFields).nullable(), isTaken: z.boolean() })
export type Taking = z.infer<typeof Taking>
