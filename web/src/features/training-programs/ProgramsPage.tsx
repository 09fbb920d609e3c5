import { type TrainingProgram, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { programChanged } from '@qalam/contract/training-programs/events.ts'
import { useState } from 'react'
import { GroupsTabs } from '#features/groups/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { actsColumn, columns } from './columns.tsx'
import { ArchiveDialog } from './dialogs/ArchiveDialog.tsx'
import { ProgramDialog } from './dialogs/ProgramDialog.tsx'
import { ProgramTabs } from './ProgramTabs.tsx'
import { current, everything } from './reads.ts'

/** The training programs of this year's classes (N-20). */
export default function ProgramsPage() {
  const table = useTable(trainingPrograms.list, { usual: 'group', file: trainingPrograms.file, fixed: current })
  const [open, setOpen] = useState<'add' | TrainingProgram | null>(null)
  useLive(programChanged, () => everything, everything)
  const close = () => setOpen(null)
  const acts = actsColumn((program) => [{ label: text('programs.to-archive'), onSelect: () => setOpen(program) }])

  return (
    <Screen
      title={text('programs.title')}
      lead={text('programs.lead-line')}
      actions={
        table.data?.can.create === true && (
          <Button kind="main" onClick={() => setOpen('add')}>
            {text('programs.add')}
          </Button>
        )
      }
    >
      <GroupsTabs active="programs" />
      <ProgramTabs active="current" />
      <ListTable
        table={table}
        caption={text('programs.title')}
        columns={[...columns(), acts]}
        searchLabel={text('programs.search')}
        empty={<EmptyList title={text('programs.none')} text={text('programs.none-hint')} />}
      />
      {open === 'add' && <ProgramDialog onClose={close} />}
      {open !== null && open !== 'add' && <ArchiveDialog program={open} onClose={close} />}
    </Screen>
  )
}
