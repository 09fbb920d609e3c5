import type { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof dictionaries> = {
  subjects: none,
  languages: none,
  parallels: none,
  regions: none,
  teachers: none,
}
