import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { tellError } from '../notices.ts'
import { go } from '../routing/location.ts'
import { endSession, saveRedirect, token } from '../session.ts'
import { fieldWords, isTakenUp, saidBy } from './refusal.ts'
import type { Outgoing } from './request.ts'
import { factorMissing, handedOut, lock, serverWaits } from './states.ts'

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

function follow(data: unknown): void {
  const address = field(data, 'redirect')
  if (typeof address !== 'string') return
  if (/^\/(?![/\\])/.test(address)) go(address)
  else if (/^https?:/.test(address)) window.location.assign(address)
}

/** What a refusal does to the whole application, whoever asked (section 8). Words are announced elsewhere. */
export function react(problem: Problem, { options, url }: Outgoing): void {
  const { status, code } = problem
  const isTrouble = (status === 500 || status === 502) && code !== 'connection-lost'
  if (isTrouble && waits(url) && !(options.bare && options.silent)) serverWaits.set(true)
  if (options.bare || options.probe) return
  if (status === 302 && !options.silent) follow(problem.data)
  if (status === 401) {
    // Said here, whoever asked: with the session goes whatever would have shown it (ERR-401-1).
    if (!options.silent || token.get() !== null) announce(problem)
    // The session expired while the person worked: after signing in they return to this page.
    if (token.get() !== null) saveRedirect(window.location.pathname + window.location.search)
    endSession()
    go('/login')
  }
  if (status === 423) lock(problem.data)
  if (code === 'auth.handed-out-password') handedOut.set(true)
  if (code === 'second-factor.missing') factorMissing.set(true)
}

const waits = (url: string): boolean => url.includes('api') && !url.includes('platform')

/** Whether a refusal is announced in words; the rest shows itself: a redirect, a locked screen, a waiting screen. */
function isSpoken(problem: Problem): boolean {
  if (problem.status === 302 || problem.status === 423 || problem.code === 'second-factor.missing') return false
  if (problem.status === 401 && field(problem.data, 'action') !== undefined) return false
  return !((problem.status === 500 || problem.status === 502) && serverWaits.get())
}

/** Announces a failed call, unless a form shows it under its fields (ERR-401-1 … ERR-OTHER-1). */
export function announce(failure: unknown): void {
  if (!(failure instanceof Problem)) {
    // Not a refusal but a fault of the page: the console of the browser keeps its trace.
    reportError(failure)
    return tellError()
  }
  if (!isSpoken(failure)) return
  // A form handles the refusal a tick later and may say that it shows the words itself.
  setTimeout(() => {
    if (!isTakenUp(failure)) sayOnce(wordsOf(failure))
  })
}

const wordsOf = (failure: Problem): string =>
  (failure instanceof FieldProblems && Object.values(fieldWords(failure))[0]) || saidBy(failure)

let last = { words: '', at: 0 }

// A page that reads four things meets the same refusal four times; a person needs it once.
function sayOnce(words: string): void {
  const at = performance.now()
  if (words === last.words && at - last.at < 1000) return
  last = { words, at }
  tellError(words)
}
