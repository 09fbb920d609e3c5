import type { help } from '@qalam/contract/help/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof help> = {
  verdicts: none,
  judge: { of: 'caller', ask: () => ({ params: { entry: 'week' }, body: { helped: true } }) },
  sums: none,
}
