import { personnel } from '@qalam/contract/personnel/api.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, saidBy } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import { stale } from '../reads.ts'
import { asSquare } from './square.ts'

/** Sets the picture of a person, or takes it away. */
export function PhotoActs({ card }: { card: PersonCard }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const params = { userId: card.id }

  const during = async (act: () => Promise<unknown>, said: string) => {
    setBusy(true)
    setError(null)
    try {
      await act()
      await Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
      tellSuccess(said)
    } catch (failure) {
      setError(saidBy(failure))
    } finally {
      setBusy(false)
    }
  }
  const send = async (file: File) => {
    const form = new FormData()
    const square = await asSquare(file)
    form.append('file', square, square.name)
    await call(personnel.setPhoto, { params }, { form, silent: true })
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={text('person.photo')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void during(() => send(file), text('person.photo-stored'))
        }}
      />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {text(card.photo ? 'person.photo-replace' : 'person.photo-set')}
      </Button>
      {card.photo && (
        <Button
          size="small"
          disabled={busy}
          onClick={() =>
            void during(() => call(personnel.removePhoto, { params }, { silent: true }), text('person.photo-removed'))
          }
        >
          {text('person.photo-remove')}
        </Button>
      )}
      {error && <Complaint text={error} />}
    </>
  )
}
