import { z } from 'zod'
import { DrawnFormula, mostFormulas } from '../rich/math.ts'

const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))

/** Something to choose, to place or to put in order. */
export const Option = z.object({ uuid: z.uuid(), text: text(1000) })
export type Option = z.infer<typeof Option>

const options = z.array(Option).max(30)
const chosen = z.array(z.uuid()).max(60)

const head = {
  uuid: z.uuid(),
  prompt: text(4000),
  points: z.int().min(0).max(100),
  /** What stands between \( and \) in its words, as it was drawn when it was published. */
  formulas: z.array(DrawnFormula).max(mostFormulas).exactOptional(),
}

/** What a student may be shown of each type, ids and order aside; nothing here tells what is right. */
export const shapes = {
  single: { ...head, type: z.literal('single'), options },
  trueFalse: { ...head, type: z.literal('true-false') },
  // `most` bounds what may be chosen; ent: 3 of them, half the points with one mistake.
  multiple: {
    ...head,
    type: z.literal('multiple'),
    options,
    most: z.int().min(1).max(30).nullable(),
    scoring: z.enum(['whole', 'partial', 'ent']),
  },
  // More on the right than on the left: the rest distracts.
  matching: { ...head, type: z.literal('matching'), left: options, right: options },
  gaps: {
    ...head,
    type: z.literal('gaps'),
    gaps: z.array(z.object({ uuid: z.uuid(), before: text(2000) })).max(30),
    after: text(2000),
    options,
  },
  grouping: { ...head, type: z.literal('grouping'), items: options, groups: options },
  ordering: { ...head, type: z.literal('ordering'), items: options, scoring: z.enum(['whole', 'partial']) },
  choose: {
    ...head,
    type: z.literal('choose'),
    parts: z.array(Option.extend({ choice: z.boolean() })).max(200),
  },
  short: { ...head, type: z.literal('short'), numeric: z.boolean() },
  open: { ...head, type: z.literal('open'), files: z.boolean() },
} as const

const explanation = text(4000)
const placed = z.record(z.uuid(), z.uuid()).refine((pairs) => Object.keys(pairs).length <= 60)
const decimal = z.string().regex(/^\d{1,12}([.,]\d{1,12})?$/)

/** What is right, by type: the server alone reads it. */
export const keys = {
  single: z.object({ explanation, right: z.uuid().nullable() }),
  trueFalse: z.object({ explanation, right: z.boolean().nullable() }),
  chosen: z.object({ explanation, right: chosen }),
  placed: z.object({ explanation, placed }),
  order: z.object({ explanation, order: chosen }),
  short: z.object({
    explanation,
    accepted: z.array(z.object({ text: text(200), share: z.int().min(1).max(100) })).max(20),
    typo: z.boolean(),
    tolerance: decimal,
    units: z.array(text(20)).max(10),
  }),
  open: z.object({
    explanation,
    descriptors: z.array(Option.extend({ points: z.int().min(0).max(100) })).max(20),
  }),
} as const
