import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { TableSheet } from '#platform/http/table-file.ts'
import type { StudentRow } from './views/list.ts'

/** The students as a table of a file. */
export const sheet: TableSheet<StudentRow> = {
  title: 'contingent.title',
  columns: {
    name: { title: 'contingent.name', cell: ({ name }) => name },
    group: { title: 'contingent.group', cell: ({ group }) => group ?? '' },
    sex: { title: 'contingent.sex', cell: ({ sex }) => sex },
    bornDate: { title: 'contingent.born', cell: ({ bornOn }) => (bornOn === null ? '' : dottedOf(bornOn)) },
    iin: { title: 'contingent.iin', cell: ({ iin }) => iin ?? '' },
    login: { title: 'contingent.login', cell: ({ login }) => login ?? '' },
    parents: { title: 'contingent.parents', cell: ({ parents }) => parents },
  },
}
