import { useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { shrinkImage } from '#ui/fields/shrink-image.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconFile } from '#ui/page/icons.ts'
import styles from '../Builder.module.css'
import { useHeld } from '../files.tsx'

type Held = { uuid: string; name: string }
const accepts = { picture: 'image/*', audio: '.mp3,audio/mpeg', film: '.mp4,video/mp4', file: undefined } as const
type Props = { file: Held | null; onFile: (file: Held) => void; of?: keyof typeof accepts; alt?: string }

/** The file of a module: what it holds, and another one in its place. */
export function FileField({ file, onFile, of = 'file', alt = '' }: Props) {
  const isPicture = of === 'picture'
  const { store, addressOf } = useHeld()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const address = file ? addressOf(file.uuid) : undefined
  const put = async (chosen: File) => {
    setBusy(true)
    try {
      const { uuid, name } = await store(isPicture ? await shrinkImage(chosen) : chosen)
      onFile({ uuid, name })
    } catch {
      // Why it was refused has been said where all refusals are.
      input.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.file}>
      {address && isPicture && <img src={address} alt={alt} className={styles.picture} />}
      {file && !isPicture && (
        <a href={address} target="_blank" rel="noopener noreferrer">
          <IconFile aria-hidden /> {file.name}
        </a>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accepts[of]}
        aria-label={text(`content.pick-${of}`)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) void put(chosen)
        }}
      />
      <Button size="small" busy={busy} onClick={() => input.current?.click()}>
        {text(file ? 'content.pick-other' : `content.pick-${of}`)}
      </Button>
    </div>
  )
}
