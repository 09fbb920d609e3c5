import { contingent } from '@qalam/contract/contingent/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { nameOf } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { everything } from '../reads.ts'
import { MoveForm } from './MoveForm.tsx'

/** Moves a student to another class from a day on, back or ahead, by an order. */
export function MoveDialog({ card, onClose }: { card: PersonCard; onClose: () => void }) {
  const move = useCommand(contingent.move, { silent: true, refresh: everything })
  return (
    <MoveForm
      title={text('transfers.move')}
      hint={text('transfers.move-hint', { name: nameOf(card) })}
      userId={card.id}
      start={{ date: today(), order: '' }}
      send={(body) => move.mutateAsync({ params: { userId: card.id }, body })}
      error={move.error}
      onClose={onClose}
    />
  )
}
