import type { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof officeSchedule> = {
  board: none,
}
