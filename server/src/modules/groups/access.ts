import type { groups } from '@qalam/contract/groups/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof groups> = {
  shortList: none,
}
