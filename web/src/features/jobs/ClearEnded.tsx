import { jobs as endpoints } from '@qalam/contract/jobs/api.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { myJobs } from './reads.ts'
import styles from './JobTray.module.css'

/** Takes all that has ended off the list, after a second press: the files go with it. */
export function ClearEnded({ jobs }: { jobs: readonly Job[] }) {
  const dismiss = useCommand(endpoints.dismiss, { refresh: [myJobs] })
  const [asked, setAsked] = useState(false)
  const clear = async () => {
    for (const { uuid } of jobs) await dismiss.mutateAsync({ params: { uuid } })
  }
  return (
    <li className={styles.job}>
      <Button
        size="small"
        kind={asked ? 'danger' : 'quiet'}
        busy={dismiss.isPending}
        onClick={() => (asked ? void clear().catch(() => undefined) : setAsked(true))}
      >
        {text(asked ? 'jobs.clear-sure' : 'jobs.clear', { number: jobs.length })}
      </Button>
    </li>
  )
}
