import { catalogue } from '@qalam/contract/messages.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type FlatMessages, flatten, phrase, type Variables } from '@qalam/contract/kernel/messages.ts'
import {
  FieldProblems,
  malformed,
  methodNotAllowed,
  notFound,
  Problem,
  serverTrouble,
  tooLarge,
} from '@qalam/contract/kernel/problem.ts'
import type { FastifyError } from 'fastify'
import { channel } from 'node:diagnostics_channel'
import { away, isAway, isBusy, isUnfit } from '../db/violations.ts'

const words: Record<Language, FlatMessages> = {
  kz: flatten(catalogue, 'kz'),
  ru: flatten(catalogue, 'ru'),
  en: flatten(catalogue, 'en'),
}

/** A text of the catalogue in the caller's language. */
export const say = (language: Language, key: string, variables?: Variables): string =>
  phrase(words[language], language, key, variables)

export const translations = (language: Language): FlatMessages => words[language]

/** What a refusal looks like on the wire (ERR-OBJ-1). */
export type Refusal = {
  error: true
  errorType: number
  code: string
  message: string
  data: unknown
  errors?: Record<string, string[]>
}

/** An error that nobody foresaw, and the request that is answered 500 for it. */
export type Unforeseen = { requestId: string; address: string; error: unknown }

/** Tells of every `Unforeseen`, beside the log: tests listen here for what is behind a 500. */
export const unforeseen = channel('qalam.unforeseen')

/** Any error as a named problem; what nobody foresaw becomes a 500 without details. */
export function asProblem(error: unknown): { problem: Problem; foreseen: boolean } {
  if (error instanceof Problem) return { problem: error, foreseen: true }
  if (isAway(error) || isBusy(error)) return { problem: away(), foreseen: true }
  if (isUnfit(error)) return { problem: malformed(), foreseen: true }
  const { statusCode, code } = error as Partial<FastifyError>
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT')
    return { problem: tooLarge(), foreseen: true }
  if (statusCode === 405) return { problem: methodNotAllowed(), foreseen: true }
  if (statusCode === 404) return { problem: notFound(), foreseen: true }
  if (statusCode && statusCode >= 400 && statusCode < 500) return { problem: malformed(), foreseen: true }
  return { problem: serverTrouble(), foreseen: false }
}

/** A problem in the caller's language. */
export function refusal(problem: Problem, language: Language): Refusal {
  const variables = typeof problem.data === 'object' && problem.data !== null ? (problem.data as Variables) : {}
  const body: Refusal = {
    error: true,
    errorType: problem.status,
    code: problem.code,
    message: say(language, `problem.${problem.code}`, variables),
    data: problem.data ?? {},
  }
  if (problem instanceof FieldProblems) {
    const said = Object.entries(problem.fields).map(([field, complaints]) => [
      field,
      complaints.map(({ code, with: values }) => say(language, `field.${code}`, values)),
    ])
    body.errors = Object.fromEntries(said) as Record<string, string[]>
  }
  return body
}
