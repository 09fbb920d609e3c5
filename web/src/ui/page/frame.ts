import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Subscribe = (listener: () => void) => () => void

/**
 * Listens to a store one frame late, once for all changes of that frame: a status line does not delay the frame in which
 * the typed key is painted.
 */
export function afterFrame(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let isComing = false
    let isOver = false
    const tell = () => {
      isComing = false
      if (!isOver) listener()
    }
    const stop = subscribe(() => {
      if (isComing) return
      isComing = true
      requestAnimationFrame(() => setTimeout(tell))
    })
    return () => {
      isOver = true
      stop()
    }
  }
}

/**
 * Does something one frame late, once for all calls of that frame, with what stands by then. `now` does it at once where it
 * is still to come, as when a field is left; it also happens when the page lets the component go.
 */
export function useAfterFrame(act: () => void): { soon: () => void; now: () => void } {
  const latest = useRef(act)
  latest.current = act
  const isComing = useRef(false)
  const [both] = useState(() => {
    const now = () => {
      if (!isComing.current) return
      isComing.current = false
      latest.current()
    }
    const soon = () => {
      if (isComing.current) return
      isComing.current = true
      // What is told stands on the page before the next key: a field that saw its older value would take it back.
      requestAnimationFrame(() => setTimeout(() => flushSync(now)))
    }
    return { soon, now }
  })
  useEffect(() => both.now, [both])
  return both
}
