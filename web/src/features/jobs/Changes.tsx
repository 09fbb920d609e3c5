import type { Job } from '@qalam/contract/kernel/job.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import styles from './JobTray.module.css'

const keys = {
  queued: 'jobs.now-started',
  running: 'jobs.now-started',
  done: 'jobs.now-done',
  failed: 'jobs.now-failed',
  cancelled: 'jobs.now-cancelled',
} as const

type States = ReadonlyMap<string, string>
const statesOf = (jobs: readonly Job[]): States => new Map(jobs.map(({ uuid, state }) => [uuid, keys[state]]))

/** Tells a screen reader what began and what ended while the page is open, not each step of it. */
export function Changes({ jobs }: { jobs: readonly Job[] | undefined }) {
  const [seen, setSeen] = useState<{ jobs: readonly Job[]; states: States; said: string } | null>(null)
  if (jobs && jobs !== seen?.jobs) {
    const changed = seen ? jobs.filter(({ uuid, state }) => seen.states.get(uuid) !== keys[state]) : []
    const said = changed.map(({ title, state }) => text(keys[state], { title })).join('. ')
    setSeen({ jobs, states: statesOf(jobs), said: said || (seen?.said ?? '') })
  }
  return (
    <p role="status" className={styles.unseen}>
      {seen?.said}
    </p>
  )
}
