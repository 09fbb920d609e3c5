import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { Blocked } from './Blocked.tsx'
import { EndSessionsDialog } from './EndSessionsDialog.tsx'
import { ResetDialog } from './ResetDialog.tsx'

type Parent = PersonCard['parents'][number]
type Open = { act: 'reset' | 'sessions'; parent: Parent }

/** The parents of a student; management hands out their passwords as well. */
export function Parents({ card: { parents } }: { card: PersonCard }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const acts: Column<Parent> = {
    key: 'actions',
    title: text('person.actions'),
    bare: true,
    align: 'end',
    cell: (parent) =>
      parent.mayOpen && (
        <Menu
          face="dots"
          align="end"
          label={text('person.parent-actions', { name: parent.name })}
          items={[
            { label: text('person.reset'), onSelect: () => setOpen({ act: 'reset', parent }) },
            { label: text('person.end-sessions'), onSelect: () => setOpen({ act: 'sessions', parent }) },
          ]}
        />
      ),
  }

  return (
    <Card title={text('person.parents')}>
      {parents.map(
        ({ id, isBlocked, mayOpen }) => isBlocked && <Blocked key={id} userId={id} kind="parent" may={mayOpen} />,
      )}
      <DataTable
        caption={text('person.parents')}
        asCards
        rows={parents}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: text('person.name'), cell: ({ name }) => name },
          { key: 'iin', title: text('person.iin'), cell: ({ iin }) => iin ?? '—' },
          { key: 'login', title: text('person.login'), cell: ({ login }) => login ?? '—' },
          ...(parents.some(({ mayOpen }) => mayOpen) ? [acts] : []),
        ]}
        empty={<EmptyList title={text('person.no-parents')} />}
      />
      {open?.act === 'reset' && <ResetDialog {...open.parent} onClose={close} />}
      {open?.act === 'sessions' && <EndSessionsDialog {...open.parent} onClose={close} />}
    </Card>
  )
}
