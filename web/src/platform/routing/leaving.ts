import type { MessageKey } from '../text.ts'
import { token } from '../session.ts'
import { store, type Store } from '../storage.ts'

/** What is asked instead of the question about changes. */
export type LeaveWords = { title: MessageKey; text: MessageKey }

/** Forms with changes that are not stored, and a meeting that runs: while there is one, leaving is asked about. */
const holders = new Map<symbol, LeaveWords | null>()

/** What the person wanted when they were held: done once they say so. */
export const wanted: Store<(() => void) | null> = store<(() => void) | null>(null)

/** Where the form that holds was drawn. */
let heldAddress = ''

/** Holds the page until the returned function is called. */
export function hold(words: LeaveWords | null = null): () => void {
  const holder = Symbol('form')
  holders.set(holder, words)
  heldAddress = window.location.href
  return () => {
    holders.delete(holder)
    if (holders.size === 0) wanted.set(null)
  }
}

/** The words of whoever holds the page for another reason than changes; changes go before. */
export function leaveWords(): LeaveWords | null {
  const all = [...holders.values()]
  return all.includes(null) ? null : (all[0] ?? null)
}

/** Does it at once, or after the person has said that the page may be left. */
export function leaveBy(address: string, act: () => void): void {
  const isSamePage = new URL(address, window.location.href).pathname === window.location.pathname
  if (holders.size > 0 && !isSamePage) return wanted.set(act)
  act()
  // Filters changed below a form do not take it away.
  heldAddress = window.location.href
}

/** The answer to the question: leave, or stay. */
export function answerLeave(goes: boolean): void {
  const act = wanted.get()
  wanted.set(null)
  if (!goes) return
  holders.clear()
  act?.()
}

/** A step back is taken back while the question stands; the address of the form is the present one again. */
function onStep(event: PopStateEvent): void {
  if (holders.size === 0 || window.location.href === heldAddress) return
  event.stopImmediatePropagation()
  window.history.pushState(null, '', heldAddress)
  wanted.set(() => window.history.back())
}

/** Called before the router listens, so that it hears of no step that was not taken. */
export function watchLeaving(): void {
  window.addEventListener('popstate', onStep)
  // Whoever is signed out has nothing to be asked: what they typed is kept for them, or given up.
  token.subscribe(() => {
    if (token.get() === null) holders.clear()
  })
  window.addEventListener('beforeunload', (event) => {
    if (holders.size > 0) event.preventDefault()
  })
}
