import type { TableSheet } from '#platform/http/table-file.ts'
import type { CabinetRow } from './repository.ts'

/** The rooms as a table of a file. */
export const sheet: TableSheet<CabinetRow> = {
  title: 'cabinets.title',
  columns: {
    number: { title: 'cabinets.number', cell: ({ number }) => number },
    name: { title: 'cabinets.name', cell: ({ name }) => name },
  },
}
