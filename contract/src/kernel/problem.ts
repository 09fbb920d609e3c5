import type { Variables } from './messages.ts'

/** Statuses a refusal may carry (section 8 of the specification; 409 for a stale version, Q-036). */
export type Status = 302 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 418 | 422 | 423 | 426 | 429 | 500 | 502 | 503

/** A refusal with a name. `code` is a key of the catalogue without its `problem.` prefix. */
export class Problem extends Error {
  override readonly name: string = 'Problem'
  readonly code: string
  readonly status: Status
  readonly data: unknown
  constructor(code: string, status: Status, data?: unknown) {
    super(code)
    this.code = code
    this.status = status
    this.data = data
  }
}

/** Complaints about fields of a form: field name → codes of the catalogue, with their variables. */
export type FieldComplaint = { code: string; with?: Variables }

/** A 422 whose complaints belong to fields (ERR-422-2). */
export class FieldProblems extends Problem {
  override readonly name = 'FieldProblems'
  readonly fields: Record<string, FieldComplaint[]>
  constructor(fields: Record<string, FieldComplaint[]>) {
    super('fields', 422)
    this.fields = fields
  }
}

/** Declares a refusal: `export const schemeInUse = problem<{ groups: number }>('time-scheme.in-use')`. */
export function problem<Data = void>(code: string, status: Status = 422) {
  return (data: Data): Problem => new Problem(code, status, data ?? undefined)
}

/** A 422 under one field. */
export const fieldProblem = (field: string, code: string, variables?: Variables): FieldProblems =>
  new FieldProblems({ [field]: [{ code, ...(variables && { with: variables }) }] })

export const authRequired = problem('auth.required', 401)
/** A token came whose session is over: ended elsewhere, by its person, or by the school. */
export const sessionEnded = problem('auth.session-ended', 401)
export const tokenExpired = problem('auth.token-expired', 426)
export const accessDenied = problem('access.denied', 403)
export const notFound = problem('not-found', 404)
export const methodNotAllowed = problem('method-not-allowed', 405)
export const tooLarge = problem('too-large', 413)
export const malformed = problem('malformed', 422)
export const tooManyRequests = problem<{ seconds: number }>('too-many-requests', 429)
export const notSubscribed = problem<{ subscribes: unknown[] }>('not-subscribed', 423)
export const serverTrouble = problem('server-trouble', 500)
export const databaseAway = problem('database-away', 503)
/** A form with files came to an address that takes none. */
export const filesUnexpected = problem('files.unexpected')
export const filesMissing = problem('files.none')
export const fileKindRefused = problem<{ name: string }>('files.kind')
/** An old Office format, or one that carries macros. */
export const fileWithMacros = problem<{ name: string }>('files.macros')
/** The files of a school fill its room; both figures in whole megabytes. */
export const filesFull = problem<{ used: number; room: number }>('files.full', 413)
/** Other bytes of a file that comes in parts came to that place first. */
export const fileOffsetTaken = problem('files.offset', 409)
/** A file that came in parts is not there, not whole, or was meant for something else. */
export const fileNotWhole = problem('files.not-whole')
/** So many files are on their way to this process that it takes no more for a moment. */
export const filesBusy = problem('files.busy', 503)
/** The same idempotency key came with another body. */
export const keyReused = problem('key-reused', 422)
/** The same id came with other work. */
export const jobUuidTaken = problem('job.uuid-taken')
/** One person has as much long work under way as may be. */
export const tooManyJobs = problem<{ max: number }>('job.too-many')
/** The process that did it ended in the middle, and it may not be begun again by itself. */
export const jobInterrupted = problem('job.interrupted')
