import { groups } from '@qalam/contract/groups/api.ts'
import type { Group } from '@qalam/contract/groups/group.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyList } from '../reads.ts'

export type Away = 'archive' | 'delete'

/** Puts a class away or removes it; a refusal stays in the dialog and says what stands in the way. */
export function AwayDialog({ group, how, onClose }: { group: Group; how: Away; onClose: () => void }) {
  const archive = useCommand(groups.archive, { silent: true, refresh: everyList })
  const remove = useCommand(groups.delete, { silent: true, refresh: everyList })
  const { id, label } = group
  const done = (said: string) => () => {
    tellSuccess(said)
    onClose()
  }
  const failure = archive.error ?? remove.error

  return how === 'archive' ? (
    <ConfirmDialog
      title={text('groups.to-archive')}
      message={text('groups.archive-question', { label })}
      action={text('groups.to-archive')}
      busy={archive.isPending}
      error={failure && saidBy(failure)}
      onConfirm={() => archive.mutate({ body: { id } }, { onSuccess: done(text('groups.archived', { label })) })}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title={text('groups.delete-title', { label })}
      message={text('groups.delete-question', { label })}
      action={text('common.delete')}
      danger
      busy={remove.isPending}
      error={failure && saidBy(failure)}
      onConfirm={() => remove.mutate({ params: { groupId: id } }, { onSuccess: done(text('groups.deleted')) })}
      onClose={onClose}
    />
  )
}
