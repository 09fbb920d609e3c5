import { contingent } from '@qalam/contract/contingent/api.ts'
import type { Coming } from '@qalam/contract/contingent/coming.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everything } from '../reads.ts'
import { MoveForm } from './MoveForm.tsx'

type Props = { one: Coming; onClose: () => void }

/** Another class, day or order for what is to come. */
export function ChangeComingDialog({ one, onClose }: Props) {
  const change = useCommand(contingent.changeComing, { silent: true, refresh: everything })
  return (
    <MoveForm
      title={text('transfers.change-coming')}
      hint={one.name}
      userId={one.userId}
      start={{ groupId: one.group.id, date: one.since, order: one.order }}
      send={(body) => change.mutateAsync({ params: { stayId: one.id }, body })}
      error={change.error}
      onClose={onClose}
    />
  )
}

/** What was to come never was. */
export function TakeBackDialog({ one, onClose }: Props) {
  const takeBack = useCommand(contingent.takeBack, { silent: true, refresh: everything })
  const { name, from } = one
  return (
    <ConfirmDialog
      title={text('transfers.take-back')}
      message={
        from === null
          ? text('transfers.take-back-arrival', { name })
          : text('transfers.take-back-move', { name, group: from })
      }
      action={text('transfers.take-back')}
      busy={takeBack.isPending}
      error={takeBack.error && saidBy(takeBack.error)}
      onConfirm={() =>
        takeBack.mutate(
          { params: { stayId: one.id } },
          {
            onSuccess: () => {
              tellSuccess(text('transfers.settled'))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
