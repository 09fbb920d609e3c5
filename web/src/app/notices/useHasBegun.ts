import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

const acts = ['keydown', 'pointerdown'] as const

/**
 * Whether the person has pressed anything on the page as it was opened, dialogs aside. What opens by itself would take
 * the keys away from who types a mark, so it waits for the next page.
 */
export function useHasBegun(): boolean {
  const [path] = useLocation()
  const [begun, setBegun] = useState<string | null>(null)

  useEffect(() => {
    // A button that is disabled while pressed leaves the key to the page, so an open dialog is asked for, not the target.
    const begin = () => {
      if (!document.querySelector('dialog[open]')) setBegun(path)
    }
    for (const act of acts) window.addEventListener(act, begin, true)
    return () => {
      for (const act of acts) window.removeEventListener(act, begin, true)
      setBegun(null)
    }
  }, [path])
  return begun === path
}
