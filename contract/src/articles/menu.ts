import { z } from 'zod'
import { get } from '../kernel/endpoint.ts'

/** A menu says “99+”, so nobody counts on. */
const unreadMost = 100

/** Asked on every page, for the entry of the menu: it stands apart, so that no page loads the rest for it. */
export const unread = get('/api/v3/os/news/unread', {
  roles: 'anyone',
  about:
    'How much of what is addressed to the caller is unread, for the entry of the menu; nothing above a hundred is counted.',
  response: z.object({ count: z.int().min(0).max(unreadMost) }),
})
