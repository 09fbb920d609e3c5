import { StudentArrival, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { candidatesFor, everything } from '../reads.ts'

/** M-48: a student of the class comes into its program by an order; the dialog closes and the page is read anew (S-OTHER-4). */
export function ArrivalDialog({ programId, onClose }: { programId: number; onClose: () => void }) {
  const candidates = useQuery(candidatesFor(programId)).data
  const arrive = useCommand(trainingPrograms.arrive, { refresh: everything })
  const draft = useDraft({
    schema: StudentArrival,
    start: { groupId: programId },
    send: (body) => arrive.mutateAsync({ body }),
    done: () => {
      tellSuccess(text('programs.arrived'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={text('programs.arrival')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <SearchSelect<number>
        label={text('programs.student')}
        required
        busy={!candidates}
        choices={(candidates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...draft.field('contingentId')}
      />
      <DateField label={text('programs.since')} required {...draft.field('arrivalDate')} />
      <TextField label={text('programs.arrival-order')} required max={50} {...draft.field('arrivalOrder')} />
    </FormDialog>
  )
}
