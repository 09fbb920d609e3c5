import type { listImport } from '@qalam/contract/list-import/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

/** What is sent is no workbook: it is looked at, and adds nobody. */
const looked = { of: 'caller', upload: true } as const
const refused = { ...looked, then: 'list.faults' } as const

export const access: Access<typeof listImport> = {
  studentsTemplate: none,
  studentsPreview: looked,
  students: refused,
  staffTemplate: none,
  staffPreview: looked,
  staff: refused,
}
