import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { IconDone, IconDown, IconFailed } from '#ui/page/icons.ts'
import { ClearEnded } from './ClearEnded.tsx'
import { Changes } from './Changes.tsx'
import { JobLine } from './JobLine.tsx'
import { myJobs } from './reads.ts'
import styles from './JobTray.module.css'

/** Long work of the person, on every page: how far it is, and what came of it. Nothing is shown while there is none. */
export function JobTray() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(myJobs)
  const jobs = data?.jobs ?? []
  const running = jobs.filter(({ endedAt }) => endedAt === null)
  const ended = jobs.filter(({ endedAt }) => endedAt !== null)
  const hasFailed = jobs.some(({ state }) => state === 'failed')
  const Sign = hasFailed ? IconFailed : IconDone
  useLive(jobMoved, () => [myJobs], running.length > 0 ? [myJobs] : [])

  return (
    <>
      <Changes jobs={data?.jobs} />
      {jobs.length > 0 && (
        <aside
          className={`${styles.tray} no-print`}
          // What has ended waits in a corner and covers next to nothing of the page.
          data-waiting={(!open && running.length === 0) || undefined}
          aria-label={text('jobs.title')}
        >
          <button
            type="button"
            className={styles.head}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Sign aria-hidden className={styles.sign} data-failed={hasFailed || undefined} />
            <span aria-hidden className={styles.count}>
              {jobs.length}
            </span>
            <span className={styles.words}>
              {running.length > 0
                ? text('jobs.running', { number: running.length })
                : text('jobs.ended', { number: jobs.length })}
            </span>
            <IconDown aria-hidden className={styles.fold} />
          </button>
          <ul id={id} className={styles.list} hidden={!open}>
            {jobs.map((job) => (
              <JobLine key={job.uuid} job={job} />
            ))}
            {ended.length > 1 && <ClearEnded jobs={ended} />}
          </ul>
        </aside>
      )}
    </>
  )
}
