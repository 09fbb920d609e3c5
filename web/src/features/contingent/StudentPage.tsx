import { useState } from 'react'
import { PersonPage } from '#features/personnel/public.tsx'
import { RemoveDialog, RestoreDialog } from './edit/LeaveDialogs.tsx'
import { ParentsDialog } from './edit/ParentsDialog.tsx'
import { StudentDialog } from './edit/StudentDialog.tsx'
import { LetGoDialog } from './transfers/LetGoDialog.tsx'
import { MoveDialog } from './transfers/MoveDialog.tsx'

/** The card of a student (R-2.7-12, M-35). */
export default function StudentPage({ params }: { params: { userId: string } }) {
  const [open, setOpen] = useState<'edit' | 'parents' | 'remove' | 'restore' | 'move' | 'transfer' | null>(null)
  const close = () => setOpen(null)

  return (
    <PersonPage
      userId={Number(params.userId)}
      onEdit={() => setOpen('edit')}
      onParents={() => setOpen('parents')}
      onMove={() => setOpen('move')}
      onTransfer={() => setOpen('transfer')}
      onRemove={() => setOpen('remove')}
      onRestore={() => setOpen('restore')}
    >
      {(card) => (
        <>
          {open === 'edit' && <StudentDialog card={card} onClose={close} />}
          {open === 'parents' && <ParentsDialog card={card} onClose={close} />}
          {open === 'move' && <MoveDialog card={card} onClose={close} />}
          {open === 'transfer' && <LetGoDialog card={card} onClose={close} />}
          {open === 'remove' && <RemoveDialog card={card} onClose={close} />}
          {open === 'restore' && <RestoreDialog card={card} onClose={close} />}
        </>
      )}
    </PersonPage>
  )
}
