import type { media } from '@qalam/contract/media/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof media> = { file: none }
