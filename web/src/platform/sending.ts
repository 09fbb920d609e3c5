import { useRef, useState } from 'react'
import { calledOff } from './http/refusal.ts'
import type { CallOptions } from './http/request.ts'

export type Watch = Pick<CallOptions, 'signal' | 'onSent'>

/** The screen reader is told of every twentieth part, not of every packet. */
const step = 5

/** Files on their way: how many hundredths have been sent, and a way to call it off. Null where nothing is sent. */
export function useSending() {
  const [percent, setPercent] = useState<number | null>(null)
  const ending = useRef<AbortController | null>(null)

  /** Runs what sends; throws a `Problem` of its own where the person called it off. */
  const run = async <T>(send: (watch: Watch) => Promise<T>): Promise<T> => {
    const control = new AbortController()
    ending.current = control
    setPercent(0)
    const onSent = (sent: number, total: number) => setPercent(Math.floor((sent / total) * (100 / step)) * step)
    try {
      return await send({ signal: control.signal, onSent })
    } catch (failure) {
      throw control.signal.aborted ? calledOff() : failure
    } finally {
      setPercent(null)
    }
  }
  return { percent, run, cancel: () => ending.current?.abort() }
}
