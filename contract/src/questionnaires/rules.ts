/** One of several, several of them, a step from 1 to 5, or words. */
export const questionKinds = ['single', 'multiple', 'scale', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const mostQuestions = 30
export const mostOptions = 12
/** Steps of a scale, from 1. */
export const scaleSteps = 5
/** Letters of an answer in words. */
export const textLength = 800
/** Fewer answers than these are not shown: one could tell whose they are. */
export const fewestShown = 5

type Question = { kind: QuestionKind; required: boolean; options: number }
type Answer = { chosen: readonly number[]; words: string }

const isEmpty = ({ chosen, words }: Answer): boolean => chosen.length === 0 && words === ''

/** Whether what was chosen can be chosen there. */
function fits({ kind, options }: Question, { chosen, words }: Answer): boolean {
  if (kind === 'text') return chosen.length === 0
  const isThere = (place: number) => (kind === 'scale' ? place >= 1 && place <= scaleSteps : place < options)
  const isOnce = new Set(chosen).size === chosen.length
  return words === '' && isOnce && chosen.every(isThere) && (kind === 'multiple' || chosen.length === 1)
}

/** What is wrong with an answer, as a code of the catalogue; null where it is sound. */
export function complaintAbout(question: Question, answer: Answer | undefined): string | null {
  if (!answer || isEmpty(answer)) return question.required ? 'required' : null
  return fits(question, answer) ? null : 'questionnaire_option'
}
