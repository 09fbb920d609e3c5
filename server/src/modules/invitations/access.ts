import type { invitations } from '@qalam/contract/invitations/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import { waitingInvitation } from './testing/invited.ts'

const nobodys = { id: '00000000-0000-4000-8000-000000000000' }
const code = 'AAAA-BBBB-CCCC'
const own = { password: 'no password', password_confirmation: 'no password' }

export const access: Access<typeof invitations> = {
  mine: none,
  accept: { of: 'caller', ask: () => ({ params: nobodys, body: { password: 'wrong' } }), then: 'fields' },
  decline: { of: 'caller', ask: () => ({ params: nobodys, body: { password: 'wrong' } }), then: 'fields' },
  byCode: { of: 'caller', ask: () => ({ body: { code } }), then: 'fields' },
  acceptByCode: { of: 'caller', ask: () => ({ body: { code, ...own } }), then: 'fields' },
  list: none,
  withdraw: { ask: waitingInvitation },
  sheet: { ask: waitingInvitation },
}
