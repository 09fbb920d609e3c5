import { useQuery } from '@tanstack/react-query'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { planEdited, planForm } from '../reads.ts'
import { EditPlan } from './EditPlan.tsx'
import { NewPlan } from './NewPlan.tsx'

type Props = { groupId: number; uuid?: string; onClose: () => void }

/** M-38: a new plan of a group, or one that is changed. */
export function PlanDialog({ groupId, uuid, onClose }: Props) {
  const { data: form } = useQuery({ ...planForm(groupId), enabled: uuid === undefined })
  const { data: plan } = useQuery({ ...planEdited(uuid ?? ''), enabled: uuid !== undefined })
  if (plan) return <EditPlan plan={plan} onClose={onClose} />
  if (form && uuid === undefined) return <NewPlan groupId={groupId} form={form} onClose={onClose} />
  return (
    <Dialog title={text(uuid ? 'calendar-plans.edit' : 'calendar-plans.add')} width={540} onClose={onClose}>
      <FormSkeleton />
    </Dialog>
  )
}
