import { complaintAbout } from '@qalam/contract/questionnaires/rules.ts'
import type { QuestionnaireAnswerDraft, Asked } from '@qalam/contract/questionnaires/shapes.ts'

/** What is chosen and written so far, by the number of its question. */
export type QuestionnaireAnswers = Readonly<Record<number, QuestionnaireAnswerDraft>>

export const answerTo = (answers: QuestionnaireAnswers, number: number): QuestionnaireAnswerDraft =>
  answers[number] ?? { number, chosen: [], words: '' }

/** Complaints about what is missing, as codes by the number of the question. */
export function complaintsOf(
  questions: readonly Asked[],
  answers: QuestionnaireAnswers,
): Readonly<Record<number, string>> {
  const found = questions.flatMap(({ number, kind, required, options }) => {
    const code = complaintAbout({ kind, required, options: options.length }, answers[number])
    return code === null ? [] : [[number, code] as const]
  })
  return Object.fromEntries(found)
}
