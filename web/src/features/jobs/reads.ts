import { jobs } from '@qalam/contract/jobs/api.ts'
import { read } from '#platform/api.ts'

/** What the person asked for, in every tab and on every device. Nobody waits for it to see a page. */
export const myJobs = read(jobs.mine, {}, { silent: true, later: true })
