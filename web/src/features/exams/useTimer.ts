import { spokenBetween } from '@qalam/contract/exams/rules.ts'
import { useEffect, useState } from 'react'
import { sinceWord } from './sinceWord.ts'

type Clock = { left: number; speaks: number | null }

/** Seconds left by the server's word, counted on; `speaks` is 10, 5 or 1 when so many minutes were passed. */
export function useTimer(timeLeft: number, serverAt: string): Clock {
  const leftNow = () => Math.max(0, timeLeft - Math.floor(sinceWord(serverAt) / 1000))
  const [clock, setClock] = useState<Clock>(() => ({ left: leftNow(), speaks: null }))
  useEffect(() => {
    const tick = () =>
      setClock((before) => {
        const left = Math.max(0, timeLeft - Math.floor(sinceWord(serverAt) / 1000))
        return { left, speaks: spokenBetween(before.left, left) ?? before.speaks }
      })
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [timeLeft, serverAt])
  return clock
}
