import type { recovery } from '@qalam/contract/recovery/api.ts'
import type { Access } from '#platform/testing/access.ts'

const own = { password: 'no password', password_confirmation: 'no password' }

export const access: Access<typeof recovery> = {
  ask: { of: 'caller', ask: () => ({ body: { login: 'nobody' } }), then: 'recovery.no-letters' },
  open: { of: 'caller', ask: () => ({ body: { login: 'nobody', code: '123456', ...own } }), then: 'fields' },
}
