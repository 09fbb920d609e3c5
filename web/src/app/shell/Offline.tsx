import { useEffect, useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { useShownSince } from '#platform/device/shown.ts'
import { useOnline } from '#platform/online.ts'
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
  if (isOnline && !isLasting) return null
  return (
    <div className={styles.offline}>
      <Complaint
        text={
          since === null
            ? text('shell.offline')
            : text('shell.shown-since', { moment: momentText(new Date(since).toISOString()) })
        }
      />
    </div>
  )
}

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
