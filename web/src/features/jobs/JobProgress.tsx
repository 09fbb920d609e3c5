import { useQuery } from '@tanstack/react-query'
import { JobLine } from './JobLine.tsx'
import { myJobs } from './reads.ts'
import styles from './JobTray.module.css'

/** One piece of long work on the page that asked for it, until it is done. */
export function JobProgress({ uuid }: { uuid: string }) {
  const { data } = useQuery(myJobs)
  const job = data?.jobs.find((one) => one.uuid === uuid)
  if (!job || job.state === 'cancelled') return null
  return (
    <ul className={styles.list} aria-live="off">
      <JobLine job={job} />
    </ul>
  )
}
