import type { Job } from '@qalam/contract/kernel/job.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuid } from '#platform/http/ids.ts'
import { myJobs } from './reads.ts'

/**
 * Asks for long work; the tray of the frame shows it from then on. One press is one job: the id is kept until the server
 * has answered. `ask((uuid) => call(cabinets.fileLater, { body: { uuid, asked } }))`
 */
export function useJob() {
  const client = useQueryClient()
  const id = useRef<string | null>(null)

  return async (start: (id: string) => Promise<Job>): Promise<void> => {
    id.current ??= uuid()
    await start(id.current)
    id.current = null
    await client.invalidateQueries({ queryKey: myJobs.queryKey })
  }
}
