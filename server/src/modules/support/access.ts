import { schoolStaff } from '@qalam/contract/kernel/roles.ts'
import type { support } from '@qalam/contract/support/api.ts'
import { randomUUID } from 'node:crypto'
import { type Access, none } from '#platform/testing/access.ts'

const nobodyElse = schoolStaff.filter((role) => role !== 'admin')
const suggestion = { type: 'suggestion' as const, contact_data: '', ticket_content: 'A dark look' }
/** A request that nobody has sent. */
const unknown = { of: 'caller', ask: () => ({ params: { uuid: randomUUID() } }), then: 'not-found' } as const
const template = () => ({ params: { uuid: randomUUID() }, body: { title: 'Password', text: 'See the sheet' } })

export const access: Access<typeof support> = {
  token: none,
  upload: { of: 'caller', upload: true, ask: () => ({ query: { token: '1.a' } }), then: 'support.token' },
  ticket: { of: 'caller', ask: () => ({ body: { uuid: randomUUID(), ...suggestion } }) },
  requests: none,
  request: unknown,
  write: {
    ...unknown,
    ask: () => ({ params: { uuid: randomUUID() }, body: { uuid: randomUUID(), text: 'Thanks' } }),
  },
  close: unknown,
  rate: { ...unknown, ask: () => ({ params: { uuid: randomUUID() }, body: { rating: 5 } }) },
  desk: { of: 'caller', refused: nobodyElse },
  take: { ...unknown, ask: () => ({ params: { uuid: randomUUID() }, body: { mine: true } }) },
  templates: { of: 'caller', refused: nobodyElse },
  keepTemplate: { of: 'caller', refused: nobodyElse, ask: template },
  dropTemplate: { of: 'caller', refused: nobodyElse, ask: () => ({ params: { uuid: randomUUID() } }) },
  agents: { of: 'caller', refused: schoolStaff },
  nameAgent: {
    of: 'caller',
    refused: schoolStaff,
    ask: (school) => ({ params: { userId: school.people.teacher.userId }, body: { answers: true } }),
  },
}
