import { useEffect, useState } from 'react'

/** Seconds that are left of the given number, counted against the clock and told each second (C-TIME-11). */
export function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    if (seconds <= 0) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end, seconds])

  return left
}

const two = (number: number) => String(number).padStart(2, '0')

/** `hh:mm:ss`. */
export const clockText = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
