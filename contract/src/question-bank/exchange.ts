import { z } from 'zod'
import { sound } from '../content/document.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { BankQuestionDraft, QuestionHead } from './question.ts'

export const formats = ['xlsx', 'gift', 'qti'] as const
export const Format = z.enum(formats)
export type Format = z.infer<typeof Format>

/** Questions of one file; more are sent in parts. */
export const mostImported = 100

/** A question of a file that was looked at: where it stands, and what it is or why it cannot be taken. */
export const PlannedQuestion = z.object({
  /** How `at` counts: rows of a sheet, lines of a text, items of a package. */
  unit: z.enum(['row', 'line', 'item']),
  at: z.int(),
  name: z.string(),
  question: BankQuestionDraft.nullable(),
  /** Its code is a key of the texts. */
  fault: z.object({ code: z.string(), with: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
})
export type PlannedQuestion = z.infer<typeof PlannedQuestion>

export const QuestionImportPlan = z.object({ questions: z.array(PlannedQuestion).max(mostImported) })
export type QuestionImportPlan = z.infer<typeof QuestionImportPlan>

/** A file that is a text: GIFT, or one item of QTI 3. */
export const TextToPlan = z.object({
  format: z.enum(['gift', 'qti']),
  text: sound(400_000).min(1),
  /** What holds where the file says nothing of it. */
  usual: QuestionHead,
})

/** The same for a file that is sent as it is: its head stands in the address. */
export const UsualInAddress = z.object({
  subjectId: IdInAddress.nullable().default(null),
  parallel: z.coerce.number().int().min(0).max(12).nullable().default(null),
  language: QuestionHead.shape.language,
  difficulty: QuestionHead.shape.difficulty,
})

/** Questions as they were looked at, each under a uuid that the device has made. */
export const QuestionsToBring = z.object({
  questions: z
    .array(BankQuestionDraft.extend({ uuid: z.uuid() }))
    .min(1)
    .max(mostImported),
})
