import type { schools } from '@qalam/contract/schools/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof schools> = {
  config: none,
  domains: none,
  translate: none,
  logo: { of: 'caller', ask: (school) => ({ params: { schoolId: school.id } }) },
  list: none,
  quarters: none,
  holidays: { of: 'caller', ask: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }) },
}
