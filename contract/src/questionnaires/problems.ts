import { problem } from '../kernel/problem.ts'

/** Somebody else of the same desk changed it, or its questions are others by now. */
export const questionnaireChanged = problem('questionnaire.changed', 409)
/** Its questions have been answered: others would make the answers wrong. */
export const questionsAnswered = problem('questionnaire.has-replies')
/** Its last day is over, or it was stopped. */
export const questionnaireOver = problem('questionnaire.over')
/** The caller has answered already. */
export const answeredAlready = problem('questionnaire.answered')
export const questionnaireNotDraft = problem('questionnaire.not-draft')
