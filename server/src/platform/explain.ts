import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import type { OperationCode } from '@qalam/contract/kernel/words-of-operation.ts'
import { isAway, isBusy } from './db/violations.ts'
import { OperationError, operationWords } from './operation-error.ts'

/** Errors of the driver and of the system that a person can mend, by their code. */
const known: Record<string, OperationCode> = {
  ECONNREFUSED: 'database.refused',
  ENOTFOUND: 'database.refused',
  EAI_AGAIN: 'database.refused',
  EHOSTUNREACH: 'database.refused',
  ETIMEDOUT: 'database.refused',
  '28P01': 'database.password',
  '28000': 'database.password',
  '3D000': 'database.missing',
  '42501': 'database.rights',
  '53100': 'database.full',
  ENOSPC: 'database.full',
}

/** An error in the words of whoever stands at the terminal: what is the matter, and what to do where that is known. */
export function explain(error: unknown, language: Language): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperationError) return operationWords(language, error.code, error.variables)

  const code = 'code' in error && typeof error.code === 'string' ? known[error.code] : undefined
  // A name that stands for two addresses fails with both of them and no message of its own.
  const reason = error.message || (error instanceof AggregateError ? String(error.errors[0]?.message) : error.name)
  if (code) return operationWords(language, code, { reason })
  if (isBusy(error)) return operationWords(language, 'database.busy')
  return isAway(error) ? operationWords(language, 'database.lost') : reason
}

/** The language of the terminal that a process was started in; English where it is none of ours. */
export function languageOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const told = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase()
  return languages.find((one) => one === (told === 'kk' ? 'kz' : told)) ?? 'en'
}
