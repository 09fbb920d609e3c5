import type { home } from '@qalam/contract/home/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof home> = {
  present: none,
  family: none,
  unfilled: none,
  place: none,
}
