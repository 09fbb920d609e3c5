import { phoneShown } from '@qalam/contract/profile/phone.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import type { TableSheet } from '#platform/http/table-file.ts'
import type { EmployeeRow } from './views/list.ts'

/** The employees as a table of a file; the word of a post is that of the reader’s language. */
export const sheetIn = ({ language }: { language: Language }): TableSheet<EmployeeRow> => ({
  title: 'personnel.title',
  columns: {
    name: { title: 'person.name', cell: ({ name }) => name },
    position: {
      title: 'personnel.position',
      cell: ({ positionId, role }) =>
        say(language, positionId === null ? `role.${role}` : `personnel.position-${positionId}`),
    },
    leads: { title: 'personnel.leads', cell: ({ leads }) => leads },
    hours: { title: 'personnel.hours', cell: ({ hours }) => hours },
    iin: { title: 'person.iin', cell: ({ iin }) => iin ?? '' },
    phone: { title: 'person.phone', cell: ({ phone }) => (phone === null ? '' : phoneShown(phone)) },
    login: { title: 'person.login', cell: ({ login }) => login ?? '' },
  },
})
