import { type RegisteredSchool, schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { AccessDialog } from '#features/personnel/public.tsx'
import { saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everything } from '../reads.ts'

type Props = { schoolId: number; head: RegisteredSchool['heads'][number]; onClose: () => void }

/** Hands out a new password to a head; it is told once. */
export function ResetDialog({ schoolId, head: { userId, name }, onClose }: Props) {
  const reset = useCommand(schoolRegistry.resetHead, { silent: true, refresh: everything })
  const title = text('school-registry.reset')
  if (reset.data) return <AccessDialog title={title} accesses={[{ ...reset.data, name }]} onClose={onClose} />

  return (
    <ConfirmDialog
      title={title}
      message={text('school-registry.reset-question', { name })}
      action={title}
      danger
      busy={reset.isPending}
      error={reset.error && saidBy(reset.error)}
      onConfirm={() => reset.mutate({ params: { schoolId, userId } })}
      onClose={onClose}
    />
  )
}
