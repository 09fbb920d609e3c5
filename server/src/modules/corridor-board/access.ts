import type { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof corridorBoard> = {
  state: none,
  renew: none,
  end: none,
  shown: { of: 'caller', ask: () => ({ params: { schoolId: 1, token: 'x'.repeat(43) } }), then: 'not-found' },
}
