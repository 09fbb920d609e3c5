import type { Invitation } from '@qalam/contract/personnel/person.ts'
import { AccessDialog } from './card/AccessDialog.tsx'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { PersonPage } from './card/PersonPage.tsx'
import { EmployeeDialog } from './edit/EmployeeDialog.tsx'
import { LeavingDialog } from './leaving/LeavingDialog.tsx'
import { stale } from './reads.ts'

/** The card of an employee (R-2.7-16, M-35). */
export default function EmployeePage({ params }: { params: { userId: string } }) {
  const userId = Number(params.userId)
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const restore = useCommand(personnel.restore, { refresh: stale })
  const [invited, setInvited] = useState<Invitation | null>(null)
  const takeBack = async () => {
    const { invitation } = await restore.mutateAsync({ params: { userId } })
    if (invitation) return setInvited(invitation)
    tellSuccess(text('person.restored'))
  }

  return (
    <PersonPage
      userId={userId}
      onEdit={() => setOpen('edit')}
      onRemove={() => setOpen('remove')}
      onRestore={() => void takeBack().catch(() => undefined)}
    >
      {(card) => (
        <>
          {invited && (
            <AccessDialog
              title={text('invitations.sheet')}
              accesses={[]}
              invited={[invited]}
              onClose={() => setInvited(null)}
            />
          )}
          {open === 'edit' && <EmployeeDialog card={card} onClose={close} />}
          {open === 'remove' && <LeavingDialog card={card} onClose={close} />}
        </>
      )}
    </PersonPage>
  )
}
