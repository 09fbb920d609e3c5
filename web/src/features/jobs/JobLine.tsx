import { jobs } from '@qalam/contract/jobs/api.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { useState } from 'react'
import { download, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Progress } from '#ui/feedback/Progress.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose, IconDownload } from '#ui/page/icons.ts'
import { Link } from '#ui/page/Link.tsx'
import { myJobs } from './reads.ts'
import styles from './JobTray.module.css'

/** One piece of long work: its bar while it goes on, then its file, its page or why it failed. */
export function JobLine({ job }: { job: Job }) {
  const cancel = useCommand(jobs.cancel, { refresh: [myJobs] })
  const params = { uuid: job.uuid }
  if (job.endedAt !== null) return <Ended job={job} />

  return (
    <li className={styles.job}>
      <Progress
        label={job.title}
        done={job.done}
        total={job.total}
        quiet
        cancelLabel={text('jobs.cancel')}
        cancelName={text('jobs.cancel-of', { title: job.title })}
        onCancel={() => cancel.mutate({ params })}
      >
        <span className={styles.muted}>{job.state === 'queued' ? text('jobs.queued') : job.stage}</span>
      </Progress>
    </li>
  )
}

function Ended({ job }: { job: Job }) {
  const dismiss = useCommand(jobs.dismiss, { refresh: [myJobs] })
  const [busy, setBusy] = useState(false)
  const params = { uuid: job.uuid }
  const take = async () => {
    setBusy(true)
    await download(jobs.file, { params })
    setBusy(false)
  }

  return (
    <li className={styles.job}>
      <div className={styles.line}>
        <span>{job.title}</span>
        <IconButton
          label={text('jobs.dismiss-of', { title: job.title })}
          onClick={() => dismiss.mutate({ params })}
          disabled={dismiss.isPending}
        >
          <IconClose />
        </IconButton>
      </div>
      <div className={styles.line}>
        <span className={job.state === 'failed' ? styles.failed : styles.muted}>{endOf(job)}</span>
        {job.file && (
          <Button
            size="small"
            icon={<IconDownload aria-hidden />}
            busy={busy}
            aria-label={text('jobs.download-of', { title: job.title })}
            onClick={() => void take()}
          >
            {text('jobs.download')}
          </Button>
        )}
        {job.link !== null && <Link href={job.link}>{text('jobs.open')}</Link>}
      </div>
    </li>
  )
}

function endOf({ state, problem }: Job): string {
  if (state === 'failed') return text('jobs.failed', { why: problem?.message ?? '' })
  return text(state === 'cancelled' ? 'jobs.cancelled' : 'jobs.done')
}
