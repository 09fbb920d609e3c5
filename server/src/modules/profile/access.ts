import type { profile } from '@qalam/contract/profile/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

const password = 'no password'

export const access: Access<typeof profile> = {
  setLook: { of: 'caller', ask: () => ({ body: {} }) },
  contacts: none,
  setPhone: { of: 'caller', ask: () => ({ body: { phone: '+77010000000' } }) },
  askEmail: { of: 'caller', ask: () => ({ body: { email: 'me@example.kz', password } }), then: 'fields' },
  confirmEmail: { of: 'caller', ask: () => ({ body: { code: '000000' } }), then: 'profile.code-over' },
  removeEmail: { of: 'caller', ask: () => ({ body: { password } }), then: 'fields' },
}
