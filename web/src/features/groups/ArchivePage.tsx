import type { Group } from '@qalam/contract/groups/group.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { groupChanged } from '@qalam/contract/groups/events.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { actsColumn, archiveColumns } from './columns.tsx'
import { AwayDialog } from './dialogs/AwayDialog.tsx'
import { GroupsTabs } from './GroupsTabs.tsx'
import { everyList } from './reads.ts'

/** The classes that were put away; all of them may come back. */
export default function ArchivePage() {
  const table = useTable(groups.archived, { usual: 'label' })
  const restore = useCommand(groups.restore, { refresh: everyList })
  const [removed, setRemoved] = useState<Group | null>(null)
  useLive(groupChanged, () => everyList, everyList)
  const mayEdit = table.data?.can.create === true
  const acts = actsColumn((group) => [
    {
      label: text('groups.restore'),
      onSelect: () =>
        restore.mutate(
          { body: { id: group.id } },
          { onSuccess: () => tellSuccess(text('groups.restored', { label: group.label })) },
        ),
    },
    { label: text('common.delete'), danger: true, onSelect: () => setRemoved(group) },
  ])

  return (
    <Screen title={text('groups.archive-title')}>
      <GroupsTabs active="archive" />
      <ListTable
        table={table}
        caption={text('groups.archive-title')}
        columns={mayEdit ? [...archiveColumns(), acts] : archiveColumns()}
        searchLabel={text('groups.search')}
        empty={<EmptyList title={text('groups.none-archived')} />}
      />
      {removed && <AwayDialog group={removed} how="delete" onClose={() => setRemoved(null)} />}
    </Screen>
  )
}
