import type { LogEvent } from 'kysely'
import { unforeseen, type Unforeseen } from '../http/errors.ts'

/** A 500 that the server answered: to which request, and the error with its statement and its place in our code. */
type Trouble = { requestId: string; why: string }

/** More than these tell a reader nothing new, and a test that sends thousands of requests keeps its memory. */
const most = 20
let troubles: Trouble[] = []

unforeseen.subscribe((told) => {
  const { requestId, address, error } = told as Unforeseen
  if (troubles.length < most) troubles.push({ requestId, why: `${address} answered 500: ${explained(error)}` })
})

/** What the server stumbled over since this was asked last. A test that expects a 500 asks, and is not failed by it. */
export function takeTroubles(): Trouble[] {
  const taken = troubles
  troubles = []
  return taken
}

/** Fails a test that met a 500 and did not expect it. */
export function refuseTroubles(): void {
  const taken = takeTroubles()
  if (taken.length > 0) throw new Error(taken.map(({ why }) => why).join('\n\n'))
}

const failed = new WeakMap<object, string>()

/** Remembers a statement that failed: the error of PostgreSQL holds neither its text nor who sent it. */
export function rememberFailed(event: LogEvent): void {
  if (event.level !== 'error' || typeof event.error !== 'object' || event.error === null) return
  failed.set(event.error, `the statement: ${event.query.sql.replace(/\s+/g, ' ').trim()}\n${callersHere()}`)
}

/** The functions of ours that wait for what is done here. */
function callersHere(): string {
  const shown = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const { stack = '' } = new Error('here')
  Error.stackTraceLimit = shown
  return ours(stack)
}

const ours = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*\/src\//.test(line) && !/node_modules|testing\/troubles\.ts/.test(line))
    .join('\n')

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const statement = failed.get(error)
  const said = statement ? `${error.message}\n${statement}` : (error.stack ?? error.message)
  return error.cause === undefined ? said : `${said}\nbecause of ${explained(error.cause)}`
}
