import { type Employee, personnel } from '@qalam/contract/personnel/api.ts'
import { positionsOffered } from '@qalam/contract/personnel/positions.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { phoneShown } from '@qalam/contract/profile/phone.ts'
import { type ReactNode, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { SheetsDialog } from './card/SheetsDialog.tsx'
import { positionName } from './position.ts'
import { stale } from './reads.ts'
import styles from './Employees.module.css'

/** The employees of the school, or of its archive. */
export function EmployeesTable({ fixed, empty }: { fixed: { archive?: 'yes' | undefined }; empty: ReactNode }) {
  const table = useTable(personnel.list, { usual: 'name', file: personnel.file, fixed })
  const [printing, setPrinting] = useState(false)
  useLive(peopleChanged, () => stale, stale)

  return (
    <>
      <ListTable
        table={table}
        caption={text(fixed.archive ? 'personnel.archive-title' : 'personnel.title')}
        columns={columns()}
        searchLabel={text('personnel.search')}
        rowName={fixed.archive ? undefined : ({ name }) => name}
        filters={
          <>
            <SelectField
              bare
              label={text('personnel.position')}
              placeholder={text('personnel.position')}
              value={table.asked.positionId ?? null}
              onChange={(positionId) => table.onFilter({ positionId: positionId ?? undefined })}
              choices={positionsOffered('director').map(({ id }) => ({
                value: id,
                label: text(`personnel.position-${id}`),
              }))}
            />
            <SelectField
              bare
              label={text('person.entry')}
              placeholder={text('person.entry')}
              value={table.asked.blocked ?? null}
              onChange={(blocked) => table.onFilter({ blocked: blocked ?? undefined })}
              choices={[
                { value: 'yes', label: text('person.entry-closed') },
                { value: 'no', label: text('person.entry-open') },
              ]}
            />
          </>
        }
        bulk={
          <Button size="small" onClick={() => setPrinting(true)}>
            {text('person.sheets')}
          </Button>
        }
        empty={empty}
      />
      {printing && <SheetsDialog userIds={[...table.chosen].map(Number)} onClose={() => setPrinting(false)} />}
    </>
  )
}

/** What is read or dialled in one piece stays in one line. */
const whole = (words: string) => <span className={styles.whole}>{words}</span>

const columns = (): Column<Employee>[] => [
  {
    key: 'name',
    title: text('person.name'),
    sortable: true,
    cell: ({ id, name }) => <Link href={linkTo('/v3/backoffice/personnel/:userId', { userId: id })}>{name}</Link>,
  },
  { key: 'position', title: text('personnel.position'), sortable: true, cell: positionName },
  { key: 'leads', title: text('personnel.leads'), cell: ({ leads }) => leads || '—' },
  { key: 'hours', title: text('personnel.hours'), sortable: true, align: 'center', cell: ({ hours }) => hours },
  { key: 'iin', title: text('person.iin'), cell: ({ iin }) => iin ?? '—' },
  { key: 'phone', title: text('person.phone'), cell: ({ phone }) => (phone ? whole(phoneShown(phone)) : '—') },
  { key: 'login', title: text('person.login'), cell: ({ login }) => (login ? whole(login) : '—') },
  {
    key: 'state',
    title: text('person.state'),
    cell: ({ isBlocked }) => (isBlocked ? <Badge tone="danger">{text('person.entry-closed')}</Badge> : '—'),
  },
]
