import { dayOfInstant, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { SchoolRow } from '@qalam/contract/school-registry/api.ts'
import type { TableSheet } from '#platform/http/table-file.ts'

const dayOf = (instant: string | null) => (instant === null ? '' : dottedOf(dayOfInstant(instant)))

/** The schools as a table of a file. */
export const sheetIn = (language: Language): TableSheet<SchoolRow> => ({
  title: 'school-registry.title',
  columns: {
    name: { title: 'school-registry.name', cell: ({ name }) => name[language] },
    bin: { title: 'school-registry.bin', cell: ({ bin }) => bin },
    region: { title: 'school-registry.region', cell: ({ region }) => region[language] },
    department: { title: 'school-registry.department', cell: ({ department }) => department?.[language] ?? '' },
    heads: { title: 'school-registry.heads', cell: ({ heads }) => heads.join(', ') },
    students: { title: 'school-registry.students', cell: ({ students }) => students },
    staff: { title: 'school-registry.staff', cell: ({ staff }) => staff },
    subscribedUntil: { title: 'school-registry.subscription', cell: ({ subscribedUntil }) => dayOf(subscribedUntil) },
    blockedAt: { title: 'school-registry.state-blocked', cell: ({ blockedAt }) => dayOf(blockedAt) },
    createdAt: { title: 'school-registry.created', cell: ({ createdAt }) => dayOf(createdAt) },
  },
})
