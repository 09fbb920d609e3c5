import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { TrainingProgram } from '@qalam/contract/training-programs/api.ts'
import type { TableSheet } from '#platform/http/table-file.ts'
import { nameIn } from './words.ts'

/** The programs as a table of a file. */
export const sheetIn = (language: Language): TableSheet<TrainingProgram> => ({
  title: 'programs.title',
  columns: {
    program: { title: 'programs.one', cell: ({ inclusiveDescription }) => nameIn(language, inclusiveDescription) },
    group: { title: 'programs.class', cell: ({ group }) => group.label },
    students: { title: 'programs.students', cell: ({ students }) => students },
    scheme: { title: 'programs.scheme', cell: ({ timeScheme }) => timeScheme },
    year: { title: 'programs.year', cell: ({ year }) => `${year}/${year + 1}` },
    archivedOn: { title: 'programs.archived-on', cell: ({ archivedOn }) => (archivedOn ? dottedOf(archivedOn) : '') },
  },
})
