import { useEffect, useState } from 'react'

/** Draws anew every so many milliseconds. */
export function useTick(every: number): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), every)
    return () => clearInterval(timer)
  }, [every])
}
