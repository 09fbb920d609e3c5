import { useEffect, useState, useSyncExternalStore } from 'react'
import { momentText } from '#platform/dates.ts'
import { useShownSince } from '#platform/device/shown.ts'
import { useOnline } from '#platform/online.ts'
import { unkeptCount } from '#platform/outbox/unkept.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import styles from './Shell.module.css'

/** Milliseconds that an answer may be under way before the page says that it shows what the device kept. */
const grace = 5_000

/** Lies over the edge of the page, so that nothing moves under the cell somebody is typing into. */
export function Offline() {
  const isOnline = useOnline()
  const since = useShownSince()
  const isLasting = useLasting(since !== null)
  const isUnkept = useSyncExternalStore(unkeptCount.subscribe, unkeptCount.get) > 0
  if (isOnline && !isLasting && !isUnkept) return null
  return (
    <div className={styles.offline}>
      <Complaint text={isUnkept ? text('shell.unkept') : lineWords(since)} />
    </div>
  )
}

const lineWords = (since: number | null): string =>
  since === null
    ? text('shell.offline')
    : text('shell.shown-since', { moment: momentText(new Date(since).toISOString()) })

/** Whether something has been so for longer than the grace. */
function useLasting(is: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return undefined
    const timer = setTimeout(() => setLasting(true), grace)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is])
  return is && lasting
}
