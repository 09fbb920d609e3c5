import type { QuestionImportPlan, PlannedQuestion } from '@qalam/contract/question-bank/exchange.ts'
import type { QuestionHead } from '@qalam/contract/question-bank/question.ts'
import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { v4 } from 'uuid'
import { call } from '#platform/api.ts'

/** What a file is that is sent as it is; anything else is read as a text here, where it can be mended. */
export const sentWhole = (name: string): 'workbook' | 'package' | null =>
  /\.xlsx$/i.test(name) ? 'workbook' : /\.zip$/i.test(name) ? 'package' : null

/** Asks the server what a file or a text would bring. */
export function planned(source: { file: File | null; text: string }, usual: QuestionHead): Promise<QuestionImportPlan> {
  const { file, text } = source
  const kind = file ? sentWhole(file.name) : null
  if (!file || !kind) {
    const format = text.trimStart().startsWith('<') ? ('qti' as const) : ('gift' as const)
    return call(questionBank.planText, { body: { format, text, usual } })
  }
  const form = new FormData()
  form.append('file', file, file.name)
  const { subjectId, parallel, language, difficulty } = usual
  const query = {
    language,
    difficulty,
    ...(subjectId !== null && { subjectId }),
    ...(parallel !== null && { parallel }),
  }
  return call(kind === 'workbook' ? questionBank.planWorkbook : questionBank.planPackage, { query }, { form })
}

/** What of a plan can be brought, each under an id of its own, made once: a repeat brings nothing twice. */
export const toBring = ({ questions }: QuestionImportPlan) =>
  questions.flatMap(({ question }) => (question ? [{ ...question, uuid: v4() }] : []))

export const faultsIn = ({ questions }: QuestionImportPlan): PlannedQuestion[] =>
  questions.filter(({ fault }) => fault !== null)
