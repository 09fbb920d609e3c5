import { createContext, use, useLayoutEffect } from 'react'

/** Keeps the page from being left without a question; returns how to let go. The app gives it: it knows the addresses. */
export const Holding = createContext<() => () => void>(() => () => undefined)

/** Holds the page while a form has changes that are not stored. */
export function useHold(isHeld: boolean): void {
  const hold = use(Holding)

  // Before the next page is drawn: what has gone from the screen holds nothing.
  useLayoutEffect(() => (isHeld ? hold() : undefined), [hold, isHeld])
}
