import { personnel } from '@qalam/contract/personnel/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { useActs } from '#platform/useActs.ts'
import { PictureActs } from '#ui/fields/PictureActs.tsx'
import { stale } from '../reads.ts'
import { asSquare } from './square.ts'

/** Sets the picture of a person, or takes it away. */
export function PhotoActs({ card }: { card: PersonCard }) {
  const { busy, error, act } = useActs(stale)
  const params = { userId: card.id }
  const send = async (file: File) => {
    const form = new FormData()
    const square = await asSquare(file)
    form.append('file', square, square.name)
    await call(personnel.setPhoto, { params }, { form, silent: true })
  }

  return (
    <PictureActs
      label={text('person.photo')}
      words={{
        set: text(card.photo ? 'person.photo-replace' : 'person.photo-set'),
        remove: text('person.photo-remove'),
      }}
      has={card.photo !== null}
      busy={busy}
      error={error}
      onFile={(file) => void act(() => send(file), text('person.photo-stored'))}
      onRemove={() =>
        void act(() => call(personnel.removePhoto, { params }, { silent: true }), text('person.photo-removed'))
      }
    />
  )
}
