import type { MoveDraft } from '@qalam/contract/contingent/coming.ts'
import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { moveEffect } from '../reads.ts'

/** What a move that is dated back does to lessons that have begun, before it is stored. */
export function MoveEffects({ userId, draft }: { userId: number; draft: MoveDraft }) {
  const { data } = useQuery({ ...moveEffect(userId, draft), retry: false })
  if (!data) return null
  const { loses, gets } = data
  if (loses.lessons + gets.lessons === 0) return <p role="status">{text('transfers.effects-none')}</p>
  return (
    <div role="status">
      {loses.lessons > 0 && <p>{text('transfers.effect-loses', loses)}</p>}
      {gets.lessons > 0 && <p>{text('transfers.effect-gets', gets)}</p>}
    </div>
  )
}
