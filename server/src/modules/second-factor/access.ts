import type { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

const proof = { password: 'no password', code: '000000' }

export const access: Access<typeof secondFactor> = {
  enter: none,
  state: none,
  begin: { of: 'caller', ask: () => ({ body: { password: 'no password' } }), then: 'fields' },
  confirm: { of: 'caller', ask: () => ({ body: { code: '000000' } }), then: 'second-factor.not-begun' },
  // Whoever has none has nothing to change.
  codes: { of: 'caller', ask: () => ({ body: proof }), then: 'not-found' },
  remove: { of: 'caller', ask: () => ({ body: proof }), then: 'not-found' },
  rule: { of: 'caller' },
  setRule: { of: 'caller', ask: () => ({ body: { required: false } }) },
  reset: { ask: (school) => ({ body: { userId: school.people.teacher.userId } }) },
}
