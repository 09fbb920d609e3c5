import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { Suspense, useState } from 'react'
import { CardDownload } from '#features/journal-files/public.tsx'
import { useQuarter } from '#platform/quarter.ts'
import { text } from '#platform/text.ts'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import { EndSessionsDialog } from './EndSessionsDialog.tsx'
import { nameOf } from './name.ts'
import { ResetDialog } from './ResetDialog.tsx'
import { ResetFactorDialog } from './ResetFactorDialog.tsx'

/** What is done with a person by a form of its own. */
export type Acts = {
  onEdit: () => void
  onParents?: () => void
  /** To another class, and to another school. */
  onMove?: () => void
  onTransfer?: () => void
  onRemove: () => void
  onRestore: () => void
}

/** The actions of a card (SH-MODAL-30); what may not be done is not there. */
export function CardActs({
  card,
  onEdit,
  onParents,
  onMove,
  onTransfer,
  onRemove,
  onRestore,
}: Acts & { card: PersonCard }) {
  const [open, setOpen] = useState<'reset' | 'sessions' | 'factor' | null>(null)
  const quarter = useQuarter()
  const { can } = card
  const acts: (MenuItem | false | undefined)[] = [
    can.edit && onParents && { label: text('person.parents'), onSelect: onParents },
    can.resetPassword && { label: text('person.reset'), onSelect: () => setOpen('reset') },
    can.endSessions && { label: text('person.end-sessions'), onSelect: () => setOpen('sessions') },
    can.resetFactor && { label: text('person.reset-factor'), onSelect: () => setOpen('factor') },
    can.remove && onMove && { label: text('transfers.move'), onSelect: onMove },
    can.remove && onTransfer && { label: text('transfers.let-go'), onSelect: onTransfer },
    can.remove && { label: text('person.remove'), danger: true, onSelect: onRemove },
  ]
  const items = acts.filter((act) => act !== false && act !== undefined)
  const who = { id: card.id, name: nameOf(card) }

  return (
    <>
      {can.report && (
        <Suspense>
          <CardDownload userId={card.id} quarter={quarter} />
        </Suspense>
      )}
      {items.length > 0 && <Menu label={text('person.actions')} align="end" items={items} />}
      {can.restore && (
        <Button kind="main" onClick={onRestore}>
          {text('person.restore')}
        </Button>
      )}
      {can.edit && (
        <Button kind="main" onClick={onEdit}>
          {text('person.edit')}
        </Button>
      )}
      {open === 'reset' && <ResetDialog {...who} onClose={() => setOpen(null)} />}
      {open === 'factor' && <ResetFactorDialog {...who} onClose={() => setOpen(null)} />}
      {open === 'sessions' && <EndSessionsDialog {...who} onClose={() => setOpen(null)} />}
    </>
  )
}
