import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { ProgramStudent } from '@qalam/contract/training-programs/api.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import styles from './Programs.module.css'

type Props = { students: readonly ProgramStudent[]; onRetire: ((student: ProgramStudent) => void) | undefined }

/** Who studies by a program and who did, with the orders. */
export const StudentsOfProgram = ({ students, onRetire }: Props) => (
  <DataTable
    caption={text('programs.students')}
    asCards
    rows={students}
    rowKey={({ id }) => id}
    columns={onRetire ? [...columns(), endColumn(onRetire)] : columns()}
    tone={({ isHere }) => (isHere ? null : 'muted')}
    empty={<EmptyList title={text('programs.none-here')} />}
  />
)

const columns = (): Column<ProgramStudent>[] => [
  {
    key: 'name',
    title: text('programs.student'),
    cell: ({ contingentId, name }) => (
      <Link href={linkTo('/backoffice/contingent/:userId', { userId: contingentId })}>{name}</Link>
    ),
  },
  {
    key: 'since',
    title: text('programs.since'),
    cell: ({ arrivalDate, arrivalOrder }) => dated(dottedOf(arrivalDate), text('programs.arrival-order'), arrivalOrder),
  },
  {
    key: 'until',
    title: text('programs.until'),
    cell: ({ retirementDate, retirementOrder }) =>
      retirementDate
        ? dated(dottedOf(retirementDate), text('programs.retirement-order'), retirementOrder)
        : text('programs.now'),
  },
]

/** A day and the paper of it below: the row stays narrow, and its button in sight. */
const dated = (day: string, paper: string, order: string) => (
  <div>
    <div>{day}</div>
    <div className={styles.order}>{`${paper}: ${order}`}</div>
  </div>
)

const endColumn = (onRetire: (student: ProgramStudent) => void): Column<ProgramStudent> => ({
  key: 'actions',
  title: text('programs.actions'),
  bare: true,
  align: 'end',
  cell: (student) =>
    student.retirementDate === null && (
      <Button
        size="small"
        aria-label={text('programs.retirement-of', { name: student.name })}
        onClick={() => onRetire(student)}
      >
        {text('programs.retirement')}
      </Button>
    ),
})
