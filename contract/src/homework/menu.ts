import { z } from 'zod'
import { get } from '../kernel/endpoint.ts'
import { teaching } from '../kernel/roles.ts'

/** Asked on every page, for the entry of the menu: it stands apart, so that no page loads the rest for it. */
export const waiting = get('/api/v3/os/homework/waiting', {
  roles: ['student', ...teaching],
  about:
    'How much waits for the caller: for a student what is to do, overdue or sent back, for a teacher the answers without a score (Q-022).',
  response: z.object({ count: z.int() }),
})
