import { type TrainingProgram, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { programName } from '../name.ts'
import { everything } from '../reads.ts'

/** Puts a program away; a refusal stays in the dialog and says who still studies by it. */
export function ArchiveDialog({ program, onClose }: { program: TrainingProgram; onClose: () => void }) {
  const archive = useCommand(trainingPrograms.archive, { silent: true, refresh: everything })
  return (
    <ConfirmDialog
      title={text('programs.to-archive')}
      message={text('programs.archive-question', { name: `${programName(program)}, ${program.group.label}` })}
      action={text('programs.to-archive')}
      busy={archive.isPending}
      error={archive.error && saidBy(archive.error)}
      onConfirm={() =>
        archive.mutate(
          { body: { groupId: program.id } },
          {
            onSuccess: () => {
              tellSuccess(text('programs.archived'))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
