import { type Cabinet, cabinets } from '@qalam/contract/cabinets/api.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { labelOf } from './label.ts'
import { everyList } from './reads.ts'

type Props = { rooms: readonly Cabinet[]; onDeleted: () => void; onClose: () => void }

/** Asks, then deletes one after another; what is in use stays, and the dialog says where it is used. */
export function DeleteDialog({ rooms, onDeleted, onClose }: Props) {
  const remove = useCommand(cabinets.delete, { silent: true, refresh: everyList })
  const [left, setLeft] = useState(rooms)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [first] = left
  const isOne = left.length === 1 && first !== undefined

  const deleteAll = async () => {
    setBusy(true)
    const stayed: { room: Cabinet; because: string }[] = []
    for (const room of left)
      await remove
        .mutateAsync({ params: { id: room.id } })
        .catch((failure: unknown) => stayed.push({ room, because: saidBy(failure) }))
    setBusy(false)
    const count = left.length - stayed.length
    if (count > 0) tellSuccess(isOne ? text('cabinets.deleted') : text('cabinets.deleted-many', { count }))
    if (count > 0) onDeleted()
    if (stayed.length === 0) return onClose()
    setLeft(stayed.map(({ room }) => room))
    setRefusals(stayed.map(({ because }) => because))
  }

  return (
    <ConfirmDialog
      title={isOne ? text('cabinets.delete-title', { number: first.number }) : text('cabinets.delete-many')}
      message={
        isOne
          ? text('cabinets.delete-question', { label: labelOf(first) })
          : text('cabinets.delete-many-question', { count: left.length })
      }
      action={text('common.delete')}
      danger
      busy={busy}
      error={refusals.length > 0 ? refusals.join('. ') : null}
      onConfirm={deleteAll}
      onClose={onClose}
    />
  )
}
