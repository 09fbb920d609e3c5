import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { peopleParts } from './question.ts'

/** What of rooms, of classes, of the load and of plans an import leaves alone: kinds and maxima of works stay, marks hang on them. */
export const thingFields = [
  'room-name',
  'class-language',
  'class-direction',
  'weekly-hours',
  'section',
  'theme',
  'theme-hours',
  'objectives',
] as const
export type ThingField = (typeof thingFields)[number]
export const thingParts = ['rooms', 'classes', 'load', 'ktp'] as const

/** What of a person an import leaves alone unless somebody takes it; of a parent the IIN and the names. */
export const keptFields = ['iin', 'surname', 'firstname', 'patronymic', 'birth-date', 'phone'] as const
export type KeptField = (typeof keptFields)[number]
const anyField = z.enum([...keptFields, ...thingFields])
/** A room, a class, hours of the load, or a lesson of a plan: its kind and its key. */
const Thing = z.string().max(60)

/** A field of a person or of a thing that the school and the workbook give otherwise, and who wrote it by hand last. */
export const Kept = z.object({
  id: z.int(),
  part: z.enum([...peopleParts, ...thingParts]),
  row: z.int(),
  person: Id.nullable(),
  thing: Thing.nullable(),
  name: z.string(),
  field: anyField,
  standing: z.string(),
  workbook: z.string(),
  editedBy: z.string().nullable(),
  editedAt: Instant.nullable(),
  isTaken: z.boolean(),
})
export type Kept = z.infer<typeof Kept>

/** Whether the workbook's value is taken; without a field all that differs of the person or the thing. */
export const Taking = z.object({
  person: Id.nullable(),
  thing: Thing.nullable().default(null),
  field: anyField.nullable(),
  isTaken: z.boolean(),
})
export type Taking = z.output<typeof Taking>
