import { type QuestionsAsked, questionBank } from '@qalam/contract/question-bank/api.ts'
import { call, everyReadOf, read } from '#platform/api.ts'

/** A page of the bank, narrowed by hand: where a dialog asks and no address does. */
export const questionsOf = (query: Partial<QuestionsAsked>) => read(questionBank.list, { query }, { silent: true })

/** What a change of a question makes stale. */
export const everyQuestion = [questionBank.list, questionBank.open, questionBank.openVersion, questionBank.history].map(
  everyReadOf,
)

/** Questions whole, with their keys, as they stand now. */
export const fetched = (uuids: readonly string[]) => call(questionBank.chosen, { query: { uuids: uuids.join(',') } })
