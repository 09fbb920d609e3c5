import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { TrainingProgram } from '@qalam/contract/training-programs/api.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { programName } from './name.ts'

const common = (): Column<TrainingProgram>[] => [
  {
    key: 'program',
    title: text('programs.one'),
    sortable: true,
    cell: (program) => (
      <Link href={linkTo('/v3/backoffice/groups/training-programs/:programId', { programId: program.id })}>
        {programName(program)}
      </Link>
    ),
  },
  { key: 'group', title: text('programs.class'), sortable: true, cell: ({ group }) => group.label },
]

export const columns = (): Column<TrainingProgram>[] => [
  ...common(),
  {
    key: 'students',
    title: text('programs.students'),
    sortable: true,
    align: 'center',
    cell: ({ students }) => students,
  },
  { key: 'scheme', title: text('programs.scheme'), cell: ({ timeScheme }) => timeScheme },
]

export const archiveColumns = (): Column<TrainingProgram>[] => [
  ...common(),
  { key: 'year', title: text('programs.year'), cell: ({ year }) => `${year}/${String(year + 1).slice(2)}` },
  { key: 'archivedOn', title: text('programs.archived-on'), cell: ({ archivedOn }) => dottedOf(archivedOn ?? '') },
]

export const actsColumn = (acts: (program: TrainingProgram) => MenuItem[]): Column<TrainingProgram> => ({
  key: 'actions',
  title: text('programs.actions'),
  bare: true,
  align: 'end',
  cell: (program) => (
    <Menu
      face="dots"
      align="end"
      label={text('programs.actions-of', { name: `${programName(program)}, ${program.group.label}` })}
      items={acts(program)}
    />
  ),
})
