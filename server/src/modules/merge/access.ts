import type { merge } from '@qalam/contract/merge/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof merge> = {
  auth: none,
  // Where no outer diary is configured there is nothing to join.
  userInfo: { of: 'caller', ask: () => ({ query: { code: 'nobodys' } }), then: 'not-found' },
  assign: none,
  register: none,
  joined: none,
  part: { of: 'caller', ask: () => ({ body: { id: 1 } }), then: 'not-found' },
}
