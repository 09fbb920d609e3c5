import type { contingent } from '@qalam/contract/contingent/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof contingent> = {
  list: none,
  file: none,
}
