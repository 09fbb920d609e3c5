import { flatten, phrase, type Variables } from '@qalam/contract/kernel/messages.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type OperationCode, wordsOfOperation } from '@qalam/contract/kernel/words-of-operation.ts'

/** The words of an operation's code in a language of the terminal. */
export const operationWords = (language: Language, code: OperationCode, variables?: Variables): string =>
  phrase(flatten(wordsOfOperation, language), language, code, variables)

/** Something that whoever runs Qalam has to mend, named by a code; what to do stands in the words of it. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly code: OperationCode
  readonly variables: Variables

  constructor(code: OperationCode, variables: Variables = {}, cause?: unknown) {
    super(operationWords('en', code, variables), { cause })
    this.code = code
    this.variables = variables
  }
}
