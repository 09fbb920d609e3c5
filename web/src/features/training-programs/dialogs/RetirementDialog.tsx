import { type ProgramStudent, StudentRetirement, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'

/** M-49: the stay of a student in a program ends by an order; the dialog closes and the page is read anew (S-OTHER-4). */
export function RetirementDialog({ student, onClose }: { student: ProgramStudent; onClose: () => void }) {
  const retire = useCommand(trainingPrograms.retire, { refresh: everything })
  const draft = useDraft({
    schema: StudentRetirement,
    start: { contingentId: student.contingentId },
    send: (body) => retire.mutateAsync({ body }),
    done: () => {
      tellSuccess(text('programs.retired'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('programs.retirement-of', { name: student.name })}
      action={text('programs.retirement')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <DateField
        label={text('programs.until')}
        hint={text('programs.until-hint')}
        required
        {...draft.field('retirementDate')}
      />
      <TextField label={text('programs.retirement-order')} required max={50} {...draft.field('retirementOrder')} />
    </FormDialog>
  )
}
