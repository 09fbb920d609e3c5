import { z } from 'zod'
import { Id } from '../kernel/ids.ts'

/** On which rows people are named: a parent on the row of a child. */
export const peopleParts = ['staff', 'pupils', 'parents'] as const

/** Somebody of the school who fits a row of the workbook. */
const Alike = z.object({
  person: Id,
  name: z.string(),
  bornOn: z.string(),
  /** The class of a student, those of a parent's children; empty for others. */
  label: z.string(),
  iin: z.string().nullable(),
  isArchived: z.boolean(),
})
export type Alike = z.infer<typeof Alike>

/** A row whose IIN nobody has, and those of the school who have its name and birth date: the same person? */
export const IdentityQuestion = z.object({
  id: z.int(),
  part: z.enum(peopleParts),
  row: z.int(),
  iin: z.string(),
  name: z.string(),
  bornOn: z.string(),
  label: z.string(),
  people: z.array(Alike),
  /** `same`: it is `person`; `another`: somebody whom the school does not know; null while nobody has said. */
  answer: z.enum(['same', 'another']).nullable(),
  person: Id.nullable(),
})
export type IdentityQuestion = z.infer<typeof IdentityQuestion>

/** What is said of a row by its IIN; with neither a person nor `another` the question is open again. */
export const IdentityAnswer = z.object({
  iin: z.string().length(12),
  answer: z.enum(['same', 'another']).nullable(),
  person: Id.nullable(),
})
export type IdentityAnswer = z.infer<typeof IdentityAnswer>
