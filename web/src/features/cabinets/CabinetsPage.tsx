import { type Cabinet, cabinets } from '@qalam/contract/cabinets/api.ts'
import { useState } from 'react'
import { useJob } from '#features/jobs/public.tsx'
import { SettingsTabs } from '#features/school-settings/public.tsx'
import { call } from '#platform/api.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { CabinetDialog } from './CabinetDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { labelOf } from './label.ts'

type Open = { kind: 'add' } | { kind: 'edit'; cabinet: Cabinet } | { kind: 'delete'; rooms: readonly Cabinet[] }

/** The rooms of the school (N-24). */
export default function CabinetsPage() {
  const ask = useJob()
  const table = useTable(cabinets.list, {
    usual: 'number',
    file: cabinets.file,
    fileLater: (asked) => ask((uuid) => call(cabinets.fileLater, { body: { uuid, asked } })),
  })
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const mayCreate = table.data?.can.create === true
  const mayEdit = table.rows?.some(({ can }) => can.edit) === true
  const chosen = (table.rows ?? []).filter(({ id, can }) => can.edit && table.chosen.has(id))
  const add = (
    <Button kind="main" onClick={() => setOpen({ kind: 'add' })}>
      {text('cabinets.add')}
    </Button>
  )

  return (
    <Screen title={text('cabinets.title')} lead={text('cabinets.lead')} actions={mayCreate && add}>
      <SettingsTabs active="cabinets" />
      <ListTable
        table={table}
        caption={text('cabinets.title')}
        columns={columns(mayEdit, setOpen)}
        searchLabel={text('cabinets.search')}
        rowName={mayEdit ? labelOf : undefined}
        bulk={
          <Button size="small" kind="danger" onClick={() => setOpen({ kind: 'delete', rooms: chosen })}>
            {text('cabinets.delete-many')}
          </Button>
        }
        empty={<EmptyList title={text('cabinets.none')} text={text('cabinets.none-hint')} />}
      />
      {open?.kind === 'add' && <CabinetDialog onClose={close} />}
      {open?.kind === 'edit' && <CabinetDialog cabinet={open.cabinet} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog rooms={open.rooms} onDeleted={() => table.onChoose(new Set())} onClose={close} />
      )}
    </Screen>
  )
}

function columns(mayEdit: boolean, open: (what: Open) => void): Column<Cabinet>[] {
  const acts: Column<Cabinet> = {
    key: 'actions',
    title: text('cabinets.actions'),
    bare: true,
    align: 'end',
    cell: (cabinet) => (
      <Menu
        face="dots"
        align="end"
        label={text('cabinets.actions-of', { number: cabinet.number })}
        items={[
          { label: text('common.edit'), onSelect: () => open({ kind: 'edit', cabinet }) },
          { label: text('common.delete'), danger: true, onSelect: () => open({ kind: 'delete', rooms: [cabinet] }) },
        ]}
      />
    ),
  }
  return [
    { key: 'number', title: text('cabinets.number'), sortable: true, cell: ({ number }) => number },
    { key: 'name', title: text('cabinets.name'), sortable: true, cell: ({ name }) => name || '—' },
    ...(mayEdit ? [acts] : []),
  ]
}
