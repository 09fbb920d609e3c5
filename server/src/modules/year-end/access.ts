import type { yearEnd } from '@qalam/contract/year-end/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

const draft = { year: 2026, classes: [] }
const uuid = '0190c8a4-0000-7000-8000-000000000050'

export const access: Access<typeof yearEnd> = {
  read: none,
  preview: { of: 'caller', ask: () => ({ body: draft }) },
  commit: { of: 'caller', ask: () => ({ body: { ...draft, uuid, stamp: '' } }), then: 'year-end.not-over' },
  undo: { of: 'caller', ask: () => ({ body: { uuid } }), then: 'not-found' },
}
