import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { programChanged } from '@qalam/contract/training-programs/events.ts'
import { GroupsTabs } from '#features/groups/public.tsx'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { actsColumn, archiveColumns } from './columns.tsx'
import { ProgramTabs } from './ProgramTabs.tsx'
import { archive, everything } from './reads.ts'

/** The programs that were put away; all of them may come back. */
export default function ArchivePage() {
  const table = useTable(trainingPrograms.list, { usual: 'group', file: trainingPrograms.file, fixed: archive })
  const restore = useCommand(trainingPrograms.restore, { refresh: everything })
  useLive(programChanged, () => everything, everything)
  const acts = actsColumn(({ id }) => [
    {
      label: text('programs.restore'),
      onSelect: () =>
        restore.mutate({ body: { groupId: id } }, { onSuccess: () => tellSuccess(text('programs.restored')) }),
    },
  ])

  return (
    <Screen title={text('programs.archive-title')}>
      <GroupsTabs active="programs" />
      <ProgramTabs active="archive" />
      <ListTable
        table={table}
        caption={text('programs.archive-title')}
        columns={[...archiveColumns(), acts]}
        searchLabel={text('programs.search')}
        empty={<EmptyList title={text('programs.none-archived')} />}
      />
    </Screen>
  )
}
