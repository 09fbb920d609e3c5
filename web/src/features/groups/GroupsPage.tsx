import { type Group } from '@qalam/contract/groups/group.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { groupChanged } from '@qalam/contract/groups/events.ts'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { actsColumn, columns } from './columns.tsx'
import { AwayDialog, type Away } from './dialogs/AwayDialog.tsx'
import { GroupDialog } from './dialogs/GroupDialog.tsx'
import { GroupFilters } from './GroupFilters.tsx'
import { GroupsTabs } from './GroupsTabs.tsx'
import { everyList } from './reads.ts'

type Open = { kind: 'add' } | { kind: 'edit'; group: Group } | { kind: Away; group: Group }

/** The classes of this year (N-18). */
export default function GroupsPage() {
  const table = useTable(groups.list, { usual: 'label', file: groups.file })
  const [open, setOpen] = useState<Open | null>(null)
  useLive(groupChanged, () => everyList, everyList)
  const close = () => setOpen(null)
  const mayEdit = table.data?.can.create === true
  const add = (
    <Button kind="main" onClick={() => setOpen({ kind: 'add' })}>
      {text('groups.add')}
    </Button>
  )
  const acts = actsColumn((group) => [
    { label: text('common.edit'), onSelect: () => setOpen({ kind: 'edit', group }) },
    { label: text('groups.to-archive'), onSelect: () => setOpen({ kind: 'archive', group }) },
    { label: text('common.delete'), danger: true, onSelect: () => setOpen({ kind: 'delete', group }) },
  ])

  return (
    <Screen title={text('groups.title')} lead={text('groups.lead-line')} actions={mayEdit && add}>
      <GroupsTabs active="current" />
      <ListTable
        table={table}
        caption={text('groups.title')}
        columns={mayEdit ? [...columns(), acts] : columns()}
        searchLabel={text('groups.search')}
        filters={<GroupFilters asked={table.asked} onFilter={table.onFilter} />}
        empty={
          mayEdit ? (
            <EmptyList title={text('groups.none')} text={text('groups.none-hint')} />
          ) : (
            <EmptyList title={text('groups.none-own')} />
          )
        }
      />
      {open?.kind === 'add' && <GroupDialog onClose={close} />}
      {open?.kind === 'edit' && <GroupDialog group={open.group} onClose={close} />}
      {(open?.kind === 'archive' || open?.kind === 'delete') && (
        <AwayDialog group={open.group} how={open.kind} onClose={close} />
      )}
    </Screen>
  )
}
