import { useRef } from 'react'
import { Button } from '../page/Button.tsx'
import { Complaint } from './Complaint.tsx'

type Props = {
  label: string
  words: { set: string; remove: string }
  /** Whether there is a picture that may be taken away. */
  has: boolean
  busy: boolean
  error: string | null
  onFile: (file: File) => void
  onRemove: () => void
}

/** Sets a picture, or takes it away. */
export function PictureActs({ label, words, has, busy, error, onFile, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {words.set}
      </Button>
      {has && (
        <Button size="small" disabled={busy} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
      {error && <Complaint text={error} />}
    </>
  )
}
