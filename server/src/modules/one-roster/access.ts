import { randomUUID } from 'node:crypto'
import type { oneRoster } from '@qalam/contract/one-roster/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof oneRoster> = {
  file: none,
  check: { of: 'caller', upload: true, then: 'files.kind', ask: () => ({ query: { uuid: randomUUID() } }) },
}
