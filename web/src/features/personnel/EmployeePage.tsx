import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { PersonPage } from './card/PersonPage.tsx'
import { nameOf } from './card/name.ts'
import { EmployeeDialog } from './edit/EmployeeDialog.tsx'
import { stale } from './reads.ts'

/** The card of an employee (R-2.7-16, M-35). */
export default function EmployeePage({ params }: { params: { userId: string } }) {
  const userId = Number(params.userId)
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const remove = useCommand(personnel.remove, { refresh: stale })
  const restore = useCommand(personnel.restore, { refresh: stale })
  const act = async (command: typeof remove, said: 'person.removed' | 'person.restored') => {
    await command.mutateAsync({ params: { userId } }).then(
      () => tellSuccess(text(said)),
      () => undefined,
    )
    close()
  }

  return (
    <PersonPage
      userId={userId}
      onEdit={() => setOpen('edit')}
      onRemove={() => setOpen('remove')}
      onRestore={() => void act(restore, 'person.restored')}
    >
      {(card) => (
        <>
          {open === 'edit' && <EmployeeDialog card={card} onClose={close} />}
          {open === 'remove' && (
            <ConfirmDialog
              title={text('person.remove')}
              message={text('personnel.remove-question', {
                name: nameOf(card),
                classes: card.teaching.length,
                leads: card.leads.map(({ label }) => label).join(', ') || '—',
              })}
              action={text('person.remove')}
              danger
              busy={remove.isPending}
              onConfirm={() => act(remove, 'person.removed')}
              onClose={close}
            />
          )}
        </>
      )}
    </PersonPage>
  )
}
