import type { passkeys } from '@qalam/contract/passkeys/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

const nobodys = { id: 'nobodys', rawId: 'nobodys', type: 'public-key' as const }
const made = { ...nobodys, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }

export const access: Access<typeof passkeys> = {
  ask: none,
  enter: none,
  list: none,
  begin: { of: 'caller', ask: () => ({ body: { password: 'no password' } }), then: 'fields' },
  add: { of: 'caller', ask: () => ({ body: { name: 'A', made } }), then: 'passkeys.refused' },
  rename: { of: 'caller', ask: () => ({ body: { id: 'nobodys', name: 'A' } }), then: 'not-found' },
  remove: { of: 'caller', ask: () => ({ body: { id: 'nobodys' } }), then: 'not-found' },
}
