import { databaseAway, type Problem } from '@qalam/contract/kernel/problem.ts'

type Refused = { code?: string; constraint?: string; syscall?: string }

/** Reads an error by its fields: the in-process engine does not throw instances of the driver's class. */
const refused = (error: unknown): Refused => (typeof error === 'object' && error !== null ? error : {})

/** The named constraint that refused a write, or null for another kind of error. */
export function constraintOf(error: unknown): string | null {
  const { code, constraint } = refused(error)
  return code?.startsWith('23') ? (constraint ?? null) : null
}

/** `.catch(orRefuse('time_scheme_name', schemeNameTaken({ name })))`: the database stays the last guard. */
export const orRefuse =
  (constraint: string, problem: Problem) =>
  (error: unknown): never => {
    throw constraintOf(error) === constraint ? problem : error
  }

const gone = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '53300',
])
const lost =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/

/** Whether the database was away, not the request wrong. */
export function isAway(error: unknown): boolean {
  const { code, syscall } = refused(error)
  if (code && gone.has(code)) return true
  // A socket is a file, and goes with the server that listens on it.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return error instanceof Error && lost.test(error.message)
}

/** Somebody else's write came between: a transaction that begins now sees it. */
class Overtaken extends Error {}

/** `.catch(orRunAgain('mark_event_pkey'))`: what the constraint guards is looked at before, unless it comes meanwhile. */
export const orRunAgain =
  (constraint: string) =>
  (error: unknown): never => {
    throw constraintOf(error) === constraint ? new Overtaken(constraint, { cause: error }) : error
  }

/** A serialization failure, a deadlock or a write that came between: the same transaction may simply run again. */
export const mayRunAgain = (error: unknown): boolean =>
  error instanceof Overtaken || ['40001', '40P01'].includes(refused(error).code ?? '')

/** Nothing was sent: the school's own writes took all that it may have under way. */
export class Busy extends Error {}

/** A turn, a lock or an answer that did not come in time, by the limits of `engine.ts`: nothing of it was stored. */
export function isBusy(error: unknown): boolean {
  const { code } = refused(error)
  return error instanceof Busy || code === '57014' || code === '55P03' || code === '25P03' || code === '25P04'
}

/** The problem a caller sees for an error of the connection. */
export const away = (): Problem => databaseAway()

/** Out of range, of another form, or not to be held as text: the value was wrong, not the server. */
const unfit = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])

/** Whether the database refused a value itself, which no schema had bounded. */
export const isUnfit = (error: unknown): boolean => unfit.has(refused(error).code ?? '')
