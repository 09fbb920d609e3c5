import { groups } from '@qalam/contract/groups/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everySplit } from '../reads.ts'

type Props = { groupId: number; subject: { id: number; name: Named }; onClose: () => void }

/** Makes one class of two halves; when something is planned for a half, the dialog says what. */
export function DissolveDialog({ groupId, subject, onClose }: Props) {
  const dissolve = useCommand(groups.dissolve, { silent: true, refresh: everySplit })
  const done = () => {
    tellSuccess(text('groups.dissolved'))
    onClose()
  }

  return (
    <ConfirmDialog
      title={text('groups.dissolve')}
      message={text('groups.dissolve-question', { subject: named(subject.name) })}
      action={text('groups.dissolve')}
      danger
      busy={dissolve.isPending}
      error={dissolve.error && saidBy(dissolve.error)}
      onConfirm={() => dissolve.mutate({ params: { groupId }, query: { subjectId: subject.id } }, { onSuccess: done })}
      onClose={onClose}
    />
  )
}
