import type { PlanFinding, ImportPlanRow } from '@qalam/contract/import-plans/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'

/** The rows of a plan as a table of a file, in words. */
export const rowsSheet = (language: Language): TableSheet<ImportPlanRow> => ({
  title: 'import-plans.rows',
  columns: {
    name: { title: 'import-plans.what', cell: ({ name }) => name },
    part: { title: 'import-plans.sheet', cell: ({ part }) => say(language, `import-plans.part-${part}`) },
    row: { title: 'import-plans.row', cell: ({ row }) => row },
    kind: { title: 'import-plans.kind', cell: ({ kind }) => say(language, `import-plans.kind-${kind}`) },
    changes: {
      title: 'import-plans.changes',
      cell: ({ changes }) =>
        changes
          .map(
            ({ field, before, after }) =>
              `${say(language, `import-plans.field-${field}`)}: ${before || '—'} → ${after}`,
          )
          .join('; '),
    },
  },
})

/** The report as a table of a file. */
export const findingsSheet = (language: Language): TableSheet<PlanFinding> => ({
  title: 'import-plans.findings',
  columns: {
    words: { title: 'import-plans.reason', cell: ({ words }) => words },
    level: { title: 'import-plans.level', cell: ({ level }) => say(language, `import-plans.level-${level}`) },
    sheet: { title: 'import-plans.sheet', cell: ({ sheet }) => sheet },
    row: { title: 'import-plans.row', cell: ({ row }) => row },
    column: { title: 'import-plans.column', cell: ({ column }) => column },
    value: { title: 'import-plans.value', cell: ({ value }) => value },
  },
})
