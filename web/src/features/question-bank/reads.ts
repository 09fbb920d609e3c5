import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const questionsNow = () => tableNow(questionBank.list)

/** A question whole. It is asked for anew on each opening: what is written goes on from it. */
export const questionOf = (uuid: string) => read(questionBank.open, { params: { uuid } }, { silent: true, freshFor: 0 })

/** Its versions, and the documents it stands in. */
export const historyOf = (uuid: string) =>
  read(questionBank.history, { params: { uuid } }, { silent: true, freshFor: 0 })

/** One of its versions, with the key of then. */
export const versionOf = (uuid: string, number: number) =>
  read(questionBank.openVersion, { params: { uuid, number } }, { silent: true, freshFor: 0 })
