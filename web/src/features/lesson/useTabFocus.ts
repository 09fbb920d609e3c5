import { useEffect, useRef } from 'react'

/**
 * Keeps the focus on the tab that was chosen. A tab has an address of its own, and after a change of address the focus
 * goes to the title; whoever walks the tabs by arrows would be thrown out of them.
 */
export function useTabFocus(active: string): () => void {
  const chosen = useRef(false)

  useEffect(() => {
    if (!chosen.current) return undefined
    chosen.current = false
    const timer = setTimeout(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus())
    return () => clearTimeout(timer)
  }, [active])

  return () => {
    chosen.current = true
  }
}
