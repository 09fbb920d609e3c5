import { token } from '../session.ts'

type Guarded = { size: () => number; flush: () => void; watch: (listener: () => void) => () => void }

/**
 * While something waits: closing the page is asked about, and what waits leaves at once when the network is back, when
 * the page is put away, and when somebody signs in.
 */
export function guardOutbox({ size, flush, watch }: Guarded): void {
  let stop: (() => void) | null = null

  const start = () => {
    const ask = (event: BeforeUnloadEvent) => {
      flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    const forget = token.subscribe(flush)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      forget()
    }
  }

  watch(() => {
    if (size() > 0) stop ??= start()
    else {
      stop?.()
      stop = null
    }
  })
}
