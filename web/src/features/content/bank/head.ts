import { mostObjectives, type QuestionHead, QuestionHead as Head } from '@qalam/contract/question-bank/question.ts'
import { readObjectives } from '@qalam/contract/ktp/objectives.ts'
import { z } from 'zod'

/** Objectives are written with commas between them; what is no code is named under the field. */
const Written = z
  .string()
  .max(300)
  .refine((text) => readObjectives(text).strange.length === 0, { message: 'bank.objectives' })
  .refine((text) => readObjectives(text).codes.length <= mostObjectives, { message: 'bank.objectives' })

/** By what a question is found, as a form holds it. */
export const HeadForm = z.object({ ...Head.shape, objectives: Written })

export const headOf = ({ objectives, ...head }: z.output<typeof HeadForm>): QuestionHead => ({
  subjectId: head.subjectId,
  parallel: head.parallel,
  language: head.language,
  difficulty: head.difficulty,
  objectives: readObjectives(objectives).codes,
})

/** The codes of a list that are codes at all: a document may hold other words. */
export const written = (codes: readonly string[]): string =>
  readObjectives(codes.join(', ')).codes.slice(0, mostObjectives).join(', ')
